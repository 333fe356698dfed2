/**
 * One separator before exactly three digits: '12.000' is 12 where decimals are written like this, and 12,000 where
 * thousands are. A group of thousands does not begin with 0.
 */
const TWO_READINGS = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/** Thousands are separated: '1.234,56', '1,234,567', "1'234" or '1 234'. */
const SEPARATED_THOUSANDS = /^-?[1-9]\d{0,2}(?:[.,'’\s]\d{3})+(?:[.,]\d*)?$/;

/** The number of a cell, undefined for an empty cell, or why it is not accepted. */
export type TableNumber = { value: number | undefined } | { fault: string };

/**
 * Reads a number of a table. A number that can be read in two ways is not guessed, because sums would be wrong by a
 * factor of a thousand.
 *
 * @param text a trimmed cell
 * @param separator of the table's cells; with semicolons the decimal separator may be a comma
 */
export function tableNumber(text: string, separator: string): TableNumber {
  if (text === '') return { value: undefined };
  const shown = JSON.stringify(text);
  if (TWO_READINGS.test(text)) {
    const [whole = '', decimals = ''] = text.split(/[.,]/);
    const readings = `${whole + decimals} or as ${Number(`${whole}.${decimals}`)}`;
    return {
      fault: `${shown} can be read as ${readings}: write whole numbers without a separator, others with two decimals`,
    };
  }
  const plain = separator === ';' ? text.replace(',', '.') : text;
  if (/^-?\d+(\.\d+)?$/.test(plain)) return { value: Number(plain) };
  if (SEPARATED_THOUSANDS.test(text)) return { fault: `${shown} has separators of thousands, which are not accepted` };
  return { fault: `${shown} is no number` };
}

/**
 * Writes a row of a CSV file (RFC 4180) with its line end. Texts that start like a formula are prefixed with an
 * apostrophe.
 * @param cells null is an empty cell
 */
export const csvRow = (cells: readonly (string | number | null)[]) => `${cells.map(cell).join(',')}\r\n`;

function cell(value: string | number | null): string {
  if (value === null || typeof value === 'number') return String(value ?? '');
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

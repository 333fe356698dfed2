/**
 * A line of a CSV file (RFC 4180), with its line end. A text that begins like a formula is none (DESIGN §8).
 *
 * @param cells null is an empty cell
 */
export const csvRow = (cells: readonly (string | number | null)[]) => `${cells.map(cell).join(',')}\r\n`;

function cell(value: string | number | null): string {
  if (value === null || typeof value === 'number') return String(value ?? '');
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

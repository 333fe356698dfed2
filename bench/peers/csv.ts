/** Rows as CSV in which a blank cell is null and a text always stands in quotes. */
export function csvOf(rows: readonly (readonly (string | number | null)[])[]): string {
  let text = '';
  for (const row of rows) {
    text += row.map((cell) => (typeof cell === 'string' ? `"${cell.replaceAll('"', '""')}"` : (cell ?? ''))).join();
    text += '\n';
  }
  return text;
}

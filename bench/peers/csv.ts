/** Formats CSV rows; null is an empty cell, texts are always quoted. */
export function csvOf(rows: readonly (readonly (string | number | null)[])[]): string {
  let text = '';
  for (const row of rows) {
    text += row.map((cell) => (typeof cell === 'string' ? `"${cell.replaceAll('"', '""')}"` : (cell ?? ''))).join();
    text += '\n';
  }
  return text;
}

/**
 * Replaces each tag of a piece of HTML by a blank; entities are unchanged.
 *
 * @param html any text; takes linear time
 */
export function withoutTags(html: string): string {
  // No tag ends after the last '>': without this cut, every '<' after it would be scanned to the end (quadratic time).
  const end = html.lastIndexOf('>') + 1;
  return html.slice(0, end).replace(/<[^>]*>/g, ' ') + html.slice(end);
}

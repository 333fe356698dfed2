/**
 * The text of a piece of HTML with a blank in the place of each tag; its entities stay as they are.
 *
 * @param html any text; takes linear time
 */
export function withoutTags(html: string): string {
  // No tag ends after the last '>': without this cut, every '<' after it would be scanned to the end (quadratic time).
  const end = html.lastIndexOf('>') + 1;
  return html.slice(0, end).replace(/<[^>]*>/g, ' ') + html.slice(end);
}

/**
 * The text of a piece of HTML with a blank in the place of each tag; its entities stay as they are.
 *
 * @param html any text: it takes time in proportion to it, whatever it holds
 */
export function withoutTags(html: string): string {
  // Behind the last bracket that closes, no tag ends, and none needs to be looked for from each one that opens.
  const end = html.lastIndexOf('>') + 1;
  return html.slice(0, end).replace(/<[^>]*>/g, ' ') + html.slice(end);
}

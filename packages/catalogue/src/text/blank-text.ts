// Whitespace, comments, tags without visible content, and no-break spaces written as entities.
const INVISIBLE =
  /[\s\u200b\u2060\ufeff]+|<!--[\s\S]*?-->|<\/?(?:br|p|div|span|b|i|u|em|strong|font)(?:\s[^>]*)?\/?>|&(?:nbsp|#160|#xa0);/iy;

/**
 * Whether a text counts as empty, so that its sub-heading is hidden when blank ones are suppressed (SHEET-070,
 * SHEET-071): absent, blank, or markup that shows nothing, such as '<br><br>'.
 *
 * @param text plain or HTML
 */
export function isBlankText(text: string | null | undefined): boolean {
  if (!text) return true;
  // Stops at the first visible character, so that long texts are not scanned.
  for (let at = 0; at < text.length; at = INVISIBLE.lastIndex) {
    INVISIBLE.lastIndex = at;
    if (!INVISIBLE.test(text)) return false;
  }
  return true;
}

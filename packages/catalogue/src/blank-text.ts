// Tags that show nothing by themselves, and blanks written as entities.
const INVISIBLE_HTML =
  /<!--[\s\S]*?-->|<\/?(?:br|p|div|span|b|i|u|em|strong|font)(?:\s[^>]*)?\/?>|&(?:nbsp|#160|#xa0);/gi;

/**
 * Whether a text counts as empty, so that its sub-heading is hidden when blank ones are suppressed (TS §5): absent,
 * blank, or markup that shows nothing, such as '<br><br>'.
 *
 * @param text plain or HTML
 */
export function isBlankText(text: string | null | undefined): boolean {
  return (text ?? '').replace(INVISIBLE_HTML, '').replace(/[\s\u200b\u2060\ufeff]/g, '') === '';
}

import { plainText } from './plain-text.ts';

// Most texts begin with a letter, so that long ones are not read to their end.
const STARTS_VISIBLY = /^\s*(?:<(?:p|ul|ol|li|b|i|em|strong)>\s*)*[\p{L}\p{N}]/u;
const VISIBLE = /[^\s\p{Cf}\p{Cc}]/u;

/**
 * Whether a text counts as empty (SHEET-070, SHEET-071, G-221): absent, or without a visible character once markup is
 * removed, such as '<br><br>', '<p>&nbsp;</p>' or a soft hyphen.
 *
 * @param text plain or HTML
 */
export function isBlankText(text: string | null | undefined): boolean {
  if (!text) return true;
  return !STARTS_VISIBLY.test(text) && !VISIBLE.test(plainText(text));
}

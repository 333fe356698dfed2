import { withEvenBlanks } from './even-blanks.ts';
import { normalForm } from './normal-form.ts';

/**
 * Replacements of letters that Unicode normalization does not decompose.
 */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ĸ: 'k',
  ŋ: 'n',
  // Final sigma, so that a prefix of a word matches the word.
  ς: 'σ',
};

const LETTER_PATTERN = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

// Used as an apostrophe; normalization would replace it by a space and an accent.
const ACUTE = /\u00b4/g;
const SINGLE_QUOTES = /[\u2018-\u201b\u2032\u2039\u203a\u02b9\u02bb-\u02bd\u0060\u055a]/g;
const DOUBLE_QUOTES = /[\u201c-\u201f\u00ab\u00bb]/g;
const DASHES = /[\p{Pd}\u2212]/gu;
const FRACTION_SLASH = /\u2044/g;

// Marks that are accents or pointing. Indic and Thai marks are vowels and are kept.
const ACCENTS = /[[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Cyrillic}]&&\p{M}]/gv;

// Soft hyphens, zero-width spaces, byte-order marks, direction marks.
const INVISIBLE = /\p{Cf}/gu;

const ASCII_ONLY = /^[\x20-\x5f\x61-\x7e]*$/;

/**
 * Normal form of texts for searching (G-55): lower case, without accents, ligatures and special letters expanded, plain
 * quotes and dashes, whitespace collapsed and trimmed. Idempotent.
 *
 * @param text any text; the wildcards of SQL patterns (`%`, `_`, `\`) are unchanged
 * @returns the folded text, possibly empty
 */
export function foldText(text: string): string {
  if (ASCII_ONLY.test(text)) return collapse(text.toLowerCase());
  // Lower-casing can add accents ('İ'), so decompose again.
  const lower = normalForm(text.replace(ACUTE, "'"), 'NFKD').toLowerCase().normalize('NFKD');
  const plain = lower
    .replace(ACCENTS, '')
    .replace(INVISIBLE, '')
    .replace(SINGLE_QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .replace(DASHES, '-')
    .replace(FRACTION_SLASH, '/')
    .replace(LETTER_PATTERN, (letter) => LETTERS[letter] ?? letter);
  return collapse(normalForm(plain, 'NFC'));
}

const collapse = (text: string) => withEvenBlanks(text).trim();

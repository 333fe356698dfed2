import { normalForm } from './normal-form.ts';

/**
 * The letters that Unicode does not decompose, as an English reader types them. Everything with a separable accent
 * is handled by normalisation and is not listed.
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
  // Greek writes its s differently at the end of a word, where a beginning of the word has the other one.
  ς: 'σ',
};

const LETTER_PATTERN = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

// Typed for an apostrophe; normalisation would make it a blank and an accent.
const ACUTE = /\u00b4/g;
const SINGLE_QUOTES = /[\u2018-\u201b\u2032\u2039\u203a\u02b9\u02bb-\u02bd\u0060\u055a]/g;
const DOUBLE_QUOTES = /[\u201c-\u201f\u00ab\u00bb]/g;
const DASHES = /[\p{Pd}\u2212]/gu;
const FRACTION_SLASH = /\u2044/g;

// The marks of alphabets in which they are accents or pointing; Indic and Thai marks are vowels and stay.
const ACCENTS = /[[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Cyrillic}]&&\p{M}]/gv;

// Soft hyphens, zero-width blanks, byte-order marks, direction marks: nobody sees or types them.
const INVISIBLE = /\p{Cf}/gu;

const ASCII_ONLY = /^[\x20-\x5f\x61-\x7e]*$/;

/**
 * The form in which texts are stored for searching and in which queries are compared with them (G-55): lower case,
 * without accents, ligatures and special letters written out, quotes and dashes plain, blanks collapsed and trimmed.
 * Folding a folded text changes nothing.
 *
 * @param text any text; what makes patterns in SQL (`%`, `_`, `\`) stays as it is
 * @returns the folded text, possibly empty
 */
export function foldText(text: string): string {
  if (ASCII_ONLY.test(text)) return collapse(text.toLowerCase());
  // Lower case can bring accents of its own ('İ'), hence the second decomposition.
  const lower = normalForm(text.replace(ACUTE, "'"), 'NFKD').toLowerCase().normalize('NFKD');
  const plain = lower
    .replace(ACCENTS, '')
    .replace(INVISIBLE, '')
    .replace(SINGLE_QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .replace(DASHES, '-')
    .replace(FRACTION_SLASH, '/')
    .replace(LETTER_PATTERN, (letter) => LETTERS[letter]!);
  return collapse(normalForm(plain, 'NFC'));
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

import { isIsbn10, toIsbn13 } from '../isbn/isbn.ts';
import { foldText } from '../text/fold.ts';
import { withoutArticle, wordsOf } from './words.ts';

/** Further words are ignored (G-261). */
export const MAX_WORDS = 16;
const MIN_NUMBER_DIGITS = 4;
const MAX_NUMBER_DIGITS = 13;

/** What the search box is asked for. */
export interface BoxQuery {
  /** Each must be found; without a leading article. */
  readonly words: readonly string[];
  /** A number of a title: an ISBN-13 or another one of the same length. */
  readonly number: { readonly digits: string; readonly isComplete: boolean } | null;
}

/** Lengths of UPC, and of EAN and ISBN-13. An ISBN-10 is complete if it can be converted. */
const COMPLETE_LENGTHS = [12, 13];
// Digits with a blank or punctuation between them, not next to letters; the last one of an ISBN-10 may be X.
const NUMBER = /(?<![\p{L}\p{N}])\d(?:[ ./-]?\d)*(?:[ ./-]?x)?(?![\p{L}\p{N}])/gu;
const KINDS_OF_NUMBERS = /\b(?:e?isbn|ean|upc|gtin)(?:[- ]?1[0-4])?\b[:#. ]*/g;

/** The digits of a complete number: an ISBN-10 as ISBN-13 if its check digit is right. */
function completeDigits(digits: string): string | null {
  if (digits.length === 10 && isIsbn10(digits.toUpperCase())) return toIsbn13(digits.toUpperCase());
  return COMPLETE_LENGTHS.includes(digits.length) && /^\d+$/.test(digits) ? digits : null;
}

function numberOf(folded: string): BoxQuery['number'] {
  const text = folded.replace(KINDS_OF_NUMBERS, ' ');
  const found = (text.match(NUMBER) ?? []).map((number) => number.replace(/[ ./-]/g, ''));
  for (const digits of found) {
    const complete = completeDigits(digits);
    if (complete) return { digits: complete, isComplete: true };
  }
  const [only = ''] = found;
  const isAlone = text.replace(/[ ./-]/g, '') === only;
  const isBeginning = /^\d+$/.test(only) && only.length >= MIN_NUMBER_DIGITS && only.length <= MAX_NUMBER_DIGITS;
  return isAlone && isBeginning ? { digits: only, isComplete: false } : null;
}

/**
 * Parses the text of the search box (G-261, G-262).
 *
 * @param typed any text
 */
export function boxQuery(typed: string): BoxQuery {
  const words = withoutArticle(wordsOf(typed)).slice(0, MAX_WORDS);
  return { words, number: numberOf(foldText(typed)) };
}

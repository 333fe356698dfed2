import { hasCheckDigit, isIsbn10, toIsbn13 } from '../isbn/isbn.ts';
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
const KINDS_OF_NUMBERS = /\b(?:e-?isbn|isbn|ean|upc|gtin)(?:[- ]?1[0-4](?!\d))?[:#. ]*(?=\d|\b)/g;
const RUN = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu;
const SEPARATORS = ' ./-';

/** Groups of digits with a single blank or punctuation between them, of which the last may end with X. */
function numbersOf(text: string): string[][] {
  const numbers: string[][] = [[]];
  for (const run of text.match(RUN) ?? []) {
    const isGroup = /^\d+x?$/.test(run) || (run === 'x' && numbers.at(-1)?.length !== 0);
    if (isGroup) numbers.at(-1)?.push(run);
    if ((!isGroup && !SEPARATORS.includes(run)) || run.endsWith('x')) numbers.push([]);
  }
  return numbers.filter(({ length }) => length > 0);
}

/**
 * The digits of a complete number: an ISBN-10 as ISBN-13 if its check digit is right. Ten digits that start with 978 or
 * 979 are the beginning of an ISBN-13, as in `isbnSearchPrefix`.
 */
function completeDigits(digits: string): string | null {
  if (/^97[89]/.test(digits) && digits.length < MAX_NUMBER_DIGITS) return null;
  if (isIsbn10(digits.toUpperCase())) return toIsbn13(digits.toUpperCase());
  return COMPLETE_LENGTHS.includes(digits.length) && /^\d+$/.test(digits) ? digits : null;
}

/** The first number of several groups that has the right check digit. */
function checkedDigits(groups: readonly string[]): string | null {
  for (let start = 0; start < groups.length; start += 1) {
    let digits = '';
    for (let end = start; end < groups.length && digits.length < MAX_NUMBER_DIGITS; end += 1) {
      // The loop ends before the length.
      digits += groups[end]!;
      const complete = completeDigits(digits);
      if (complete && hasCheckDigit(complete)) return complete;
    }
  }
  return null;
}

function numberOf(folded: string): BoxQuery['number'] {
  const text = folded.replace(KINDS_OF_NUMBERS, ' ');
  const numbers = numbersOf(text);
  for (const groups of numbers) {
    const complete = completeDigits(groups.join('')) ?? checkedDigits(groups);
    if (complete) return { digits: complete, isComplete: true };
  }
  const only = numbers.length === 1 ? numbers.flat().join('') : '';
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

import { type BoxTexts, boxWords } from './box-words.ts';
import { type BoxMatch, exactTypos, type FewestTypos, matchWords, respacedWords, similarTypos } from './match.ts';
import type { BoxQuery } from './typed-query.ts';
import { allWordsOf, wordsOf } from './words.ts';

/** Texts of a title in which the search box finds words or a number. */
export const boxFields = ['title', 'people', 'series', 'subtitle', 'imprint', 'number'] as const;
export type BoxField = (typeof boxFields)[number];

/** A part of a text, in UTF-16 units. */
export interface TextMark {
  readonly start: number;
  readonly end: number;
}

/** A text of a hit in which typed words were found. */
export interface BoxFinding {
  readonly field: BoxField;
  readonly text: string;
  /** The parts that were found, in order. */
  readonly marks: readonly TextMark[];
}

/** The typed words as a title has them: with typos, or with a blank less or more. */
interface Reading {
  readonly words: readonly string[];
  readonly fewest: FewestTypos;
}

interface SearchedText {
  readonly field: BoxField;
  readonly text: string;
  readonly words: readonly string[];
}

/** A word with its apostrophes and hyphens, or '&', which is a word. */
const CHUNK = /[\p{L}\p{M}\p{N}'\u2018-\u201b\u02bb-\u02bd\u00b4\u0060\p{Pd}&]+/gu;
/** A part of a compound with hyphens. */
const PART = /[^\p{Pd}]+/gu;

/**
 * Explains a hit of the search box (G-265).
 *
 * @param numbers of the title, the ISBN first
 * @returns the texts in which the words were found: of a word that is in several the title, or else the text with most
 * words
 */
export function explainMatch(
  query: BoxQuery,
  { texts, numbers }: { texts: BoxTexts; numbers: readonly string[] },
  match: BoxMatch,
): BoxFinding[] {
  if (match.place === 'number' || match.place === 'numberStart') return explainNumber(query, numbers);
  const reading = readingOf(query, texts, match);
  return reading ? explainWords(reading, searchedTexts(texts, match)) : [];
}

function explainNumber({ number }: BoxQuery, numbers: readonly string[]): BoxFinding[] {
  const digits = number?.digits ?? '';
  const text = numbers.find((one) => one.startsWith(digits));
  return digits && text ? [{ field: 'number', text, marks: [{ start: 0, end: digits.length }] }] : [];
}

function readingOf({ words }: BoxQuery, texts: BoxTexts, { place, typos }: BoxMatch): Reading | undefined {
  if (typos === 0) return { words, fewest: exactTypos };
  const own = boxWords(texts);
  const similar = { words, fewest: similarTypos };
  if (matchWords(words, own, similarTypos)?.typos === typos) return similar;
  const respaced = respacedWords(words).find((each) => matchWords(each, own, exactTypos)?.place === place);
  return respaced && { words: respaced, fewest: exactTypos };
}

/** The texts that can have words of a hit of this place, each with its words. */
function searchedTexts({ title, people, series, subtitle, imprint }: BoxTexts, { place }: BoxMatch): SearchedText[] {
  const further: [BoxField, readonly string[]][] = [
    ['people', place === 'people' || place === 'elsewhere' ? people : []],
    ...(place === 'elsewhere'
      ? ([
          ['series', series],
          ['subtitle', [subtitle ?? '']],
          ['imprint', [imprint ?? '']],
        ] satisfies [BoxField, string[]][])
      : []),
  ];
  const all = further.flatMap(([field, own]) => own.map((text) => ({ field, text, words: allWordsOf([text]) })));
  return [{ field: 'title', text: title, words: allWordsOf([title]) }, ...all];
}

function explainWords({ words, fewest }: Reading, texts: readonly SearchedText[]): BoxFinding[] {
  // The index is one of the words'.
  const typosIn = (index: number, found: readonly string[]) => fewest(words[index]!, found, index === words.length - 1);
  const best = words.map((_, index) => Math.min(...texts.map((text) => typosIn(index, text.words))));
  const isFound = (index: number, found: readonly string[]) =>
    // There is a number for each word.
    best[index]! < Number.POSITIVE_INFINITY && typosIn(index, found) === best[index];
  let missing = words.map((_, index) => index);
  const findings: BoxFinding[] = [];
  for (let rest = [...texts]; rest.length > 0; ) {
    const counts = rest.map((text) => missing.filter((index) => isFound(index, text.words)).length);
    // The title is the first text and takes all words that it has.
    const at = findings.length === 0 ? 0 : counts.indexOf(Math.max(...counts));
    if (counts[at] === 0 && findings.length > 0) break;
    // The loop ends when no text is left.
    const { field, text, words: own } = rest[at]!;
    const inText = missing.filter((index) => isFound(index, own));
    findings.push({
      field,
      text,
      marks: marksOf(text, (found) => inText.some((index) => isFound(index, found)), words),
    });
    missing = missing.filter((index) => !inText.includes(index));
    rest = rest.toSpliced(at, 1);
  }
  return findings;
}

/** The words of a text that were found; of the last typed word only the letters that were typed. */
function marksOf(text: string, isFound: (words: readonly string[]) => boolean, typed: readonly string[]): TextMark[] {
  // A query has a word.
  const last = typed.at(-1)!;
  const markOf = ({ 0: chunk, index }: RegExpExecArray, from = 0): TextMark[] => {
    if (!isFound(allWordsOf([chunk]))) return [];
    const [word = ''] = wordsOf(chunk);
    const isBeginning = word.length === chunk.length && word.startsWith(last) && !typed.includes(word);
    const start = from + index;
    return [{ start, end: start + (isBeginning ? last.length : chunk.length) }];
  };
  return [...text.matchAll(CHUNK)].flatMap((chunk) => {
    const parts = [...chunk[0].matchAll(PART)].flatMap((part) => markOf(part, chunk.index));
    return parts.length > 0 ? parts : markOf(chunk);
  });
}

import type { BoxWords } from './box-words.ts';
import type { BoxQuery } from './typed-query.ts';
import { allowedTypos, mostTypos, typosBetween } from './typos.ts';
import { withoutArticle } from './words.ts';

/** Places of hits in the order of results (G-264). */
export const boxPlaces = ['number', 'exactTitle', 'titleStart', 'title', 'people', 'elsewhere', 'numberStart'] as const;
export type BoxPlace = (typeof boxPlaces)[number];

export interface BoxMatch {
  readonly place: BoxPlace;
  /** 0 for an exact hit. */
  readonly typos: number;
}

/** The typos of a typed word in the best word of a list; infinite if none is similar enough. */
export type FewestTypos = (typed: string, found: readonly string[], isLast: boolean) => number;

const NONE = Number.POSITIVE_INFINITY;

export const exactTypos: FewestTypos = (typed, found, isLast) =>
  found.some((word) => (isLast ? word.startsWith(typed) : word === typed)) ? 0 : NONE;

function allowed(typos: number, limit: number): number {
  return typos <= limit ? typos : NONE;
}

/** By G-263: the whole word, and for the last typed word the beginnings of words. */
export const similarTypos: FewestTypos = (typed, found, isLast) => {
  let fewest = exactTypos(typed, found, isLast);
  if (fewest === 0 || mostTypos(typed) === 0) return fewest;
  for (const word of found) {
    fewest = Math.min(fewest, allowed(typosBetween(typed, word, false), allowedTypos(typed, word.length)));
    if (isLast) fewest = Math.min(fewest, allowed(typosBetween(typed, word, true), allowedTypos(typed, typed.length)));
  }
  return fewest;
};

/**
 * The place of a title that has all words in its title.
 *
 * @param title its words in their order
 * @param fewest `exactTypos` or `similarTypos`
 */
export function placeInTitle(words: readonly string[], title: readonly string[], fewest: FewestTypos): BoxPlace {
  const own = withoutArticle(title);
  const last = words.length - 1;
  // The index is one of the words'.
  const isAt = (index: number, isLast: boolean) => fewest(words[index]!, own.slice(index, index + 1), isLast) < NONE;
  if (!words.every((_, index) => isAt(index, index === last))) return 'title';
  return own.length === words.length && isAt(last, false) ? 'exactTitle' : 'titleStart';
}

/**
 * Where a title has all words; null if it lacks one.
 *
 * @param fewest `exactTypos` or `similarTypos`
 */
export function matchWords(words: readonly string[], own: BoxWords, fewest: FewestTypos): BoxMatch | null {
  if (words.length === 0) return null;
  const last = words.length - 1;
  const sumIn = (found: readonly string[]) =>
    words.reduce((sum, word, index) => sum + fewest(word, found, index === last), 0);
  const title = [...own.title, ...own.titleFurther];
  const inTitle = sumIn(title);
  if (inTitle < NONE) return { place: placeInTitle(words, own.title, fewest), typos: inTitle };
  const inPeople = sumIn([...title, ...own.people]);
  if (inPeople < NONE) return { place: 'people', typos: inPeople };
  const anywhere = sumIn([...title, ...own.people, ...own.elsewhere]);
  return anywhere < NONE ? { place: 'elsewhere', typos: anywhere } : null;
}

/** The words with a blank too many removed, or one that is missing inserted (G-263). */
export function respacedWords(words: readonly string[]): string[][] {
  const joined = words
    .slice(1)
    // There is a word before each but the first.
    .map((word, index) => [...words.slice(0, index), words[index]! + word, ...words.slice(index + 2)]);
  const split = words.flatMap((word, index) =>
    Array.from({ length: word.length - 1 }, (_, at) => [
      ...words.slice(0, index),
      word.slice(0, at + 1),
      word.slice(at + 1),
      ...words.slice(index + 1),
    ]),
  );
  return [...joined, ...split];
}

/** Whether a title is an exact hit by its words; null if it is none (G-261). */
export function exactMatch({ words }: BoxQuery, own: BoxWords): BoxMatch | null {
  return matchWords(words, own, exactTypos);
}

export const comparePlaces = (one: BoxPlace, other: BoxPlace): number =>
  boxPlaces.indexOf(one) - boxPlaces.indexOf(other);

const compareMatches = (one: BoxMatch, other: BoxMatch): number =>
  one.typos - other.typos || comparePlaces(one.place, other.place);

/** Whether a title is similar; null if it is not, or an exact hit (G-263). */
export function similarMatch({ words }: BoxQuery, own: BoxWords): BoxMatch | null {
  if (matchWords(words, own, exactTypos)) return null;
  const respaced = respacedWords(words).flatMap((each) => matchWords(each, own, exactTypos) ?? []);
  const found = [
    ...[matchWords(words, own, similarTypos)].filter((match) => match !== null),
    ...respaced.map(({ place }) => ({ place, typos: 1 })),
  ];
  return found.toSorted(compareMatches)[0] ?? null;
}

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filterSimilarWords, findSimilarWords, type SimilarWords } from './similar-words.ts';
import { mergeWords, WordList } from './word-list.ts';

/** Distance by its recursive definition, from the ends of both words. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [restA, restB] = [a.slice(0, -1), b.slice(0, -1)];
  const cost = a.at(-1) === b.at(-1) ? 0 : 1;
  const ways = [distance(restA, b) + 1, distance(a, restB) + 1, distance(restA, restB) + cost];
  if (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1))
    ways.push(distance(a.slice(0, -2), b.slice(0, -2)) + 1);
  return Math.min(...ways);
}

/**
 * By the words of G-263: one typo if the longer word has five letters, two from nine; beginnings by what was typed. A
 * typed word of three letters is similar to none.
 */
function expectedTypos(typed: string, word: string, isBeginning: boolean): number | null {
  const limit = (length: number) => (length >= 9 ? 2 : length >= 5 ? 1 : 0);
  if (typed.length < 4) return null;
  const starts = isBeginning ? Array.from({ length: word.length + 1 }, (_, length) => word.slice(0, length)) : [];
  const typos = [
    ...[distance(typed, word)].filter((whole) => whole <= limit(Math.max(typed.length, word.length))),
    ...starts.map((start) => distance(typed, start)).filter((start) => start <= limit(typed.length)),
  ];
  return typos.length === 0 ? null : Math.min(...typos);
}

/** The fewest typos of each word that is meant. */
function meant(found: readonly SimilarWords[], words: readonly string[]): Map<string, number> {
  const typos = new Map<string, number>();
  for (const { text, isBeginning, typos: own } of found)
    for (const word of words)
      if (isBeginning ? word.startsWith(text) : word === text) typos.set(word, Math.min(own, typos.get(word) ?? 9));
  return typos;
}

const letters = fc.constantFrom(...'abc');
const someWords = fc.uniqueArray(fc.string({ unit: letters, minLength: 1, maxLength: 8 }), { maxLength: 30 });
const typedWord = fc.string({ unit: letters, minLength: 1, maxLength: 7 });

describe('words similar to a typed one', () => {
  test.each([
    [false, 'whole words'],
    [true, 'and beginnings'],
  ])('%s: %s are those of the definition, in a sorted list and in any order', (isBeginning) => {
    fc.assert(
      fc.property(someWords, typedWord, (words, typed) => {
        const expected = new Map(
          words.flatMap((word) => {
            const typos = expectedTypos(typed, word, isBeginning);
            return typos === null ? [] : [[word, typos] as const];
          }),
        );
        const sorted = words.toSorted((a, b) => (a < b ? -1 : 1));
        expect(meant(findSimilarWords(WordList.of(sorted), typed, isBeginning), words)).toEqual(expected);
        expect(meant(filterSimilarWords(words, typed, isBeginning), words)).toEqual(expected);
      }),
      { numRuns: 1_500 },
    );
  });

  test('long words may have two typos', () => {
    const words = ['encyclopaedia', 'encyclopedias', 'mysteries'];
    const found = (typed: string) => meant(findSimilarWords(WordList.of(words), typed, false), words);
    expect(found('enciclopedia')).toEqual(
      new Map([
        ['encyclopaedia', 2],
        ['encyclopedias', 2],
      ]),
    );
    expect(found('msteris')).toEqual(new Map([['mysteries', 2]]));
  });
});

describe('a sorted list', () => {
  const words = ['a', 'an', 'and', 'andes', 'b', 'été', 'ωmega'];
  const list = WordList.of(words);

  test('finds words and beginnings', () => {
    expect([...list]).toEqual(words);
    expect(words.map((word) => list.indexOf(word))).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(['', 'ande', 'z', 'c'].map((word) => list.indexOf(word))).toEqual([-1, -1, -1, -1]);
    const range = (text: string) => [...words.slice(list.startingWith(text).start, list.startingWith(text).end)];
    expect([range('an'), range('and'), range('andesx'), range('ét'), range('zz'), range('')]).toEqual([
      ['an', 'and', 'andes'],
      ['and', 'andes'],
      [],
      ['été'],
      [],
      words,
    ]);
  });

  test('gets further words', () => {
    fc.assert(
      fc.property(someWords, someWords, (one, other) => {
        const added = mergeWords([other.filter((word) => !one.includes(word))]);
        expect([...WordList.of(mergeWords([one])).with(added)]).toEqual([...new Set([...one, ...other])].sort());
      }),
    );
  });

  test('is merged with others', () => {
    expect(mergeWords([list, ['b', 'c'], []])).toEqual(['a', 'an', 'and', 'andes', 'b', 'c', 'été', 'ωmega']);
  });
});

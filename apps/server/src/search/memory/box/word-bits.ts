import { type Bits, intersect, union } from '../bitset.ts';
import type { Segment } from '../segment.ts';
import type { SimilarWords } from './similar-words.ts';
import type { WordGroup } from './word-postings.ts';

/** Titles that have a word in their title, in title or contributors, or anywhere. */
export interface WordBits {
  readonly title: Bits;
  readonly people: Bits;
  readonly anywhere: Bits;
}

function unionAll(bits: Bits, segment: Segment, group: WordGroup, found: readonly SimilarWords[]): Bits {
  for (const one of found) segment.box.postings.union(bits, group, one, bits.length);
  return bits;
}

/** @returns the titles of a segment that have at least one of these words. @param length of the sets, in 32-bit words */
export function wordBits(segment: Segment, found: readonly SimilarWords[], length: number): WordBits {
  const title = unionAll(new Int32Array(length), segment, 'title', found);
  const people = unionAll(title.slice(), segment, 'people', found);
  const anywhere = unionAll(people.slice(), segment, 'elsewhere', found);
  return { title, people, anywhere };
}

/** @returns the titles whose title starts with one of these words, after an article */
export function firstWordBits(segment: Segment, found: readonly SimilarWords[], length: number): Bits {
  return unionAll(new Int32Array(length), segment, 'first', found);
}

/** Adds the titles of the second sets to the first. */
export function uniteWordBits(one: WordBits, other: WordBits): WordBits {
  const both = (name: keyof WordBits) => {
    const bits = one[name].slice();
    union(bits, other[name], bits.length);
    return bits;
  };
  return { title: both('title'), people: both('people'), anywhere: both('anywhere') };
}

/** @returns the titles that are in all sets; the first ones are changed */
export function intersectWordBits([first, ...others]: readonly WordBits[]): WordBits {
  for (const other of others)
    for (const name of ['title', 'people', 'anywhere'] as const)
      intersect(first![name], other[name], first![name].length);
  return first!;
}

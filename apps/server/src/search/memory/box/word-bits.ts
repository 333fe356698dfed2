import { type Bits, intersect, isEmpty, union } from '../bitset.ts';
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

/**
 * @param found for each word the words that it stands for
 * @returns the titles of a segment that have all words; null if there are none
 */
export function titlesWithAll(
  segment: Segment,
  found: readonly (readonly SimilarWords[])[],
  length: number,
): WordBits | null {
  const known = found.map((each) => each.filter((one) => segment.box.postings.mayHave(one)));
  if (known.some((each) => each.length === 0)) return null;
  const lengthOf = (each: readonly SimilarWords[]) => Math.max(...each.map(({ text }) => text.length));
  // Long words are rare: most segments without a hit are left after the first word.
  const live = segment.liveSlots();
  let all: WordBits | undefined;
  for (const each of known.toSorted((one, other) => lengthOf(other) - lengthOf(one))) {
    const own = wordBits(segment, each, length);
    intersectAll(own, (name) => all?.[name] ?? live);
    if (isEmpty(own.anywhere)) return null;
    all = own;
  }
  return all ?? null;
}

/** @param others a set for each set of `all` */
function intersectAll(all: WordBits, others: (name: keyof WordBits) => Bits): void {
  for (const name of ['anywhere', 'people', 'title'] as const) intersect(all[name], others(name), all[name].length);
}

import { codesPerAttribute } from '@titlenet/catalogue/search-attributes';
import type { CountedTerms } from '../title-search.ts';
import { type Bits, countCommon, scratchBits } from './bitset.ts';
import { type Counts, unionPosting } from './postings.ts';
import type { Segment } from './segment.ts';

/** Adds the numbers of titles in a set of a segment to `counts`, by term. */
export function countTerms(
  segment: Segment,
  { bits, words }: { bits: Bits; words: number },
  { attributes, together }: CountedTerms,
  counts: Counts,
): void {
  const own: Counts = new Map();
  const ranges = attributes.map((number) => [number * codesPerAttribute, (number + 1) * codesPerAttribute] as const);
  segment.terms.countKeys(bits, words, ranges, own);
  for (const terms of together) replaceByUnion(segment, { bits, words }, terms, own);
  for (const [term, count] of own) counts.set(term, (counts.get(term) ?? 0) + count);
}

/** Replaces the counts of several terms by the number of titles that have at least one of them. */
function replaceByUnion(
  segment: Segment,
  { bits, words }: { bits: Bits; words: number },
  terms: readonly number[],
  counts: Counts,
): void {
  const present = terms.filter((term) => counts.has(term));
  const [first] = terms;
  if (first === undefined || present.length === 0) return;
  let count = counts.get(present[0]!)!;
  if (present.length > 1) {
    const matches = scratchBits(words);
    for (const term of present) unionPosting(matches, segment.terms.find(term), words);
    count = countCommon(bits, matches, words);
  }
  for (const term of present) counts.delete(term);
  counts.set(first, count);
}

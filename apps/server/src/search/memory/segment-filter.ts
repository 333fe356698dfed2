import type { Bits } from './bitset.ts';
import type { Segment } from './segment.ts';

/** Removes the titles of a segment that do not meet a predicate from `bits`. */
export type Filter = (segment: Segment, bits: Bits, words: number) => void;

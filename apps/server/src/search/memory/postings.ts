import {
  type Bits,
  countBits,
  countCommon,
  countSlots,
  emptyBits,
  intersect,
  intersectSlots,
  SEGMENT_SIZE,
  setBits,
  union,
} from './bitset.ts';
import type { ArrayReader, ArrayWriter } from './snapshot/packed-arrays.ts';

const INITIAL_CAPACITY = 4;
/** From this length on, a bit set takes no more memory than the list and is faster to combine. */
const DENSE_THRESHOLD = SEGMENT_SIZE / 16;
/** Time to clear, combine and count a segment's bit set, in list entries. */
const BITSET_COST = 2_500;

/** The titles of a segment that have a key: a sorted list of slots, or a bit set if there are many. */
export interface Posting {
  readonly count: number;
  /** Time to intersect with it, in list entries. */
  readonly cost: number;
  readonly slots: Uint16Array | Bits;
}

/** Numbers of titles by key. */
export type Counts = Map<number, number>;

const addCount = (counts: Counts, key: number, count: number): void => {
  if (count > 0) counts.set(key, (counts.get(key) ?? 0) + count);
};

const isBits = (slots: Posting['slots']): slots is Bits => slots instanceof Int32Array;
const listPosting = (slots: Uint16Array): Posting => ({
  count: slots.length,
  cost: BITSET_COST + slots.length,
  slots,
});
const EMPTY = listPosting(new Uint16Array(0));

export function intersectPosting(bits: Bits, { slots }: Posting, words: number): void {
  if (isBits(slots)) intersect(bits, slots, words);
  else intersectSlots(bits, slots, words);
}

export function unionPosting(bits: Bits, { slots }: Posting, words: number): void {
  if (isBits(slots)) union(bits, slots, words);
  else setBits(bits, slots);
}

interface GrowingList {
  slots: Uint16Array;
  length: number;
}

/** The lists of all keys in one array, in the order of the keys. */
interface PackedLists {
  readonly keys: Int32Array;
  /** Position in `slots` after the last slot of each key. */
  readonly ends: Uint32Array;
  readonly slots: Uint16Array;
}

const BITS_LENGTH = SEGMENT_SIZE / 32;

/**
 * Posting lists of a segment: from a key (a term or three bytes of text) to slots. Slots are added in ascending order.
 * A full segment is packed into one array with eight bytes of overhead per key, and bit sets for frequent keys.
 */
export class Postings {
  #growing: Map<number, GrowingList> | undefined = new Map();
  #lists: PackedLists = { keys: new Int32Array(0), ends: new Uint32Array(0), slots: new Uint16Array(0) };
  /** Frequent keys of a packed segment; they are not in `#lists`. */
  readonly #dense = new Map<number, Posting>();

  get isPacked(): boolean {
    return this.#growing === undefined;
  }

  /** @throws Error if the postings are packed */
  add(key: number, slot: number): void {
    const growing = this.#growing;
    if (!growing) throw new Error('Packed postings are read-only');
    const entry = growing.get(key);
    if (!entry) {
      const slots = new Uint16Array(INITIAL_CAPACITY);
      slots[0] = slot;
      growing.set(key, { slots, length: 1 });
      return;
    }
    // A text can contain the same three bytes twice.
    if (entry.slots[entry.length - 1] === slot) return;
    if (entry.length === entry.slots.length) {
      const larger = new Uint16Array(entry.length * 2);
      larger.set(entry.slots);
      entry.slots = larger;
    }
    entry.slots[entry.length] = slot;
    entry.length += 1;
  }

  /** @returns a view that is valid until the next `add` */
  find(key: number): Posting {
    if (this.#growing) {
      const entry = this.#growing.get(key);
      return entry ? listPosting(entry.slots.subarray(0, entry.length)) : EMPTY;
    }
    const dense = this.#dense.get(key);
    if (dense) return dense;
    const { keys, ends, slots } = this.#lists;
    const low = firstIndexFrom(keys, key);
    return keys[low] === key ? listPosting(slots.subarray(low === 0 ? 0 : ends[low - 1]!, ends[low]!)) : EMPTY;
  }

  /**
   * Adds the titles of all keys from `from` up to and without `to` to a set. Only for packed postings.
   *
   * @throws Error if slots can still be added
   */
  unionRange(bits: Bits, from: number, to: number, words: number): void {
    if (this.#growing) throw new Error('Growing postings have no order of keys');
    const { keys, ends, slots } = this.#lists;
    const [first, last] = [firstIndexFrom(keys, from), firstIndexFrom(keys, to)];
    if (last > first) setBits(bits, slots.subarray(first === 0 ? 0 : ends[first - 1]!, ends[last - 1]!));
    for (const [key, posting] of this.#dense) if (key >= from && key < to) unionPosting(bits, posting, words);
  }

  /**
   * Counts the titles of a set by key, for all keys of some ranges.
   *
   * @param ranges first key and the key after the last one
   * @param counts the counts are added to it
   */
  countKeys(bits: Bits, words: number, ranges: readonly (readonly [from: number, to: number])[], counts: Counts): void {
    const isCounted = (key: number) => ranges.some(([from, to]) => key >= from && key < to);
    for (const [key, { slots, length }] of this.#growing ?? [])
      if (isCounted(key)) addCount(counts, key, countSlots(bits, slots, 0, length));
    for (const [key, { slots }] of this.#dense)
      if (isCounted(key) && isBits(slots)) addCount(counts, key, countCommon(bits, slots, words));
    const { keys, ends, slots } = this.#lists;
    for (const [from, to] of ranges)
      for (let index = firstIndexFrom(keys, from); index < keys.length && keys[index]! < to; index += 1)
        addCount(counts, keys[index]!, countSlots(bits, slots, index === 0 ? 0 : ends[index - 1]!, ends[index]!));
  }

  /** Replaces the keys of growing postings. */
  changeKeys(newKeyOf: (key: number) => number): void {
    if (this.#growing) this.#growing = new Map([...this.#growing].map(([key, list]) => [newKeyOf(key), list]));
  }

  pack(): void {
    const growing = this.#growing;
    if (!growing) return;
    for (const [key, { slots, length }] of growing) {
      if (length < DENSE_THRESHOLD) continue;
      const bits = emptyBits();
      setBits(bits, slots.subarray(0, length));
      this.#dense.set(key, { count: length, cost: BITSET_COST, slots: bits });
      growing.delete(key);
    }
    this.#lists = packLists(growing);
    this.#growing = undefined;
  }

  /** @param newKeyOf replaces the keys of growing postings in the copy */
  save(writer: ArrayWriter, newKeyOf: (key: number) => number = (key) => key): void {
    const growing = this.#growing && new Map([...this.#growing].map(([key, list]) => [newKeyOf(key), list]));
    const { keys, ends, slots } = growing ? packLists(growing) : this.#lists;
    for (const array of [keys, ends, slots]) writer.add(array);
    writer.add(Int32Array.from(this.#dense.keys()));
    const bits = new Int32Array(this.#dense.size * BITS_LENGTH);
    for (const [index, posting] of [...this.#dense.values()].entries()) bits.set(posting.slots, index * BITS_LENGTH);
    writer.add(bits);
  }

  /** @param isPacked false if further slots will be added */
  restore(reader: ArrayReader, isPacked: boolean): void {
    const lists = { keys: reader.next(Int32Array), ends: reader.next(Uint32Array), slots: reader.next(Uint16Array) };
    const denseKeys = reader.next(Int32Array);
    const bits = reader.next(Int32Array);
    this.#growing = isPacked ? undefined : unpackLists(lists);
    if (isPacked) this.#lists = lists;
    for (const [index, key] of denseKeys.entries()) {
      const slots = bits.subarray(index * BITS_LENGTH, (index + 1) * BITS_LENGTH);
      this.#dense.set(key, { count: countBits(slots, BITS_LENGTH), cost: BITSET_COST, slots });
    }
  }
}

/** @returns the index of the first key that is not below `key` */
function firstIndexFrom(keys: Int32Array, key: number): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keys[middle]! < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

function packLists(growing: ReadonlyMap<number, GrowingList>): PackedLists {
  const keys = Int32Array.from(growing.keys()).sort();
  const ends = new Uint32Array(keys.length);
  let end = 0;
  for (const [index, key] of keys.entries()) {
    end += growing.get(key)!.length;
    ends[index] = end;
  }
  const slots = new Uint16Array(end);
  for (const [index, key] of keys.entries()) {
    const list = growing.get(key)!;
    slots.set(list.slots.subarray(0, list.length), ends[index]! - list.length);
  }
  return { keys, ends, slots };
}

function unpackLists({ keys, ends, slots }: PackedLists): Map<number, GrowingList> {
  const growing = new Map<number, GrowingList>();
  let start = 0;
  for (const [index, key] of keys.entries()) {
    const end = ends[index]!;
    growing.set(key, { slots: slots.slice(start, end), length: end - start });
    start = end;
  }
  return growing;
}

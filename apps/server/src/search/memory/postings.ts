import { type Bits, emptyBits, intersect, intersectSlots, SEGMENT_SIZE, setBits, union } from './bitset.ts';

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

/**
 * Posting lists of a segment: from a key (a term or three bytes of text) to slots. Slots are added in ascending order.
 * A full segment is packed into one array with eight bytes of overhead per key, and bit sets for frequent keys.
 */
export class Postings {
  #growing: Map<number, GrowingList> | undefined = new Map();
  #keys = new Int32Array(0);
  #ends = new Uint32Array(0);
  #packed = new Uint16Array(0);
  /** Frequent keys of a packed segment; they are not in `#keys`. */
  readonly #dense = new Map<number, Posting>();

  /** @throws Error if the postings are packed */
  add(key: number, slot: number): void {
    const growing = this.#growing;
    if (!growing) throw new Error('Packed postings are read-only');
    const known = growing.get(key);
    if (!known) {
      const slots = new Uint16Array(INITIAL_CAPACITY);
      slots[0] = slot;
      growing.set(key, { slots, length: 1 });
      return;
    }
    // A text can contain the same three bytes twice.
    if (known.slots[known.length - 1] === slot) return;
    if (known.length === known.slots.length) {
      const larger = new Uint16Array(known.length * 2);
      larger.set(known.slots);
      known.slots = larger;
    }
    known.slots[known.length] = slot;
    known.length += 1;
  }

  /** @returns a view that is valid until the next `add` */
  find(key: number): Posting {
    if (this.#growing) {
      const known = this.#growing.get(key);
      return known ? listPosting(known.slots.subarray(0, known.length)) : EMPTY;
    }
    const dense = this.#dense.get(key);
    if (dense) return dense;
    let low = 0;
    let high = this.#keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#keys[middle]! < key) low = middle + 1;
      else high = middle;
    }
    if (this.#keys[low] !== key) return EMPTY;
    return listPosting(this.#packed.subarray(low === 0 ? 0 : this.#ends[low - 1]!, this.#ends[low]!));
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
    this.#packLists(growing);
    this.#growing = undefined;
  }

  #packLists(growing: ReadonlyMap<number, GrowingList>): void {
    this.#keys = Int32Array.from(growing.keys()).sort();
    this.#ends = new Uint32Array(this.#keys.length);
    let end = 0;
    for (const [index, key] of this.#keys.entries()) {
      end += growing.get(key)!.length;
      this.#ends[index] = end;
    }
    this.#packed = new Uint16Array(end);
    for (const [index, key] of this.#keys.entries()) {
      const { slots, length } = growing.get(key)!;
      this.#packed.set(slots.subarray(0, length), this.#ends[index]! - length);
    }
  }
}

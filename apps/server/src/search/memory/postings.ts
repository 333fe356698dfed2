import { type Bits, emptyBits, intersect, keepPlaces, SEGMENT_SIZE, setBits, union } from './bitset.ts';

const FIRST_ROOM = 4;
/** Of so many places a list takes as much memory as a bit for each place of the segment, which is quicker to go through. */
const DENSE = SEGMENT_SIZE / 16;
/** Clearing, comparing and counting the bits of a segment takes as long as so many places of a list. */
const PLACES_OF_BITS = 2_500;

/** Those who have a key: their places in ascending order, or a bit for each place where they are many. */
export interface Posting {
  readonly count: number;
  /** What going through it takes, in places of a list. */
  readonly cost: number;
  readonly those: Uint16Array | Bits;
}

const isBits = (those: Posting['those']): those is Bits => those instanceof Int32Array;
const listed = (places: Uint16Array): Posting => ({
  count: places.length,
  cost: PLACES_OF_BITS + places.length,
  those: places,
});
const EMPTY = listed(new Uint16Array(0));

/** Keeps those of the set that have the key. */
export function keepPosting(bits: Bits, { those }: Posting, words: number): void {
  if (isBits(those)) intersect(bits, those, words);
  else keepPlaces(bits, those, words);
}

/** Adds those who have the key to the set. */
export function addPosting(bits: Bits, { those }: Posting, words: number): void {
  if (isBits(those)) union(bits, those, words);
  else setBits(bits, those);
}

/**
 * Which places of a segment have a key: a term or three letters. Places are added in ascending order; a segment that is
 * full is packed: into one list, where a key costs eight bytes beside its places, and bits for those that many have.
 */
export class Postings {
  #growing: Map<number, { places: Uint16Array; length: number }> | undefined = new Map();
  #keys = new Int32Array(0);
  #ends = new Uint32Array(0);
  #packed = new Uint16Array(0);
  /** Of the keys that many have; they have no list. */
  readonly #dense = new Map<number, Posting>();

  add(key: number, place: number): void {
    const growing = this.#growing;
    if (!growing) throw new Error('Postings that are packed take no more');
    const known = growing.get(key);
    if (!known) {
      const places = new Uint16Array(FIRST_ROOM);
      places[0] = place;
      growing.set(key, { places, length: 1 });
      return;
    }
    // A text has some of its letters twice.
    if (known.places[known.length - 1] === place) return;
    if (known.length === known.places.length) {
      const larger = new Uint16Array(known.length * 2);
      larger.set(known.places);
      known.places = larger;
    }
    known.places[known.length] = place;
    known.length += 1;
  }

  /** A view that is good until the next `add`. */
  find(key: number): Posting {
    if (this.#growing) {
      const known = this.#growing.get(key);
      return known ? listed(known.places.subarray(0, known.length)) : EMPTY;
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
    return listed(this.#packed.subarray(low === 0 ? 0 : this.#ends[low - 1]!, this.#ends[low]!));
  }

  pack(): void {
    const growing = this.#growing;
    if (!growing) return;
    for (const [key, { places, length }] of growing) {
      if (length < DENSE) continue;
      const those = emptyBits();
      setBits(those, places.subarray(0, length));
      this.#dense.set(key, { count: length, cost: PLACES_OF_BITS, those });
      growing.delete(key);
    }
    const keys = Int32Array.from(growing.keys()).sort();
    const ends = new Uint32Array(keys.length);
    let end = 0;
    for (const [index, key] of keys.entries()) {
      end += growing.get(key)!.length;
      ends[index] = end;
    }
    const packed = new Uint16Array(end);
    for (const [index, key] of keys.entries()) {
      const { places, length } = growing.get(key)!;
      packed.set(places.subarray(0, length), ends[index]! - length);
    }
    this.#keys = keys;
    this.#ends = ends;
    this.#packed = packed;
    this.#growing = undefined;
  }
}

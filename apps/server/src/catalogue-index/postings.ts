const FIRST_ROOM = 4;
const NOBODY = new Uint16Array(0);

/**
 * Which places of a segment have a key: a term or three letters. Places are added in ascending order; a segment that is
 * full is packed into one list, where a key costs eight bytes beside its places.
 */
export class Postings {
  #growing: Map<number, { places: Uint16Array; length: number }> | undefined = new Map();
  #keys = new Int32Array(0);
  #ends = new Uint32Array(0);
  #packed = NOBODY;

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

  /** In ascending order; a view that is good until the next `add`. */
  placesOf(key: number): Uint16Array {
    if (this.#growing) {
      const known = this.#growing.get(key);
      return known ? known.places.subarray(0, known.length) : NOBODY;
    }
    let low = 0;
    let high = this.#keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#keys[middle]! < key) low = middle + 1;
      else high = middle;
    }
    if (this.#keys[low] !== key) return NOBODY;
    return this.#packed.subarray(low === 0 ? 0 : this.#ends[low - 1]!, this.#ends[low]!);
  }

  pack(): void {
    const growing = this.#growing;
    if (!growing) return;
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

import { type Bits, clearBit, keepPlaces, SEGMENT_SIZE } from './bitset.ts';

/** A number of every title of a segment, NaN where a title has none: such a title meets no condition on it. */
export class NumberColumn {
  readonly #values = new Float64Array(SEGMENT_SIZE);
  /** The places in the order of their numbers, those without one last, once the segment is full. */
  #order: Uint16Array | undefined;

  set(place: number, value: number): void {
    this.#values[place] = value;
  }

  /** Makes ranges cost what they hold: for a column of which small ranges are asked for. */
  sort(): void {
    const values = this.#values;
    const rank = (place: number) => (Number.isNaN(values[place]) ? Number.POSITIVE_INFINITY : values[place]!);
    this.#order = Uint16Array.from(values.keys()).sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  }

  /** Keeps the titles whose number lies between two, both inclusive. */
  keepBetween(bits: Bits, words: number, low: number, high: number): void {
    if (!this.#order) {
      this.#keepOneByOne(bits, words, low, high);
      return;
    }
    const start = this.#firstWhere(this.#order, (value) => value >= low);
    const end = this.#firstWhere(this.#order, (value) => value > high);
    if (end - start <= SEGMENT_SIZE / 2) {
      keepPlaces(bits, this.#order.subarray(start, end), words);
      return;
    }
    for (const place of this.#order.subarray(0, start)) clearBit(bits, place);
    for (const place of this.#order.subarray(end)) clearBit(bits, place);
  }

  #firstWhere(order: Uint16Array, isBeyond: (value: number) => boolean): number {
    let start = 0;
    let end = order.length;
    while (start < end) {
      const middle = (start + end) >>> 1;
      const value = this.#values[order[middle]!]!;
      if (Number.isNaN(value) || isBeyond(value)) end = middle;
      else start = middle + 1;
    }
    return start;
  }

  /** As `keepWhere`, written out: a call for each title takes twice as long, 18 in place of 8 ms at a million. */
  #keepOneByOne(bits: Bits, words: number, low: number, high: number): void {
    const values = this.#values;
    for (let word = 0; word < words; word += 1) {
      let rest = bits[word]!;
      if (rest === 0) continue;
      let kept = rest;
      while (rest !== 0) {
        const lowest = rest & -rest;
        const value = values[(word << 5) | (31 - Math.clz32(lowest))]!;
        if (!(value >= low && value <= high)) kept ^= lowest;
        rest ^= lowest;
      }
      bits[word] = kept;
    }
  }
}

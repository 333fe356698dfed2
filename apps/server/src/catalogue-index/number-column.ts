import { type Bits, SEGMENT_SIZE } from './bits.ts';

/** A number of every title of a segment, NaN where a title has none: such a title meets no condition on it. */
export class NumberColumn {
  readonly #values = new Float64Array(SEGMENT_SIZE);

  set(place: number, value: number): void {
    this.#values[place] = value;
  }

  valueAt(place: number): number {
    return this.#values[place]!;
  }

  /** Keeps the titles whose number lies between two, both inclusive. */
  keepBetween(bits: Bits, words: number, low: number, high: number): void {
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

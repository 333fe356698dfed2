import { type Bits, clearBit, intersectSlots, SEGMENT_SIZE } from './bitset.ts';
import type { ArrayReader, ArrayWriter } from './snapshot/packed-arrays.ts';

/** One number per title of a segment; NaN for a title without one, which no range matches. */
export class NumberColumn {
  #values = new Float64Array(SEGMENT_SIZE);
  /** Slots ordered by value, NaN last; only in a full segment and only if `sort` was called. */
  #order: Uint16Array | undefined;

  set(slot: number, value: number): void {
    this.#values[slot] = value;
  }

  /** @returns NaN for none */
  get(slot: number): number {
    return this.#values[slot]!;
  }

  /** Orders a full column, so that the time of a range depends on its matches. For columns with narrow ranges. */
  sort(): void {
    const values = this.#values;
    const rank = (slot: number) => (Number.isNaN(values[slot]) ? Number.POSITIVE_INFINITY : values[slot]!);
    this.#order = Uint16Array.from(values.keys()).sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  }

  save(writer: ArrayWriter, size: number): void {
    writer.add(this.#values.subarray(0, size));
    writer.add(this.#order ?? new Uint16Array(0));
  }

  restore(reader: ArrayReader): void {
    const values = reader.next(Float64Array);
    if (values.length === SEGMENT_SIZE) this.#values = values;
    else this.#values.set(values);
    const order = reader.next(Uint16Array);
    if (order.length > 0) this.#order = order;
  }

  /** Keeps the slots whose value is between `low` and `high`, both inclusive. */
  filterRange(bits: Bits, words: number, low: number, high: number): void {
    if (!this.#order) {
      this.#filterEachSlot(bits, words, low, high);
      return;
    }
    const start = this.#firstWhere(this.#order, (value) => value >= low);
    const end = this.#firstWhere(this.#order, (value) => value > high);
    if (end - start <= SEGMENT_SIZE / 2) {
      intersectSlots(bits, this.#order.subarray(start, end), words);
      return;
    }
    for (const slot of this.#order.subarray(0, start)) clearBit(bits, slot);
    for (const slot of this.#order.subarray(end)) clearBit(bits, slot);
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

  /** The loop of `filterBits` without its callback, which took 18 ms instead of 8 ms for a million titles. */
  #filterEachSlot(bits: Bits, words: number, low: number, high: number): void {
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

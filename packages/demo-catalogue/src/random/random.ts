/**
 * Seeded pseudo-random generator (mulberry32), reproducible on every machine. Each author of the demo has a stream of
 * its own, so that the titles of one author do not depend on the authors composed before.
 */
export class Random {
  #state: number;

  constructor(seed: number, stream: number) {
    this.#state = mix(mix(seed | 0) ^ mix((stream + 0x9e37_79b9) | 0));
  }

  /** @returns a number in [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b_79f5) | 0;
    let value = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** @returns an integer, both bounds inclusive. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  /** @returns true with this probability (0 to 1). */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** @returns one item, all equally likely. */
  pick<T>(items: readonly T[]): T {
    // Callers pass lists with items; the index is below their length.
    return items[Math.floor(this.next() * items.length)]!;
  }

  /** @returns `count` distinct items in their original order, or all items if there are fewer. */
  sample<T>(items: readonly T[], count: number): T[] {
    const chosen: T[] = [];
    for (let index = 0; index < items.length && chosen.length < count; index += 1) {
      const left = items.length - index;
      // The loop ends before the length.
      if (this.next() < (count - chosen.length) / left) chosen.push(items[index]!);
    }
    return chosen;
  }

  /** @returns one item, chosen with a probability proportional to its weight. */
  weighted<T>(items: readonly (readonly [item: T, weight: number])[]): T {
    let rest = this.next() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      rest -= weight;
      if (rest < 0) return item;
    }
    // Callers pass lists with items.
    return items.at(-1)![0];
  }

  /** @returns a log-normal factor with median 1; `spread` is the standard deviation of its logarithm. */
  logNormal(spread: number): number {
    const normal = Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
    return Math.exp(normal * spread);
  }
}

/** 32-bit integer hash, so that neighbouring seeds give unrelated streams. */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x21f0_aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a_2d97);
  return mixed ^ (mixed >>> 15);
}

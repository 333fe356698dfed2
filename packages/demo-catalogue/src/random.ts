/**
 * A small seeded source of chance (mulberry32): the same seed and stream always give the same numbers, on every
 * machine, which `Math.random` does not promise. Every shelf of the demo has a stream of its own, so that a shelf does
 * not depend on how many came before it.
 */
export class Random {
  #state: number;

  constructor(seed: number, stream: number) {
    this.#state = mix(mix(seed | 0) ^ mix((stream + 0x9e37_79b9) | 0));
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b_79f5) | 0;
    let value = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
  integer(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.next() * items.length)]!;
  }

  /** Different items in their order; all of them when there are no more. */
  some<T>(items: readonly T[], count: number): T[] {
    const chosen: T[] = [];
    for (let index = 0; index < items.length && chosen.length < count; index += 1) {
      const left = items.length - index;
      if (this.next() < (count - chosen.length) / left) chosen.push(items[index]!);
    }
    return chosen;
  }

  weighted<T>(items: readonly (readonly [item: T, weight: number])[]): T {
    let rest = this.next() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      rest -= weight;
      if (rest < 0) return item;
    }
    return items[items.length - 1]![0];
  }

  /** A factor with median 1 and a long tail upwards: most titles sell little, a few very much. */
  longTail(spread: number): number {
    const normal = Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
    return Math.exp(normal * spread);
  }
}

/** Spreads neighbouring numbers over all 32 bits. */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x21f0_aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a_2d97);
  return mixed ^ (mixed >>> 15);
}

import type { Bits } from './bitset.ts';

/** The last used sets of titles of a packed segment, which does not change, by any text. */
export class BitsCache {
  readonly #maximum: number;
  /** In the order of their last use. */
  readonly #sets = new Map<string, Bits>();

  /** @param maximum number of sets */
  constructor(maximum: number) {
    this.#maximum = maximum;
  }

  /** @returns a set that must not be changed */
  get(key: string, find: () => Bits): Bits {
    const bits = this.#sets.get(key) ?? find();
    this.#sets.delete(key);
    this.#sets.set(key, bits);
    const [oldest] = this.#sets.keys();
    if (oldest !== undefined && this.#sets.size > this.#maximum) this.#sets.delete(oldest);
    return bits;
  }
}

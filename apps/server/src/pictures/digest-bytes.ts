import { createHash } from 'node:crypto';

/** Makes choices that are always the same for the same key, from the bytes of its digest. */
export class DigestBytes {
  #bytes: Buffer;
  #next = 0;

  constructor(key: string) {
    this.#bytes = createHash('sha256').update(key).digest();
  }

  byte(): number {
    const byte = this.#bytes[this.#next % this.#bytes.length] ?? 0;
    this.#next += 1;
    return byte;
  }

  /** Returns a number from `low` up to, but not including, `high`. */
  between(low: number, high: number): number {
    return low + (this.byte() / 256) * (high - low);
  }

  oneOf<Item>(items: readonly Item[]): Item {
    const item = items[(this.byte() * 256 + this.byte()) % items.length];
    if (item === undefined) throw new RangeError('nothing to choose from');
    return item;
  }
}

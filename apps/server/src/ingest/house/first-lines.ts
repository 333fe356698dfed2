import { hash } from 'node:crypto';

const START_SLOTS = 1 << 16;

/**
 * The first line of each key of a table. Keys are kept as 64-bit digests, 12 bytes a slot outside of the heap, because a
 * table may have many millions of rows.
 */
export class FirstLines {
  #digests = new BigUint64Array(START_SLOTS);
  #lines = new Uint32Array(START_SLOTS);
  #size = 0;

  /** @param line from 1 @returns the earlier line with the same key; undefined for a new key, which is added */
  find(key: string, line: number): number | undefined {
    if (this.#size * 2 >= this.#lines.length) this.#grow();
    const digest = hash('sha1', key, 'buffer').readBigUInt64LE(0);
    const slot = this.#slotOf(digest);
    if (this.#lines[slot] !== 0) return this.#lines[slot];
    this.#put(slot, digest, line);
    this.#size += 1;
    return undefined;
  }

  /** @returns the slot with the digest, or the free one where it belongs */
  #slotOf(digest: bigint): number {
    const mask = this.#lines.length - 1;
    let slot = Number(digest & 0xffff_ffffn) & mask;
    while (this.#lines[slot] !== 0 && this.#digests[slot] !== digest) slot = (slot + 1) & mask;
    return slot;
  }

  #put(slot: number, digest: bigint, line: number): void {
    this.#digests[slot] = digest;
    this.#lines[slot] = line;
  }

  #grow(): void {
    const [digests, lines] = [this.#digests, this.#lines];
    this.#digests = new BigUint64Array(lines.length * 2);
    this.#lines = new Uint32Array(lines.length * 2);
    lines.forEach((line, slot) => {
      const digest = digests[slot] ?? 0n;
      if (line !== 0) this.#put(this.#slotOf(digest), digest, line);
    });
  }
}

import { hash } from 'node:crypto';

interface Expiring {
  /** Milliseconds since the epoch. */
  expires: number;
}

/**
 * Caches verified token pairs by digest until they expire; the least recently used is evicted first. Only valid pairs
 * are added, so forged ones cannot evict them.
 */
export class VerifiedTokenCache<Value extends Expiring> {
  #capacity: number;
  #values = new Map<string, Value>();

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  static digest(authorization: string, enterprise: string): string {
    return hash('sha256', `${authorization}\0${enterprise}`, 'base64');
  }

  get(digest: string): Value | undefined {
    const value = this.#values.get(digest);
    if (!value) return undefined;
    this.#values.delete(digest);
    if (value.expires <= Date.now()) return undefined;
    this.#values.set(digest, value);
    return value;
  }

  set(digest: string, value: Value): void {
    this.#values.set(digest, value);
    if (this.#values.size <= this.#capacity) return;
    const oldest = this.#values.keys().next();
    if (!oldest.done) this.#values.delete(oldest.value);
  }

  clear(): void {
    this.#values.clear();
  }

  get size(): number {
    return this.#values.size;
  }
}

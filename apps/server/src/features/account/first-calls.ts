import { createHash } from 'node:crypto';

const MAX_TOKENS = 20_000;

/** Detects the first call with an enterprise token on this server, which is logged as its person's entry. */
export class FirstCalls {
  #seen = new Set<string>();

  /** @returns true once for each token */
  isFirst(enterpriseToken: string): boolean {
    const digest = createHash('sha256').update(enterpriseToken).digest('base64');
    if (this.#seen.has(digest)) return false;
    this.#seen.add(digest);
    const [oldest] = this.#seen;
    if (this.#seen.size > MAX_TOKENS && oldest) this.#seen.delete(oldest);
    return true;
  }
}

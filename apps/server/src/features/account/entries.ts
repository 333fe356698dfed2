import { createHash } from 'node:crypto';

const REMEMBERED = 20_000;

/** Which enterprise tokens this node has seen: the first call of one is its person's entry into the product. */
export class Entries {
  #seen = new Set<string>();

  isFirstCall(enterpriseToken: string): boolean {
    const digest = createHash('sha256').update(enterpriseToken).digest('base64');
    if (this.#seen.has(digest)) return false;
    this.#seen.add(digest);
    const [oldest] = this.#seen;
    if (this.#seen.size > REMEMBERED && oldest) this.#seen.delete(oldest);
    return true;
  }
}

import { LRUCache } from 'lru-cache';
import { CoalescedQuery } from '../../database/coalesced-query.ts';
import type { StoredText } from './titles.queries.ts';

/** Document of a title as it is sent, with a digest that changes with it. */
export interface CachedDocument {
  bytes: Buffer;
  digest: string;
}

const MAX_CACHE_BYTES = 32 * 1024 * 1024;

/**
 * Caches title bars and sheets of this server. Each entry stores the catalogue's generation at which it was read and is
 * used while that is the current one. The generation is queried for each call; concurrent calls share the query, which is much cheaper than reading a sheet (docs/decisions/0014).
 */
export class DocumentCache {
  readonly #documents = new LRUCache<string, CachedDocument & { generation: string }>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 200,
  });
  readonly #generationQuery: CoalescedQuery<string>;

  constructor(findGeneration: () => Promise<string>) {
    this.#generationQuery = new CoalescedQuery(findGeneration);
  }

  /** Returns the cached document if it is current; else calls `find` and caches its result. */
  async get(key: string, find: () => Promise<StoredText | undefined>): Promise<CachedDocument | undefined> {
    const cached = this.#documents.get(key);
    if (cached && cached.generation === (await this.#generationQuery.get())) return cached;
    const found = await find();
    if (!found) {
      this.#documents.delete(key);
      return undefined;
    }
    const { text, digest, generation } = found;
    const read = { bytes: Buffer.from(text), digest, generation };
    this.#documents.set(key, read);
    return read;
  }

  clear(): void {
    this.#documents.clear();
  }
}

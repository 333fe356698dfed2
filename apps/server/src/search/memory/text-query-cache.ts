import { LRUCache } from 'lru-cache';
import type { FoundByWords } from './lookups.queries.ts';
import type { RecentChanges } from './recent-changes.ts';

/** Finds the titles that match a text query, of all titles or of `among` only. */
type Find = (query: string, among: readonly number[] | null) => Promise<FoundByWords>;

interface CachedResult extends FoundByWords {
  readonly ids: Int32Array;
  /** The moment before the database was queried. */
  readonly asOf: number;
}

/** 32 MB of ids. */
const MAX_IDS = 8_000_000;
const MAX_QUERIES = 1_000;
/** With more changed titles, querying all titles is as fast. */
const MAX_REFRESHED = 5_000;

/**
 * Caches the titles found by text queries. At a million titles, a word in a tenth of the texts takes the database a
 * second, because it reads each matching row. A cached query only reads the titles that changed since
 * (docs/decisions/0019-words-searched-for.md).
 */
export class TextQueryCache {
  readonly #find: Find;
  readonly #cached = new LRUCache<string, CachedResult>({
    max: MAX_QUERIES,
    maxSize: MAX_IDS,
    sizeCalculation: ({ ids }, query) => ids.length + query.length,
  });
  /** Running queries of all titles. */
  readonly #running = new Map<string, Promise<CachedResult>>();
  readonly #changes: RecentChanges;

  constructor(find: Find, changes: RecentChanges) {
    this.#find = find;
    this.#changes = changes;
  }

  /**
   * @returns titles in any order that reflect every change that was added before the call, and perhaps later ones
   * @throws the error of the query
   */
  async get(query: string): Promise<FoundByWords> {
    // A caller that finds a running query waits for it, then queries only the titles changed since it started.
    const running = this.#running.get(query);
    const cached = running ? await running : this.#cached.get(query);
    const changed = cached && this.#changes.since(cached.asOf);
    return changed && changed.length <= MAX_REFRESHED ? this.#refresh(query, cached, changed) : this.#queryAll(query);
  }

  async #refresh(query: string, { ids, isCut }: CachedResult, changed: readonly number[]): Promise<CachedResult> {
    const asOf = this.#changes.now;
    if (changed.length === 0) return this.#store(query, { ids, isCut, asOf });
    const stale = new Set(changed);
    const found = await this.#find(query, changed);
    const all = Int32Array.from([...ids.filter((id) => !stale.has(id)), ...found.ids]);
    return this.#store(query, { ids: all, isCut, asOf });
  }

  /** A query that is running here started after the caller's `get`, which has waited for any earlier one. */
  #queryAll(query: string): Promise<CachedResult> {
    const running = this.#running.get(query);
    if (running) return running;
    const started = this.#startQuery(query);
    this.#running.set(query, started);
    return started;
  }

  async #startQuery(query: string): Promise<CachedResult> {
    const asOf = this.#changes.now;
    try {
      const { ids, isCut } = await this.#find(query, null);
      return this.#store(query, { ids: Int32Array.from(ids), isCut, asOf });
    } finally {
      this.#running.delete(query);
    }
  }

  #store(query: string, result: CachedResult): CachedResult {
    this.#cached.set(query, result);
    return result;
  }
}

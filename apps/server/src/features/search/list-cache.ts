/** Caches the lists of selectors: they change only with imports, and every form requests them. */
export class ListCache<List> {
  readonly #maximumAgeMs: number;
  readonly #entries = new Map<string, { list: Promise<List>; expires: number }>();

  constructor(maximumAgeMs = 60_000) {
    this.#maximumAgeMs = maximumAgeMs;
  }

  /** Concurrent callers share one query. An error is not cached. */
  get(key: string, find: () => Promise<List>): Promise<List> {
    const cached = this.#entries.get(key);
    if (cached && cached.expires > performance.now()) return cached.list;
    const entry = { list: find(), expires: performance.now() + this.#maximumAgeMs };
    this.#entries.set(key, entry);
    entry.list.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    return entry.list;
  }

  clear(): void {
    this.#entries.clear();
  }
}

/** What of the caches of this node `ClearCache` empties; nodes tell each other through the database (decision G-22). */
export class CacheRegistry {
  #caches: { clear(): void }[] = [];

  /** Adds a cache and gives it back. */
  add<Cache extends { clear(): void }>(cache: Cache): Cache {
    this.#caches.push(cache);
    return cache;
  }

  clearAll(): void {
    for (const cache of this.#caches) cache.clear();
  }
}

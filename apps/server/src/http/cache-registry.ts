/** The caches of this server that `ClearCache` clears; servers notify each other through the database (G-22). */
export class CacheRegistry {
  #caches: { clear(): void }[] = [];

  /** Adds a cache and returns it. */
  add<Cache extends { clear(): void }>(cache: Cache): Cache {
    this.#caches.push(cache);
    return cache;
  }

  clearAll(): void {
    for (const cache of this.#caches) cache.clear();
  }
}

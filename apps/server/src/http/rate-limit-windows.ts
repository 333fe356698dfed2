import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** Above this number of keys the one whose window began first is forgotten. */
const MAX_KEYS = 5_000;

/**
 * Counts calls by key in windows of a fixed length, by a clock that the system's time does not move. The store of the
 * library uses the system's time: when that is set back by two days, its windows end two days later (G-550).
 */
export class RateLimitWindows implements FastifyRateLimitStore {
  readonly #windows = new Map<string, { calls: number; startedAt: number }>();

  /** @param timeWindow in milliseconds */
  incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], timeWindow: number): void {
    const now = performance.now();
    let window = this.#windows.get(key);
    if (!window || window.startedAt + timeWindow <= now) window = this.#begin(key, now);
    window.calls += 1;
    callback(null, { current: window.calls, ttl: window.startedAt + timeWindow - now });
  }

  child(): RateLimitWindows {
    return new RateLimitWindows();
  }

  #begin(key: string, startedAt: number) {
    const window = { calls: 0, startedAt };
    // Deleted before, so that the keys are in the order of their windows.
    this.#windows.delete(key);
    this.#windows.set(key, window);
    const [first] = this.#windows.keys();
    if (this.#windows.size > MAX_KEYS && first !== undefined) this.#windows.delete(first);
    return window;
  }
}

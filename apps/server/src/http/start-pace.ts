/** Weight of the newest interval in the mean interval: starts come in bunches, when several answers are ready. */
const INTERVAL_WEIGHT = 0.01;

/** Mean interval that is assumed before there are any. */
export const INITIAL_INTERVAL_MS = 5;

/** How fast requests that wait are started. */
export class StartPace {
  #startedAt = 0;
  #meanIntervalMs: number;

  constructor(meanIntervalMs = INITIAL_INTERVAL_MS) {
    this.#meanIntervalMs = meanIntervalMs;
  }

  get meanIntervalMs(): number {
    return this.#meanIntervalMs;
  }

  /** Notes the start of a request that did not wait. */
  noteStart(now: number): void {
    this.#startedAt = now;
  }

  /** @param since when the request began to wait for the starts before it */
  noteStartAfterWait(now: number, since: number): void {
    this.#meanIntervalMs += (now - Math.max(since, this.#startedAt) - this.#meanIntervalMs) * INTERVAL_WEIGHT;
    this.#startedAt = now;
  }

  /** @returns how many requests may wait so that the last one is started within a time */
  placesWithin(waitMs: number): number {
    return Math.floor(waitMs / this.#meanIntervalMs) + 1;
  }
}

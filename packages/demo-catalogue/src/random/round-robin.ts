/** Offset of the first hit of a counter: early, and different by counter so that not all hits fall on one title. */
const firstHitOf = (name: string) => 1 + (name.length % 3);

/**
 * Distributes rare cases by counting instead of by chance, so that even the smallest company has each case and no award
 * list is empty. Each name has a counter of its own.
 */
export class RoundRobin {
  readonly #counts = new Map<string, number>();

  #next(name: string): number {
    const count = this.#counts.get(name) ?? 0;
    this.#counts.set(name, count + 1);
    return count;
  }

  /** @returns true for one call in `interval` calls with this name. */
  isOneIn(interval: number, name: string): boolean {
    return this.#next(name) % interval === firstHitOf(name) % interval;
  }

  /** @returns the items in order, starting over after the last one. */
  pick<T>(items: readonly T[], name: string): T {
    // Callers pass lists with items; the remainder is an index.
    return items[this.#next(name) % items.length]!;
  }
}

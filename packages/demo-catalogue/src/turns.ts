/** Among the second to fourth of its kind is the first such case: early, and not all of them in one title. */
const firstOf = (name: string) => 1 + (name.length % 3);

/**
 * Counts what comes up, so that rare cases are dealt out instead of left to chance: the smallest company has each of
 * them, and no award's list stays empty.
 */
export class Turns {
  readonly #taken = new Map<string, number>();

  #next(name: string): number {
    const count = this.#taken.get(name) ?? 0;
    this.#taken.set(name, count + 1);
    return count;
  }

  /** Whether this one of its name is a case that comes once in so many. */
  isOneIn(many: number, name: string): boolean {
    return this.#next(name) % many === firstOf(name) % many;
  }

  /** The items of a name one after the other, over and over. */
  pick<T>(items: readonly T[], name: string): T {
    return items[this.#next(name) % items.length]!;
  }
}

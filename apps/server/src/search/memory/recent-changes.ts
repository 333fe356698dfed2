/** Maximum number of remembered titles: more than an import changes during the slowest query. */
const MAX_REMEMBERED = 20_000;

/**
 * Remembers which titles of the index changed since a moment, so that what was read from the database before can be
 * compared with the index. A moment is a number of `now`.
 */
export class RecentChanges {
  #now = 0;
  /** Changed titles with the moment of their last change, in ascending order of it. */
  readonly #changed = new Map<number, number>();
  /** `#changed` is complete only for changes after this moment. */
  #completeAfter = 0;

  get now(): number {
    return this.#now;
  }

  /** @param ids changed titles; null means "unknown, assume all" */
  add(ids: Iterable<number> | null): void {
    this.#now += 1;
    if (ids === null) {
      this.#changed.clear();
      this.#completeAfter = this.#now;
      return;
    }
    for (const id of ids) {
      this.#changed.delete(id);
      this.#changed.set(id, this.#now);
    }
    for (const [id, moment] of this.#changed) {
      if (this.#changed.size <= MAX_REMEMBERED) break;
      this.#changed.delete(id);
      this.#completeAfter = moment;
    }
  }

  /** @returns the titles that changed after a moment; null if they are not known */
  since(moment: number): number[] | null {
    if (moment < this.#completeAfter) return null;
    const ids: number[] = [];
    for (const [id, changed] of this.#changed) if (changed > moment) ids.push(id);
    return ids;
  }
}

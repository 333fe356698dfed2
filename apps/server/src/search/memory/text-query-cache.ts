import { LRUCache } from 'lru-cache';

/** Gives the titles that a query of words finds, of all or of some. */
type Find = (query: string, among: readonly number[] | null) => Promise<number[]>;

interface Found {
  readonly ids: Int32Array;
  /** The last change that was told before the database was asked. */
  readonly at: number;
}

/** 32 MB of ids. */
const MOST_IDS = 8_000_000;
const MOST_QUERIES = 1_000;
/** Of more titles, asking for all takes no longer. */
const MOST_CHANGED = 5_000;

/**
 * The titles with words that were searched for lately. A word that stands in a tenth of all long texts takes the
 * database a second at a million titles, as it reads each text's row; here it is asked once, and afterwards for titles
 * that have changed alone (docs/decisions/0019-words-searched-for.md).
 */
export class TextQueryCache {
  readonly #find: Find;
  readonly #kept = new LRUCache<string, Found>({
    max: MOST_QUERIES,
    maxSize: MOST_IDS,
    sizeCalculation: ({ ids }, query) => ids.length + query.length,
  });
  /** The questions for all titles that are on their way. */
  readonly #running = new Map<string, Promise<Found>>();
  /** How many changes were told. */
  #now = 0;
  /** The titles that have changed, each with its last change, in the order of these. */
  readonly #changed = new Map<number, number>();
  /** Which titles changed up to here is not known any more. */
  #forgotten = 0;

  constructor(find: Find) {
    this.#find = find;
  }

  /**
   * Ids of titles as they are after all changes that were told before the call, in no order.
   *
   * @throws what the question throws
   */
  async get(query: string): Promise<Int32Array> {
    // Whoever comes while all titles are asked for waits for that, and asks for what has changed since it began.
    const running = this.#running.get(query);
    const known = running ? await running : this.#kept.get(query);
    const changed = known && this.#changedSince(known.at);
    return (changed ? await this.#again(query, known, changed) : await this.#all(query)).ids;
  }

  async #again(query: string, { ids }: Found, changed: readonly number[]): Promise<Found> {
    const at = this.#now;
    const asked = new Set(changed);
    const found = asked.size === 0 ? [] : await this.#find(query, changed);
    const now = asked.size === 0 ? ids : Int32Array.from([...ids.filter((id) => !asked.has(id)), ...found]);
    return this.#keep(query, { ids: now, at });
  }

  /** A question that is on its way here began after whoever asks had called: `get` has waited for an earlier one. */
  #all(query: string): Promise<Found> {
    const running = this.#running.get(query);
    if (running) return running;
    const asked = this.#askForAll(query);
    this.#running.set(query, asked);
    return asked;
  }

  async #askForAll(query: string): Promise<Found> {
    const at = this.#now;
    try {
      return this.#keep(query, { ids: Int32Array.from(await this.#find(query, null)), at });
    } finally {
      this.#running.delete(query);
    }
  }

  #keep(query: string, found: Found): Found {
    this.#kept.set(query, found);
    return found;
  }

  /** Null where that is not known, or they are too many. */
  #changedSince(at: number): number[] | null {
    if (at < this.#forgotten) return null;
    const ids: number[] = [];
    for (const [id, change] of this.#changed) if (change > at) ids.push(id);
    return ids;
  }

  /** Tells of titles that have changed, or null when any may have. */
  forget(ids: Iterable<number> | null): void {
    this.#now += 1;
    if (ids === null) {
      this.#kept.clear();
      this.#changed.clear();
      this.#forgotten = this.#now;
      return;
    }
    for (const id of ids) {
      this.#changed.delete(id);
      this.#changed.set(id, this.#now);
    }
    for (const [id, change] of this.#changed) {
      if (this.#changed.size <= MOST_CHANGED) break;
      this.#changed.delete(id);
      this.#forgotten = change;
    }
  }
}

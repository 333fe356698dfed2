import { LRUCache } from 'lru-cache';

/** Asks the database for the titles that a query of words finds, of all or of some. */
export type FindByWords = (query: string, among: readonly number[] | null) => Promise<number[]>;

interface Kept {
  readonly ids: Int32Array;
  /** Titles that have changed since: whether they are among the found ones has to be asked again. */
  readonly changed: Set<number>;
}

/** 32 MB of ids. */
const MOST_IDS = 8_000_000;
/** An entry of few titles, or of none, is not free. */
const IDS_BESIDE = 50;
/** Of more changes, asking for all takes no longer. */
const MOST_CHANGED = 5_000;

/**
 * The titles with words that were searched for lately. A word that stands in a tenth of all long texts takes the
 * database a second at a million titles, as it reads each text's row; here it is asked once, and afterwards for titles
 * that have changed alone (docs/decisions/0019-words-searched-for.md).
 */
export class WordShelf {
  readonly #find: FindByWords;
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: MOST_IDS,
    sizeCalculation: ({ ids }) => ids.length + IDS_BESIDE,
  });
  /** Counts changes: what was read before one is not kept beside what changed after it. */
  #changes = 0;

  constructor(find: FindByWords) {
    this.#find = find;
  }

  /** Ids of titles as they are after all changes that were told before the call, in no order. */
  async get(query: string): Promise<Int32Array> {
    const kept = this.#kept.get(query);
    if (kept && kept.changed.size === 0) return kept.ids;
    const before = this.#changes;
    const ids = kept ? await this.#again(query, kept) : Int32Array.from(await this.#find(query, null));
    if (this.#changes === before) this.#kept.set(query, { ids, changed: new Set() });
    return ids;
  }

  async #again(query: string, { ids, changed }: Kept): Promise<Int32Array> {
    const asked = new Set(changed);
    const found = await this.#find(query, [...asked]);
    return Int32Array.from([...ids.filter((id) => !asked.has(id)), ...found]);
  }

  /** Tells of titles that have changed, or null when any may have. */
  forget(ids: Iterable<number> | null): void {
    this.#changes += 1;
    if (ids === null) {
      this.#kept.clear();
      return;
    }
    const changed = [...ids];
    for (const [query, kept] of this.#kept.entries()) {
      for (const id of changed) kept.changed.add(id);
      if (kept.changed.size > MOST_CHANGED) this.#kept.delete(query);
    }
  }
}

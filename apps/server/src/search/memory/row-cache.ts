import { LRUCache } from 'lru-cache';

/** The stored row of a title with its sort keys. */
export interface CachedRow<Row extends string | null = string | null> {
  readonly id: number;
  /** The stored text of the row; null if there is none. */
  readonly row: Row;
  /** Sort key of the title. */
  readonly title: string;
  /** '' for none. */
  readonly isbn: string;
  /** The keys of all other sort orders (`keyIndex`); '' for none. */
  readonly keys: readonly string[];
}

/** Memory of a cached row in addition to its texts. */
const ROW_OVERHEAD_BYTES = 200;

/** Caches rows of search results until their titles change. The oldest rows are evicted first. */
export class RowCache<Row extends string | null> {
  readonly #rows: LRUCache<number, CachedRow<Row>>;
  readonly #find: (ids: readonly number[]) => Promise<CachedRow<Row>[]>;
  /** Number of invalidations: a row that was read before the latest one is not cached. */
  #invalidations = 0;

  /** @param bytesPerCharacter 2 if rows have characters beyond Latin-1, which V8 stores in two bytes each */
  constructor(
    maximumBytes: number,
    bytesPerCharacter: 1 | 2,
    find: (ids: readonly number[]) => Promise<CachedRow<Row>[]>,
  ) {
    this.#find = find;
    this.#rows = new LRUCache({
      maxSize: maximumBytes,
      sizeCalculation: ({ row, title, isbn, keys }) =>
        [row ?? '', title, isbn, ...keys].reduce(
          (sum, { length }) => sum + length * bytesPerCharacter,
          ROW_OVERHEAD_BYTES,
        ),
    });
  }

  /** @returns the rows of these titles in any order, without titles that no longer exist */
  async get(ids: readonly number[]): Promise<CachedRow<Row>[]> {
    const rows: CachedRow<Row>[] = [];
    const missing: number[] = [];
    for (const id of ids) {
      // `get` would update the order of eviction, which takes longer than the look-up itself.
      const row = this.#rows.peek(id);
      if (row) rows.push(row);
      else missing.push(id);
    }
    if (missing.length === 0) return rows;
    const before = this.#invalidations;
    const found = await this.#find(missing);
    for (const row of found) {
      if (this.#invalidations === before) this.#rows.set(row.id, row);
      rows.push(row);
    }
    return rows;
  }

  /** @param ids changed titles; null means "unknown, assume all" */
  invalidate(ids: Iterable<number> | null): void {
    this.#invalidations += 1;
    if (ids === null) this.#rows.clear();
    else for (const id of ids) this.#rows.delete(id);
  }
}

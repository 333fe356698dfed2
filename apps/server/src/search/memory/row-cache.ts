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

/**
 * Caches rows of search results. A cached row has the state that its title has in the index: rows are added only when
 * the index reflects them, and removed when the index changes.
 */
export class RowCache<Row extends string | null> {
  readonly #rows: LRUCache<number, CachedRow<Row>>;

  /** @param bytesPerCharacter 2 if rows have characters beyond Latin-1, which V8 stores in two bytes each */
  constructor(maximumBytes: number, bytesPerCharacter: 1 | 2) {
    this.#rows = new LRUCache({
      maxSize: maximumBytes,
      sizeCalculation: ({ row, title, isbn, keys }) =>
        [row ?? '', title, isbn, ...keys].reduce(
          (sum, { length }) => sum + length * bytesPerCharacter,
          ROW_OVERHEAD_BYTES,
        ),
    });
  }

  /** @returns the cached rows of these titles in any order, and the titles without one */
  get(ids: readonly number[]): { rows: CachedRow<Row>[]; missing: number[] } {
    const rows: CachedRow<Row>[] = [];
    const missing: number[] = [];
    for (const id of ids) {
      // `get` would update the order of eviction, which takes longer than the look-up itself.
      const row = this.#rows.peek(id);
      if (row) rows.push(row);
      else missing.push(id);
    }
    return { rows, missing };
  }

  add(rows: readonly CachedRow<Row>[]): void {
    for (const row of rows) this.#rows.set(row.id, row);
  }

  /** @param ids changed titles; null means "unknown, assume all" */
  invalidate(ids: Iterable<number> | null): void {
    if (ids === null) this.#rows.clear();
    else for (const id of ids) this.#rows.delete(id);
  }
}

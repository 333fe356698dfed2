import { LRUCache } from 'lru-cache';

/** What an answer needs of a title: its stored row, and what it is sorted by. */
export interface ShelvedRow<Row extends string | null = string | null> {
  readonly id: number;
  /** Null where none is stored. */
  readonly row: Row;
  /** What the order of titles goes by, and of those that are equal there; '' for none. */
  readonly title: string;
  readonly isbn: string;
  /** What all other orders go by; '' for none. */
  readonly keys: readonly string[];
}

/** Of a row, beside its texts. */
const BYTES_BESIDE = 200;

/** Rows of titles that came last to be answered with, for as long as their titles do not change. */
export class RowCache<Row extends string | null> {
  readonly #rows: LRUCache<number, ShelvedRow<Row>>;
  readonly #find: (ids: readonly number[]) => Promise<ShelvedRow<Row>[]>;
  /** Counts changes: a row that was read before one is not put beside those read after it. */
  #changes = 0;

  /** @param bytesOfLetter two where rows have letters beyond Latin-1: one such letter makes all of its text wide */
  constructor(
    maximumBytes: number,
    bytesOfLetter: 1 | 2,
    find: (ids: readonly number[]) => Promise<ShelvedRow<Row>[]>,
  ) {
    this.#find = find;
    this.#rows = new LRUCache({
      maxSize: maximumBytes,
      sizeCalculation: ({ row, title, isbn, keys }) =>
        [row ?? '', title, isbn, ...keys].reduce((sum, { length }) => sum + length * bytesOfLetter, BYTES_BESIDE),
    });
  }

  /** In no order; a title that has gone meanwhile has none. */
  async get(ids: readonly number[]): Promise<ShelvedRow<Row>[]> {
    const rows: ShelvedRow<Row>[] = [];
    const missing: number[] = [];
    for (const id of ids) {
      // Not `get`: noting each use takes longer than finding the row. Those that came first go first.
      const row = this.#rows.peek(id);
      if (row) rows.push(row);
      else missing.push(id);
    }
    if (missing.length === 0) return rows;
    const before = this.#changes;
    const found = await this.#find(missing);
    for (const row of found) {
      if (this.#changes === before) this.#rows.set(row.id, row);
      rows.push(row);
    }
    return rows;
  }

  /** Forgets titles that have changed, or all of them. */
  forget(ids: Iterable<number> | null): void {
    this.#changes += 1;
    if (ids === null) this.#rows.clear();
    else for (const id of ids) this.#rows.delete(id);
  }
}

import { LRUCache } from 'lru-cache';

/** What an answer needs of a title: its stored row, and what it is sorted by. */
export interface ShelvedRow<Row extends string | Buffer | null = string | Buffer | null> {
  readonly id: number;
  /** Null where none is stored. */
  readonly row: Row;
  /** What the title is ordered by; '' for none. The first is that of titles. */
  readonly keys: readonly string[];
}

/** Of a row, beside its texts. */
const BYTES_BESIDE = 200;
/** Texts with a letter beyond Latin-1 take two bytes for each, and nearly every row has one. */
const BYTES_OF_LETTER = 2;

/** Rows of titles that were answered with lately, for as long as their titles do not change. */
export class RowShelf<Row extends string | Buffer | null> {
  readonly #rows: LRUCache<number, ShelvedRow<Row>>;
  readonly #find: (ids: readonly number[]) => Promise<ShelvedRow<Row>[]>;
  /** Counts changes: a row that was read before one is not put beside those read after it. */
  #changes = 0;

  constructor(maximumBytes: number, find: (ids: readonly number[]) => Promise<ShelvedRow<Row>[]>) {
    this.#find = find;
    this.#rows = new LRUCache({
      maxSize: maximumBytes,
      sizeCalculation: ({ row, keys }) => {
        const bytes = typeof row === 'string' ? row.length * BYTES_OF_LETTER : (row?.length ?? 0);
        return keys.reduce((sum, key) => sum + key.length * BYTES_OF_LETTER, BYTES_BESIDE + bytes);
      },
    });
  }

  /** In no order; a title that has gone meanwhile has none. */
  async get(ids: readonly number[]): Promise<ShelvedRow<Row>[]> {
    const rows: ShelvedRow<Row>[] = [];
    const missing: number[] = [];
    for (const id of ids) {
      const row = this.#rows.get(id);
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

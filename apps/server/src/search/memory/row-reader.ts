import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { TitleScope } from '../title-search.ts';
import { indexChanged, inSnapshot } from './changed-titles.ts';
import type { RecentChanges } from './recent-changes.ts';
import type { CachedRow, RowCache } from './row-cache.ts';

/** @returns the rows of those of the titles that exist */
type Find<Row extends string | null> = (db: Kysely<Tables>, ids: readonly number[]) => Promise<CachedRow<Row>[]>;

interface RowReaderOptions<Row extends string | null> {
  cache: RowCache<Row>;
  changes: RecentChanges;
  /** Applies every change to the index that was committed before the call. */
  synchronize: () => Promise<void>;
  find: Find<Row>;
}

/** Reads the rows of titles that a search of the index has found, in a state that meets the search. */
export class RowReader<Row extends string | null> {
  readonly #options: RowReaderOptions<Row>;

  constructor(options: RowReaderOptions<Row>) {
    this.#options = options;
  }

  /**
   * @param ids hits of a search of the index in the same turn of the event loop
   * @returns rows in any order, without titles that no longer meet the search: those that changed since are evaluated
   *   again, or all if it is not known which ones
   */
  async read(db: Kysely<Tables>, ids: readonly number[], scope: TitleScope): Promise<CachedRow<Row>[]> {
    const { cache, changes, synchronize, find } = this.#options;
    const before = changes.now;
    const { rows, missing } = cache.get(ids);
    if (missing.length === 0) return rows;
    const found = await find(db, missing);
    const isSynchronized = await synchronize().then(
      () => true,
      () => false,
    );
    const changed = new Set((isSynchronized && changes.since(before)) || missing);
    const current = found.filter(({ id }) => !changed.has(id));
    cache.add(current);
    const again = missing.filter((id) => changed.has(id));
    return [...rows, ...current, ...(await this.readChanged(db, again, scope))];
  }

  /** @returns the rows of those of the titles that meet the search, in a state in which they do */
  async readChanged(db: Kysely<Tables>, ids: readonly number[], scope: TitleScope): Promise<CachedRow<Row>[]> {
    if (ids.length === 0) return [];
    return inSnapshot(db, async (transaction) => {
      const { index, search } = await indexChanged(transaction, ids, scope);
      return search ? this.#options.find(transaction, index.search(search, ids.length).ids) : [];
    });
  }
}

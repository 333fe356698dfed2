import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { withIds } from './cached-rows.queries.ts';
import type { RecentChanges } from './recent-changes.ts';
import type { CachedRow, RowCache } from './row-cache.ts';

type Find<Row extends string | null> = (
  db: Kysely<Tables>,
  condition: RawBuilder<boolean>,
) => Promise<CachedRow<Row>[]>;

/** @returns the search as a condition on these titles; null if no title can meet it */
type ConditionOf = (among: readonly number[]) => Promise<RawBuilder<boolean> | null>;

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
   * Titles that changed since the search of the index are evaluated again, together with their rows; all of them if it
   * is not known which ones.
   *
   * @param ids hits of a search of the index in the same turn of the event loop
   * @returns rows in any order, without titles that no longer meet the search
   */
  async read(db: Kysely<Tables>, ids: readonly number[], conditionOf: ConditionOf): Promise<CachedRow<Row>[]> {
    const { cache, changes, synchronize, find } = this.#options;
    const before = changes.now;
    const { rows, missing } = cache.get(ids);
    if (missing.length === 0) return rows;
    const found = await find(db, withIds(missing));
    const isSynchronized = await synchronize().then(
      () => true,
      () => false,
    );
    const changed = new Set((isSynchronized && changes.since(before)) || missing);
    const current = found.filter(({ id }) => !changed.has(id));
    cache.add(current);
    const again = await this.readMatching(
      db,
      missing.filter((id) => changed.has(id)),
      conditionOf,
    );
    return [...rows, ...current, ...again];
  }

  /** @returns the rows of those of the titles that meet the search, both in the same state */
  async readMatching(
    db: Kysely<Tables>,
    among: readonly number[],
    conditionOf: ConditionOf,
  ): Promise<CachedRow<Row>[]> {
    const condition = among.length === 0 ? null : await conditionOf(among);
    return condition ? this.#options.find(db, condition) : [];
  }
}

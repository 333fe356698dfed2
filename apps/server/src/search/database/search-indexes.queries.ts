import { searchDates, searchNumbers } from '@titlenet/catalogue/search-ranges';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { rangeColumnOf } from '../../derive/range-columns.ts';
import { rangeExpression } from '../range-value.queries.ts';

interface SearchIndex {
  name: string;
  /** What follows `create index <name> on title`. */
  definition: string;
}

/** Most titles have a value for each of these. */
const rangeColumns = ['price', 'ltd_net', 'pub_year', 'release_date', 'on_sale_date', 'pub_date'];

/** Few titles have a value for these: their indexes leave out nulls. */
const sparseRangeColumns = ['canadian_price', 'agency_price', 'first_print'];

const rangeMembers = [...searchNumbers, ...searchDates]
  .map(({ name }) => name)
  .filter((name) => rangeColumnOf(name) === undefined);

/** Titles of which `title_folded_start` is not the whole title. */
export const sqlIsLongTitle = 'length(title_folded) > 300';

/** Titles of which `author_folded_start` lacks people. */
export const sqlHasManyPeople = 'length(author_folded) > 400';

/** Titles of which `author1_folded_start` or `author1_shown_start` is not the whole name. */
export const sqlHasLongAuthor = '(length(author1_folded) > 300 or length(author1_shown) > 300)';

/**
 * The indexes that only the database search needs. Deleted titles are never searched, so most leave them out. Imports
 * add to short pending lists of the GIN indexes, which takes a third of the time of single insertions
 * (docs/decisions/0022-pending-search-terms.md).
 */
export const searchIndexes: readonly SearchIndex[] = [
  // Covers quick search by ISBN.
  {
    name: 'title_isbn_beginning',
    definition: '(division, isbn) include (company_code, id) where not is_deleted',
  },
  // Covers quick search by texts that are frequent or have no trigram: an index-only scan reads a tenth of the table.
  {
    name: 'title_line',
    definition: '(division, id) include (company_code, title_folded_start, author_folded_start) where not is_deleted',
  },
  {
    name: 'title_search',
    definition: `using gin (terms, title_folded gin_trgm_ops, author_folded gin_trgm_ops)
      with (fastupdate = on, gin_pending_list_limit = 256)`,
  },
  {
    name: 'title_isbn_trigrams',
    definition: 'using gin (isbn gin_trgm_ops) with (fastupdate = on, gin_pending_list_limit = 256)',
  },
  {
    name: 'title_other_numbers',
    definition: 'using gin (other_numbers gin_trgm_ops) where other_numbers is not null',
  },
  // Covers the search box.
  {
    name: 'title_box_words',
    definition: 'using gin (box_words gin_trgm_ops) with (fastupdate = on, gin_pending_list_limit = 256)',
  },
  {
    name: 'title_long',
    definition: `(division) where ${sqlIsLongTitle} and not is_deleted`,
  },
  {
    name: 'title_many_people',
    definition: `(division) where ${sqlHasManyPeople} and not is_deleted`,
  },
  {
    name: 'title_long_author',
    definition: `(division) where ${sqlHasLongAuthor} and not is_deleted`,
  },
  ...rangeColumns.map((column) => ({
    name: `title_${column}`,
    definition: `(division, ${column}) where not is_deleted`,
  })),
  ...sparseRangeColumns.map((column) => ({
    name: `title_${column}`,
    definition: `(division, ${column}) where ${column} is not null and not is_deleted`,
  })),
  ...rangeMembers.map((name) => ({
    name: `title_range_${name.toLowerCase()}`,
    definition: `(division, ${rangeExpression(name)}) where ${rangeExpression(name)} is not null and not is_deleted`,
  })),
  {
    name: 'title_ages',
    definition: '(division, lower_age, upper_age) where lower_age is not null and not is_deleted',
  },
];

export interface IndexState {
  name: string;
  /** False while it is being created, or after that has failed. */
  isValid: boolean;
  /** Progress of a session that is creating it, 0 to 1; null if there is none. */
  progress: number | null;
}

/** @returns the search indexes that exist */
export async function findSearchIndexes(db: Kysely<Tables>): Promise<IndexState[]> {
  const { rows } = await sql<IndexState>`
    select class.relname as name, index.indisvalid as "isValid", (
      select coalesce(blocks_done::double precision / nullif(blocks_total, 0), 0)
      from pg_stat_progress_create_index where index_relid = class.oid limit 1
    ) as progress
    from pg_index as index join pg_class as class on class.oid = index.indexrelid
    where index.indrelid = 'title'::regclass
      and class.relname = any(${searchIndexes.map(({ name }) => name)}::text[])`.execute(db);
  return rows;
}

/** @param isConcurrent titles can be changed meanwhile; not in a transaction */
export function createSearchIndex({ name, definition }: SearchIndex, isConcurrent: boolean): RawBuilder<unknown> {
  const concurrently = sql.raw(isConcurrent ? 'concurrently' : '');
  return sql`create index ${concurrently} if not exists ${sql.ref(name)} on title ${sql.raw(definition)}`;
}

/** @param isConcurrent titles can be searched meanwhile; not in a transaction */
export function dropSearchIndex(name: string, isConcurrent: boolean): RawBuilder<unknown> {
  return sql`drop index ${sql.raw(isConcurrent ? 'concurrently' : '')} if exists ${sql.ref(name)}`;
}

/** Any number that no other advisory lock of the product has. */
const INDEX_LOCK = 417300014;

/** A lock of the session: indexes that are created concurrently on one table by several sessions cause deadlocks. */
export const tryIndexLock: RawBuilder<{ locked: boolean }> = sql`
  select pg_try_advisory_lock(${sql.lit(INDEX_LOCK)}) as locked`;

export const releaseIndexLock: RawBuilder<unknown> = sql`select pg_advisory_unlock(${sql.lit(INDEX_LOCK)})`;

/** Updates the statistics of the planner, which it also keeps for indexed columns of new indexes. */
export async function analyzeTitles(db: Kysely<Tables>): Promise<void> {
  await sql`analyze title`.execute(db);
}

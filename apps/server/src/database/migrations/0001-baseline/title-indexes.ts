import { type Kysely, sql } from 'kysely';

/** Columns that are searched by range: most titles have a value for each of these. */
const rangeColumns = ['price', 'ltd_net', 'pub_year', 'release_date', 'on_sale_date', 'pub_date'] as const;

/** As above, of columns that few titles have a value for: their indexes leave out nulls. */
const sparseRangeColumns = [
  'canadian_price',
  'agency_price',
  'library_price',
  'first_print',
  'conference_date',
  'nac_date',
] as const;

/** Indexes of `title`. Deleted titles are never searched, so most indexes leave them out. */
export async function createTitleIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index title_by_isbn on title (company_code, isbn) where isbn is not null`.execute(db);
  await sql`create unique index title_by_record on title (company_code, record_key) where isbn is null`.execute(db);
  await sql`create unique index title_by_product on title (company_code, product_id)`.execute(db);
  await sql`create index title_isbn_anywhere on title (isbn)`.execute(db);
  await createTextIndexes(db);
  await createRangeIndexes(db);
}

async function createTextIndexes(db: Kysely<unknown>): Promise<void> {
  // Covers quick search by ISBN and, below, by texts that are frequent or have no trigram (an index-only scan reads a
  // tenth of the table's size).
  await sql`
    create index title_isbn_beginning on title (division, isbn)
    include (company_code, id) where not is_deleted`.execute(db);
  await sql`
    create index title_line on title (division, id)
    include (company_code, title_folded, author_folded) where not is_deleted`.execute(db);
  // Imports add to the pending lists of both GIN indexes, which takes a third of the time of single insertions. The
  // lists are short because each search reads them.
  await sql`
    create index title_search on title
    using gin (terms, title_folded gin_trgm_ops, author_folded gin_trgm_ops)
    with (fastupdate = on, gin_pending_list_limit = 256)`.execute(db);
  await sql`
    create index title_isbn_trigrams on title
    using gin (isbn gin_trgm_ops) with (fastupdate = on, gin_pending_list_limit = 256)`.execute(db);
  await sql`create index title_beginning on title (division, title_folded) where not is_deleted`.execute(db);
  await sql`
    create index title_author1 on title (division, author1_folded) include (author1_shown)
    where not is_deleted`.execute(db);
  await sql`
    create index title_author1_shown on title (division, author1_shown)
    where author1_shown is not null and not is_deleted`.execute(db);
}

async function createRangeIndexes(db: Kysely<unknown>): Promise<void> {
  for (const column of rangeColumns)
    await sql`
      create index ${sql.ref(`title_${column}`)} on title (division, ${sql.ref(column)})
      where not is_deleted`.execute(db);
  for (const column of sparseRangeColumns)
    await sql`
      create index ${sql.ref(`title_${column}`)} on title (division, ${sql.ref(column)})
      where ${sql.ref(column)} is not null and not is_deleted`.execute(db);
  await sql`
    create index title_ages on title (division, lower_age, upper_age)
    where lower_age is not null and not is_deleted`.execute(db);
}

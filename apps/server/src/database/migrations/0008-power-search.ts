import { type Kysely, sql } from 'kysely';
import { backfillPowerSearch } from '../backfill-power-search.ts';

/** Numbers and dates that are searched by range; most titles have those of the first list, few those of the second. */
const ranges = ['price', 'ltd_net', 'pub_year', 'release_date', 'on_sale_date', 'pub_date'] as const;
const rareRanges = [
  'canadian_price',
  'agency_price',
  'library_price',
  'first_print',
  'conference_date',
  'nac_date',
] as const;

/**
 * What power search needs beside the catalogue (docs/decisions/0008-power-search.md): the first author alone, sort keys
 * of everything that results can be ordered by, which companies use which codes, and indexes for beginnings and ranges.
 * Titles of an older store are filled from their stored bars and sheets; ids, terms and documents stay as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table title
      add column author1_folded text collate "C" not null default '',
      add column author1_shown text collate "C"`.execute(db);
  await sql`
    create table title_order (
      title_id integer primary key references title on delete cascade,
      author2 text collate "C",
      sales_marketing_code text collate "C",
      answer_code text collate "C",
      business_group text collate "C",
      division text collate "C",
      category text collate "C",
      format text collate "C",
      imprint text collate "C",
      editor text collate "C",
      series text collate "C",
      pub_season text collate "C"
    )`.execute(db);
  await sql`
    create table code_use (
      company_code text not null,
      parent integer not null,
      term integer not null,
      primary key (company_code, parent, term)
    )`.execute(db);
  await backfillPowerSearch(db);

  // Deleted titles are never searched: without them half a division is counted in its index alone.
  await sql`create index title_beginning on title (division, title_folded) where not is_deleted`.execute(db);
  await sql`
    create index title_author1 on title (division, author1_folded) include (author1_shown)
    where not is_deleted`.execute(db);
  await sql`
    create index title_author1_shown on title (division, author1_shown)
    where author1_shown is not null and not is_deleted`.execute(db);
  await sql`create index title_isbn_trigrams on title using gin (isbn gin_trgm_ops) with (fastupdate = off)`.execute(
    db,
  );
  for (const column of ranges)
    await sql`
      create index ${sql.ref(`title_${column}`)} on title (division, ${sql.ref(column)})
      where not is_deleted`.execute(db);
  for (const column of rareRanges)
    await sql`
      create index ${sql.ref(`title_${column}`)} on title (division, ${sql.ref(column)})
      where ${sql.ref(column)} is not null and not is_deleted`.execute(db);
  await sql`
    create index title_ages on title (division, lower_age, upper_age)
    where lower_age is not null and not is_deleted`.execute(db);
  // The planner's picture of the new tables, which the embedded database would otherwise not have.
  for (const table of ['title', 'title_order', 'code_use']) await sql`analyze ${sql.table(table)}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const index of ['beginning', 'isbn_trigrams', ...ranges, ...rareRanges, 'ages'])
    await sql`drop index ${sql.ref(`title_${index}`)}`.execute(db);
  await sql`drop table code_use, title_order`.execute(db);
  await sql`alter table title drop column author1_folded, drop column author1_shown`.execute(db);
}

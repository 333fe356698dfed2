import { type Kysely, sql } from 'kysely';

/** Indexes of `title`. None is for searches, which the index in memory answers. */
export async function createTitleIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index title_by_isbn on title (company_code, isbn) where isbn is not null`.execute(db);
  await sql`create unique index title_by_record on title (company_code, record_key) where isbn is null`.execute(db);
  await sql`create unique index title_by_product on title (company_code, product_id)`.execute(db);
  await sql`create index title_isbn_anywhere on title (isbn)`.execute(db);
  // Suggestions of titles and authors. Deleted titles are never suggested.
  await sql`create index title_beginning on title (division, title_folded_start) where not is_deleted`.execute(db);
  await sql`
    create index title_author1 on title (division, author1_folded_start) include (author1_shown_start)
    where not is_deleted`.execute(db);
  await sql`
    create index title_author1_shown on title (division, author1_shown_start)
    where author1_shown_start is not null and not is_deleted`.execute(db);
  // The best-selling titles of a company are the first entries of an index; imports keep the figures exact.
  for (const figure of ['ltd_net', 'ltd_dollars', 'last13_units', 'last13_dollars'])
    await sql`
      create index ${sql.ref(`title_best_${figure}`)} on title (company_code, ${sql.ref(figure)} desc, id)
      where ${sql.ref(figure)} > 0 and not is_deleted`.execute(db);
  await sql`
    create index title_on_sale on title (company_code, on_sale_date)
    where on_sale_date is not null and not is_deleted`.execute(db);
}

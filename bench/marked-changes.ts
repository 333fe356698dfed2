import type { Tables } from '@titlenet/server/database/tables';
import { type Kysely, sql } from 'kysely';
import { amount } from './amount.ts';

/** Titles whose price an import of the night has changed. */
const CHANGED = amount(20_000, 50);
/** Microseconds by which these changes are found again. */
const MARK = 314_159;
const changedAt = sql`date_trunc('second', now()) - interval '1 hour' + make_interval(secs => ${MARK / 1e6})`;
const isMarked = sql`extract(microseconds from changed_at)::integer % 1000000 = ${MARK}`;

/** `t`, titles in an order without meaning, numbered from 0, and `size`, their number. */
export const numberedTitles = sql`
  t as materialized (
    select row_number() over (order by md5(isbn)) - 1 as n, id, company_code, isbn, title_folded
    from listed_title where isbn is not null
  ), size as (select count(*)::integer as titles from t)`;

/** Stores the changes of a night. */
export async function changeTitles(db: Kysely<Tables>): Promise<void> {
  await sql`
    with ${numberedTitles}, changed as (
      insert into title_kind_change (title_id, kind, changed_at, company_code)
      select id, 'price', ${changedAt}, company_code from t where n < ${CHANGED}::integer returning title_id, changed_at
    )
    insert into title_change (title_id, changed_at, field, old_value, new_value)
    select title_id, changed_at, 'bar.price', '24.99', '26.99' from changed`.execute(db);
  await sql`analyze title_kind_change, title_change`.execute(db);
}

/** Deletes them, because the catalogue is used again. */
export async function deleteChanges(db: Kysely<Tables>): Promise<void> {
  await sql`delete from title_change where ${isMarked}`.execute(db);
  await sql`delete from title_kind_change where ${isMarked}`.execute(db);
}

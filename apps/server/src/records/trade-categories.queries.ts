import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import { type Kysely, sql, type Transaction } from 'kysely';
import { onlyRow } from '../database/only-row.ts';
import type { Tables } from '../database/tables.ts';
import type { RowOutcome } from './upsert-sent.queries.ts';

/** Replaces the lists of trade categories, each as a whole. */
export async function putTradeCategories(
  db: Kysely<Tables>,
  records: readonly HouseRecordOf<'trade-category'>[],
): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  for (const record of records) outcomes.push(await db.transaction().execute((trx) => putTradeCategory(trx, record)));
  return outcomes;
}

async function putTradeCategory(
  trx: Transaction<Tables>,
  { report, titles, sentAt }: HouseRecordOf<'trade-category'>,
): Promise<RowOutcome> {
  // An advisory lock, because a new list has no row that could be locked.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`trade category\n${report}`}, 0))`.execute(trx);
  const stored = await trx
    .selectFrom('trade_category')
    .select(sql<boolean | null>`sent_at > ${sentAt ?? null}::timestamptz`.as('is_newer'))
    .where('report', '=', report)
    .executeTakeFirst();
  if (stored?.is_newer) return 'older';
  const isChanged = await putTitles(trx, report, titles);
  if (!stored || isChanged || sentAt)
    await sql`
      insert into trade_category as stored (report, sent_at) values (${report}, coalesce(${sentAt ?? null}::timestamptz, now()))
      on conflict (report) do update set sent_at = greatest(stored.sent_at, excluded.sent_at)`.execute(trx);
  if (!stored) return 'added';
  return isChanged ? 'updated' : 'unchanged';
}

/** Replaces the titles of a list. @returns true if that changed it */
async function putTitles(
  trx: Transaction<Tables>,
  report: string,
  titles: readonly { companyCode: string; isbn: string }[],
): Promise<boolean> {
  const companies = titles.map(({ companyCode }) => companyCode);
  const isbns = titles.map(({ isbn }) => isbn);
  const result = await sql<{ changed: number }>`
    with sent as (
        select company_code, isbn, min(position)::integer as rank
        from unnest(${companies}::text[], ${isbns}::text[]) with ordinality as title (company_code, isbn, position)
        group by company_code, isbn
      ),
      gone as (
        delete from trade_category_title t where report = ${report}
          and not exists (select from sent s where s.company_code = t.company_code and s.isbn = t.isbn)
        returning 1
      ),
      come as (
        insert into trade_category_title as stored (report, company_code, isbn, rank)
        select ${report}, company_code, isbn, rank from sent
        on conflict (report, company_code, isbn) do update set rank = excluded.rank where stored.rank <> excluded.rank
        returning 1
      )
    select (select count(*) from gone)::integer + (select count(*) from come)::integer as changed`.execute(trx);
  return onlyRow(result).changed > 0;
}

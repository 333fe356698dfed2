import type { OnSaleTitles } from '@titlenet/contract/on-sale';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { type FoundTitle, homeTitle, homeTitleColumns } from '../../read-titles/home-titles.queries.ts';
import { MAX_LIST_ROWS } from '../../read-titles/list-rows.queries.ts';

/** @returns the titles that go on sale between two days, the earliest first, of one day the largest first print */
export async function findOnSaleTitles(
  db: Kysely<Tables>,
  { from, to }: { from: string; to: string },
  companies: readonly string[],
): Promise<OnSaleTitles> {
  const order = sql`order by on_sale_date, first_print desc nulls last, title_sort, id`;
  const { rows } = await sql<FoundTitle & { first_print: number | null; reissue_no: number; total: number }>`
    with found as materialized (
      select id, on_sale_date, first_print, title_sort from listed_title
      where company_code = any(${companies}::text[]) and on_sale_date between ${from}::date and ${to}::date
    ), shown as (select * from found ${order} limit ${MAX_LIST_ROWS}::integer)
    select ${homeTitleColumns}, t.first_print, t.reissue_no, (select count(*)::integer from found) as total
    from shown join listed_title t on t.id = shown.id left join title_document d on d.title_id = t.id
    order by shown.on_sale_date, shown.first_print desc nulls last, shown.title_sort, shown.id`.execute(db);
  const data = rows.map((row) => ({ ...homeTitle(row), firstPrint: row.first_print, reissueNo: row.reissue_no }));
  return { data, total: rows[0]?.total ?? 0 };
}

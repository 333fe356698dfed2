import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Whether ranks were computed; a store of an earlier version has none. */
export async function hasSalesRanks(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('sales_rank').select('title_id').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Computes the ranks of all titles by the stored sums of their sales, and writes those that have changed (G-440). Called
 * when the sums, imprints or categories of titles may have changed, once after several imports, because it reads all
 * titles with net copies; when nothing has changed it writes nothing.
 */
export async function refreshSalesRanks(trx: Transaction<Tables>): Promise<void> {
  // Two processes at the same time: the second one must see what the first one has stored.
  await sql`lock table sales_rank in share row exclusive mode`.execute(trx);
  await sql`
    with net as (
      select id, company_code, '13' as months, last13_units as net from listed_title where last13_units > 0
      union all
      select id, company_code, 'ltd', ltd_net from listed_title where ltd_net > 0
    ),
    grouped as (
      select net.*, 'imprint' as within, imprint as name from net join title_order on title_id = id
      where imprint is not null
      union all
      select net.*, 'category', category from net join title_order on title_id = id where category is not null
    ),
    found as materialized (
      select id as title_id, within, months, rank() over by_net as rank,
        count(*) over (partition by company_code, within, name, months, net) > 1 as is_tied,
        count(*) over (partition by company_code, within, name, months) as titles, net, last_month as newest_month
      from grouped left join sales_window using (company_code)
      window by_net as (partition by company_code, within, name, months order by net desc)
    ),
    gone as (
      -- NOT IN would compare each rank with all others at a million titles.
      delete from sales_rank where not exists (
        select from found where found.title_id = sales_rank.title_id and found.within = sales_rank.within
          and found.months = sales_rank.months)
    )
    insert into sales_rank as stored (title_id, within, months, rank, is_tied, titles, net, newest_month)
    select title_id, within, months, rank, is_tied, titles, net, newest_month from found
    on conflict (title_id, within, months) do update set rank = excluded.rank, is_tied = excluded.is_tied,
      titles = excluded.titles, net = excluded.net, newest_month = excluded.newest_month
    where (stored.rank, stored.is_tied, stored.titles, stored.net, stored.newest_month)
      is distinct from (excluded.rank, excluded.is_tied, excluded.titles, excluded.net, excluded.newest_month)`.execute(
    trx,
  );
}

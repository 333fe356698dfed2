import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * A statement that notes titles whose ranks may be out of date, for the transaction that has written their rows: those
 * with net copies, and those that have had some.
 */
export function staleRanksToNote(titleIds: readonly number[]): RawBuilder<unknown> {
  return sql`
    insert into stale_title_rank (title_id)
    select id from title
    where id = any(${titleIds}::integer[])
      and (last13_units > 0 or ltd_net > 0 or exists (select from title_rank where title_id = id))`;
}

export async function hasStaleRanks(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('stale_title_rank').select('title_id').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Ranks the titles of each imprint and category whose titles or net copies have changed (G-440). Called once after
 * several imports; it reads nothing of the other groups.
 */
export async function refreshSalesRanks(trx: Transaction<Tables>): Promise<void> {
  // Two processes at the same time: the second one must see what the first one has stored.
  await sql`lock table title_rank in share row exclusive mode`.execute(trx);
  if (await hasStaleRanks(trx)) await rankChangedGroups(trx);
  await sql`
    insert into title_rank_month as stored (company_code, newest_month)
    select company_code, last_month from sales_window
    on conflict (company_code) do update set newest_month = excluded.newest_month
    where stored.newest_month is distinct from excluded.newest_month`.execute(trx);
}

async function rankChangedGroups(trx: Transaction<Tables>): Promise<void> {
  await sql`create temporary table noted (title_id integer primary key) on commit drop`.execute(trx);
  await sql`
    with taken as (delete from stale_title_rank returning title_id)
    insert into noted select distinct title_id from taken`.execute(trx);
  // Without statistics each of these tables is joined as if it had a few rows.
  await sql`analyze noted`.execute(trx);
  // A statement of its own sees all that the transactions have written whose notes were taken.
  await sql`
    create temporary table present on commit drop as
    select title_id, company_code, within, months, name, net
    from noted join listed_title on id = title_id join title_order using (title_id)
      cross join lateral (values ('13', last13_units), ('ltd', ltd_net)) as copies (months, net)
      cross join lateral (values ('imprint', imprint), ('category', category)) as labels (within, name)
    where net > 0 and name is not null`.execute(trx);
  await sql`
    create temporary table changed on commit drop as
    with before as (
      select title_id, company_code, within, months, name, net from noted join title_rank using (title_id)
    )
    select distinct company_code, within, months, name
    from ((table before except table present) union all (table present except table before)) as different`.execute(trx);
  await sql`analyze present, changed`.execute(trx);
  await sql`
    delete from title_rank as stored using noted
    where stored.title_id = noted.title_id and not exists (
      select from present
      where present.title_id = stored.title_id and present.within = stored.within and present.months = stored.months
    )`.execute(trx);
  await putRanksOfChangedGroups(trx);
}

async function putRanksOfChangedGroups(trx: Transaction<Tables>): Promise<void> {
  await sql`
    with ranked as (
      select title_id, company_code, within, months, name, net
      from changed join title_rank as stored using (company_code, within, months, name)
      where not exists (select from noted where noted.title_id = stored.title_id)
      union all
      select title_id, company_code, within, months, name, net
      from changed join present using (company_code, within, months, name)
    )
    insert into title_rank as stored (title_id, company_code, within, months, name, net, rank, is_tied, titles)
    select title_id, company_code, within, months, name, net, rank() over by_net,
      count(*) over (partition by company_code, within, months, name, net) > 1,
      count(*) over (partition by company_code, within, months, name)
    from ranked
    window by_net as (partition by company_code, within, months, name order by net desc)
    on conflict (title_id, within, months) do update set name = excluded.name, net = excluded.net,
      rank = excluded.rank, is_tied = excluded.is_tied, titles = excluded.titles
    where (stored.name, stored.net, stored.rank, stored.is_tied, stored.titles)
      is distinct from (excluded.name, excluded.net, excluded.rank, excluded.is_tied, excluded.titles)`.execute(trx);
}

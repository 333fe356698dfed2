import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Titles that are compared in one transaction. */
const TITLES_PER_STEP = 100;

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

/** True if a title is noted, or an earlier computation has not ended. */
export async function hasStaleRanks(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ stale: boolean }>`
    select exists (select from stale_title_rank) or exists (select from stale_rank_group) as stale`.execute(db);
  return rows[0]?.stale ?? false;
}

/**
 * Ranks the titles of each imprint and category whose titles or net copies have changed (G-440), in small transactions.
 * Called once after several imports; it reads nothing of the other groups. Until a group is ranked, its titles have the
 * ranks, the net copies and the month of before. A call that was killed or aborted is continued by the next one.
 */
export async function refreshSalesRanks(db: Kysely<Tables>, signal?: AbortSignal): Promise<void> {
  await inSteps(db, findChanges, signal);
  await inSteps(db, rankGroup, signal);
}

/** Does part of the work. @returns true if nothing is left */
type Step = (trx: Transaction<Tables>) => Promise<boolean>;

/** Repeats a step in transactions of its own. */
async function inSteps(db: Kysely<Tables>, step: Step, signal: AbortSignal | undefined): Promise<void> {
  for (let isDone = false; !isDone && !signal?.aborted; ) {
    isDone = await db.transaction().execute(async (trx) => {
      // Two processes at the same time: the second one must see what the first one has stored.
      await sql`lock table title_rank in share row exclusive mode`.execute(trx);
      return step(trx);
    });
  }
}

/**
 * Notes what replaces the stored ranks of noted titles, and the groups in which it does, with the month that their ranks
 * are of. When no title is left, the ranks of all other groups are those of the newest month.
 */
async function findChanges(trx: Transaction<Tables>): Promise<boolean> {
  const { rows } = await sql<{ title_id: number }>`
    delete from stale_title_rank where ctid = any(array(select ctid from stale_title_rank limit ${TITLES_PER_STEP}))
    returning title_id`.execute(trx);
  if (rows.length === 0) {
    await putNewestMonths(trx);
    return true;
  }
  const ids = [...new Set(rows.map(({ title_id }) => title_id))];
  await sql`delete from rank_change where title_id = any(${ids}::integer[])`.execute(trx);
  // A statement of its own sees all that the transactions have written whose notes were taken.
  await sql`
    with present as (
      select title_id, company_code, within, months, name, net
      from listed_title join title_order on id = title_id
        cross join lateral (values ('13', last13_units), ('ltd', ltd_net)) as copies (months, net)
        cross join lateral (values ('imprint', imprint), ('category', category)) as labels (within, name)
      where title_id = any(${ids}::integer[]) and net > 0 and name is not null
    ), stored as (
      select title_id, company_code, within, months, name, net from title_rank where title_id = any(${ids}::integer[])
    )
    insert into rank_change (title_id, within, months, company_code, name, net)
    select title_id, within, months, present.company_code, present.name, present.net
    from present full join stored using (title_id, within, months)
    where (present.company_code, present.name, present.net)
      is distinct from (stored.company_code, stored.name, stored.net)`.execute(trx);
  await sql`
    insert into stale_rank_group (company_code, within, months, name, newest_month)
    select company_code, within, months, name, newest_month
    from (
      select company_code, within, months, name from rank_change
      where title_id = any(${ids}::integer[]) and name is not null
      union
      select stored.company_code, within, months, stored.name
      from title_rank as stored join rank_change using (title_id, within, months)
      where title_id = any(${ids}::integer[])
    ) as changing left join title_rank_month using (company_code)
    on conflict do nothing`.execute(trx);
  return false;
}

/** Ranks the titles of one noted group. */
async function rankGroup(trx: Transaction<Tables>): Promise<boolean> {
  const { rows } = await sql<{ groups: number }>`
    with picked as (
      delete from stale_rank_group where (company_code, within, months, name) in (
        select company_code, within, months, name from stale_rank_group limit 1)
      returning company_code, within, months, name
    ), members as (
      select title_id, company_code, within, months, name, net
      from picked join title_rank as stored using (company_code, within, months, name)
      where not exists (
        select from rank_change as change
        where (change.title_id, change.within, change.months) = (stored.title_id, stored.within, stored.months))
      union all
      select title_id, company_code, within, months, name, net
      from picked join rank_change using (company_code, within, months, name)
      where exists (select from title where id = title_id)
    ), gone as (
      delete from title_rank as stored using picked, rank_change as change
      where (stored.company_code, stored.within, stored.months, stored.name)
          = (picked.company_code, picked.within, picked.months, picked.name)
        and (change.title_id, change.within, change.months) = (stored.title_id, stored.within, stored.months)
        and change.name is null
      returning stored.title_id, stored.within, stored.months
    ), ranked as (
      insert into title_rank as stored (title_id, company_code, within, months, name, net, rank, is_tied, titles)
      select title_id, company_code, within, months, name, net, rank() over by_net,
        count(*) over (partition by company_code, within, months, name, net) > 1,
        count(*) over (partition by company_code, within, months, name)
      from members
      window by_net as (partition by company_code, within, months, name order by net desc)
      on conflict (title_id, within, months) do update set company_code = excluded.company_code, name = excluded.name,
        net = excluded.net, rank = excluded.rank, is_tied = excluded.is_tied, titles = excluded.titles
      where (stored.company_code, stored.name, stored.net, stored.rank, stored.is_tied, stored.titles)
        is distinct from (excluded.company_code, excluded.name, excluded.net, excluded.rank, excluded.is_tied, excluded.titles)
    ), applied as (
      delete from rank_change as change using picked
      where (change.company_code, change.within, change.months, change.name)
          = (picked.company_code, picked.within, picked.months, picked.name)
    ), deleted as (
      delete from rank_change as change using gone
      where (change.title_id, change.within, change.months) = (gone.title_id, gone.within, gone.months)
    )
    select count(*)::integer as groups from picked`.execute(trx);
  return rows[0]?.groups === 0;
}

/** States the month that the ranks are of, except those of groups that are still to be ranked. */
async function putNewestMonths(trx: Transaction<Tables>): Promise<void> {
  await sql`
    insert into title_rank_month as stored (company_code, newest_month)
    select company_code, last_month from sales_window
    on conflict (company_code) do update set newest_month = excluded.newest_month
    where stored.newest_month is distinct from excluded.newest_month`.execute(trx);
}

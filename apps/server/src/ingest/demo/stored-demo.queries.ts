import { companyCodes } from '@titlenet/catalogue/companies';
import { narrators } from '@titlenet/demo-catalogue/companies/staff';
import { DEMO_SENDER } from '@titlenet/demo-catalogue/demo-sender';
import { type Kysely, sql, type Transaction } from 'kysely';
import { onlyRow } from '../../database/only-row.ts';
import type { Tables } from '../../database/tables.ts';
import { commandName } from '../../lifecycle/command-name.ts';
import { StartRefusedError } from '../../lifecycle/start-refused-error.ts';
import { changeRights } from '../../people/change-rights.queries.ts';
import { refreshSalesRanks } from '../../records/sales-ranks.queries.ts';

async function hasDemo(db: Kysely<Tables>, subjects: readonly string[]): Promise<boolean> {
  // By company: the primary key of `title_source` begins with it.
  const result = await sql<{ found: boolean }>`
    select exists (select from permission where subject = any(${subjects}))
      or exists (
        select from unnest(${[...companyCodes]}::text[]) as company(code)
        where exists (select from title_source where company_code = code and sender = ${DEMO_SENDER})
      ) as found`.execute(db);
  return onlyRow(result).found;
}

/**
 * @param subjects of the demo's people
 * @throws StartRefusedError if the store has titles or people of the demo
 */
export async function assertNoDemo(db: Kysely<Tables>, subjects: readonly string[]): Promise<void> {
  if (await hasDemo(db, subjects))
    throw new StartRefusedError(
      `The database holds titles or people of the demo. Remove them with: ${commandName} demo --remove`,
    );
}

/** Tables in which a row belongs to a person, by the column that names the person. */
const ofPeople = [
  ['permission', 'subject'],
  ['preference', 'subject'],
  ['user_list', 'owner'],
  ['saved_search', 'subject'],
  ['recent_search', 'subject'],
  ['user_visit', 'subject'],
  ['followed', 'subject'],
  ['follower', 'subject'],
  ['read_token', 'subject'],
  ['pack', 'owner'],
  ['pack_member', 'subject'],
  ['team_note', 'author'],
  ['team_tag', 'added_by'],
] as const satisfies [keyof Tables, string][];

export interface RemovedDemo {
  /** Titles of which no other sender has a record. */
  titles: number;
  /** Titles that another sender has sent too: they lose what the demo said of them when they are derived again. */
  sharedTitles: number;
  people: number;
}

/**
 * Deletes the titles of the demo with everything that is stored of them, the demo's people with everything of theirs,
 * and the runs that loaded it, in one transaction. Audit events stay, and so does what these people did to packs, notes,
 * tags and imports of others.
 *
 * @param subjects of the demo's people
 */
export async function removeDemo(db: Kysely<Tables>, subjects: readonly string[]): Promise<RemovedDemo> {
  const removed = await changeRights(db, 'titlenet demo --remove', async (trx) => {
    const sharedTitles = await removeSharedSources(trx);
    const titles = await removeTitles(trx);
    const people = await removePeople(trx, subjects);
    await removeUnused(trx);
    return { titles, sharedTitles, people };
  });
  await refreshSalesRanks(db);
  return removed;
}

/** @returns the number of titles that another sender has sent too */
async function removeSharedSources(trx: Transaction<Tables>): Promise<number> {
  const { rows } = await sql<{ title_id: number }>`
    delete from title_source one where sender = ${DEMO_SENDER}
      and exists (select from title_source other where other.title_id = one.title_id and other.sender <> one.sender)
    returning title_id`.execute(trx);
  const ids = rows.map(({ title_id }) => title_id);
  await sql`update title_derivation set version = '' where title_id = any(${ids}::integer[])`.execute(trx);
  return ids.length;
}

/** Deletes the titles that only the demo has sent, and rows of all tables that name them by company and ISBN. */
async function removeTitles(trx: Transaction<Tables>): Promise<number> {
  await sql`
    create temporary table demo_title on commit drop as
    select distinct title.id, title.company_code, title.isbn, title.record_key
    from title_source join title on title.id = title_id where sender = ${DEMO_SENDER}`.execute(trx);
  await sql`create index on demo_title (company_code, isbn)`.execute(trx);
  await sql`
    create temporary table demo_person on commit drop as
    select distinct value as id
    from title_source, jsonb_each_text(record::jsonb -> 'sheet' -> 'editorial') where sender = ${DEMO_SENDER}
      and key in ('authorId', 'artistId', 'readerId', 'performerId') and value not in ('0', '(none)')
    union select unnest(${narrators.map(({ id }) => id)}::text[])`.execute(trx);
  await sql`
    insert into stale_rank_group (company_code, within, months, name, newest_month)
    select distinct r.company_code, within, months, r.name, newest_month
    from title_rank r join demo_title on id = title_id join title_rank_month m on m.company_code = r.company_code
    on conflict do nothing`.execute(trx);
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'title'
      and 2 = (select count(*) from pg_attribute where attrelid = c.oid and attname in ('company_code', 'isbn'))`.execute(
    trx,
  );
  for (const { name } of tables)
    await sql`
      delete from ${sql.table(name)} as one using demo_title d
      where one.company_code = d.company_code and one.isbn = d.isbn`.execute(trx);
  await sql`
    delete from user_list_item i using demo_title d
    where i.isbn = d.isbn and not exists (
      select from title t where t.isbn = i.isbn and not exists (select from demo_title where id = t.id))`.execute(trx);
  const { numAffectedRows = 0n } = await sql`delete from title using demo_title d where title.id = d.id`.execute(trx);
  return Number(numAffectedRows);
}

async function removePeople(trx: Transaction<Tables>, subjects: readonly string[]): Promise<number> {
  let people = 0n;
  for (const [table, column] of ofPeople) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ${sql.ref(column)} = any(${subjects})`.execute(trx);
    if (table === 'permission') people = numAffectedRows;
  }
  return Number(people);
}

/** Deletes what the demo has stored beside titles and people, and codes and lists that no title has any more. */
async function removeUnused(trx: Transaction<Tables>): Promise<void> {
  await sql`delete from received_record where sender = ${DEMO_SENDER}`.execute(trx);
  await sql`delete from feed_sender where sender = ${DEMO_SENDER}`.execute(trx);
  await sql`delete from feed_run where file_name = 'demo' and file_digest is null`.execute(trx);
  await sql`
    delete from code_use u where not exists (
      select from title t where t.company_code = u.company_code and t.terms @> array[u.term])`.execute(trx);
  await sql`delete from award_list where not exists (select from award_title where award_id = id)`.execute(trx);
  await sql`
    delete from trade_category c where not exists (
      select from trade_category_title t where t.report = c.report)`.execute(trx);
  for (const [table, figures] of [
    ['sales_window', 'monthly_sales'],
    ['title_rank_month', 'monthly_sales'],
    ['reported_period', 'reported'],
    ['sent_period', 'reported'],
  ] as const)
    await sql`
      with reported as (select company_code from monthly_sales union select company_code from weekly_sales)
      delete from ${sql.table(table)} as one
      where company_code not in (select company_code from ${sql.table(figures)})`.execute(trx);
  await sql`delete from shown_person using demo_person d where person_id = d.id`.execute(trx);
  await sql`delete from person using demo_person d where person.id = d.id`.execute(trx);
}

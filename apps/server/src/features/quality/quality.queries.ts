import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { ListRow } from '@titlenet/catalogue/lists/list-row';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { listRows, MAX_LIST_ROWS } from '../../read-titles/list-rows.queries.ts';

type Companies = readonly CompanyCode[];

/** Faults that hold on a day. */
const holds = (today: string) =>
  sql`(found_on <= ${today}::date and (mended_on is null or mended_on > ${today}::date))`;
const ofCompanies = (companies: Companies) => sql`fault.company_code = any(${companies}::text[])`;

/** Records of each sender that it has not deleted. */
export async function countRecords(
  db: Kysely<Tables>,
  companies: Companies,
): Promise<{ sender: string; name: string | null; records: number }[]> {
  const { rows } = await sql<{ sender: string; name: string | null; records: number }>`
    select sender, feed_sender.name, records from (
      select sender, count(*) as records from title_source
      where not is_deleted and company_code = any(${companies}::text[])
      group by sender
    ) as counted left join feed_sender using (sender)`.execute(db);
  return rows;
}

/** Records with faults by sender and kind; kind null: those with any fault. */
export async function countFaults(
  db: Kysely<Tables>,
  companies: Companies,
  today: string,
): Promise<{ sender: string; kind: number | null; records: number }[]> {
  // Distinct records in the order of the index, from which they are read without sorting.
  const { rows } = await sql<{ sender: string; kind: number | null; records: number }>`
    select sender, kind, count(*) as records from (
      select distinct company_code, sender, record_reference, kind
      from record_fault fault where ${holds(today)} and ${ofCompanies(companies)}
    ) as faulty group by sender, kind
    union all
    select sender, null, count(*) from (
      select distinct company_code, sender, record_reference
      from record_fault fault where ${holds(today)} and ${ofCompanies(companies)}
    ) as faulty group by sender`.execute(db);
  return rows;
}

/** How many faults of a sender began and ended on a day up to today. */
export async function countFaultDays(
  db: Kysely<Tables>,
  companies: Companies,
  today: string,
): Promise<{ sender: string; day: string; change: number }[]> {
  const { rows } = await sql<{ sender: string; day: string; change: number }>`
    select sender, day, sum(change)::integer as change from (
      select sender, found_on as day, 1 as change from record_fault fault
      where found_on <= ${today}::date and ${ofCompanies(companies)}
      union all
      select sender, mended_on, -1 from record_fault fault
      where mended_on <= ${today}::date and ${ofCompanies(companies)}
    ) as changes group by sender, day order by day`.execute(db);
  return rows;
}

/** @returns the name of a sender of these companies; undefined for an unknown one */
export async function findSenderName(
  db: Kysely<Tables>,
  sender: string,
  companies: Companies,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select coalesce((select name from feed_sender where sender = ${sender}), ${sender}) as name
    where exists (
      select from title_source where sender = ${sender} and company_code = any(${companies}::text[]))`.execute(db);
  return rows[0]?.name;
}

interface FaultySearch {
  sender: string;
  /** Absent: all kinds. */
  kind?: number;
  companies: Companies;
  today: string;
}

/**
 * @returns the titles with such a fault, sorted by title, how many there are, and the number of records: several may be of
 * one title, and a record without a title's name is of none
 */
export async function findFaultyTitles(
  db: Kysely<Tables>,
  { sender, kind, companies, today }: FaultySearch,
): Promise<{ total: number; records: number; data: ListRow[] }> {
  const { rows } = await sql<{ records: number; total: number; ids: number[] }>`
    with faulty as materialized (
      select distinct company_code, sender, record_reference from record_fault fault
      where fault.sender = ${sender} and ${ofCompanies(companies)} and ${holds(today)}
        ${kind === undefined ? sql`` : sql`and kind = ${kind}::smallint`}
    ), found as (
      select distinct title.id, title.title_sort
      from faulty join title_source using (company_code, sender, record_reference)
        join current_title title on title.id = title_source.title_id
    )
    select (select count(*) from faulty)::integer as records, (select count(*) from found)::integer as total,
      array(select id from found order by title_sort, id limit ${MAX_LIST_ROWS}) as ids`.execute(db);
  const { records = 0, total = 0, ids = [] } = rows[0] ?? {};
  const data = await listRows(
    db,
    sql`select id, position from unnest(${ids}::integer[]) with ordinality as found (id, position)`,
  );
  return { records, total, data };
}

/** A line of the file for a sender. */
export interface FaultLine {
  isbn: string | null;
  recordReference: string;
  title: string;
  kind: number;
  detail: string;
  /** YYYY-MM-DD */
  foundOn: string;
}

/** @returns the faults of a sender by kind, at most `limit` */
export async function listFaults(
  db: Kysely<Tables>,
  { sender, companies, today, limit }: Omit<FaultySearch, 'kind'> & { limit: number },
): Promise<FaultLine[]> {
  const { rows } = await sql<FaultLine>`
    select title.isbn, fault.record_reference as "recordReference", coalesce(title.title, '') as title, kind, detail,
      found_on as "foundOn"
    from record_fault fault
      join title_source using (company_code, sender, record_reference)
      left join current_title title on title.id = title_source.title_id
    where fault.sender = ${sender} and ${ofCompanies(companies)} and ${holds(today)}
    order by kind, title.isbn, fault.record_reference, fault.id limit ${limit}`.execute(db);
  return rows;
}

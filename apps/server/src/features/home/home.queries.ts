import { companyOf } from '@titlenet/catalogue/companies';
import { FIRST_VISIT_DAYS, HOME_TITLES, type HomeTitle } from '@titlenet/catalogue/lists/home-title';
import { knownField } from '@titlenet/catalogue/sheet/known-field';
import type { Home } from '@titlenet/contract/home';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { type FoundTitle, homeTitle, homeTitleColumns } from '../../read-titles/home-titles.queries.ts';

/** Labels of the changed fields that the sheets of the company show. */
function shownFields(row: { company_code: string; fields: readonly string[] }): string[] {
  const company = companyOf(row.company_code);
  return [...new Set(row.fields.flatMap((field) => knownField(field, company)?.label ?? []))];
}

/** @returns the titles that go on sale between two days, the largest first prints first */
export async function findOnSale(
  db: Kysely<Tables>,
  { from, to }: { from: string; to: string },
  companies: readonly string[],
): Promise<Omit<Home['onSale'], 'next'>> {
  const { rows } = await sql<FoundTitle & { total: number }>`
    with found as materialized (
      select id, first_print, title_sort from listed_title
      where company_code = any(${companies}::text[]) and on_sale_date between ${from}::date and ${to}::date
    ), shown as (
      select * from found order by first_print desc nulls last, title_sort, id limit ${HOME_TITLES}
    )
    select ${homeTitleColumns}, (select count(*)::integer from found) as total
    from shown join listed_title t on t.id = shown.id left join title_document d on d.title_id = t.id
    order by shown.first_print desc nulls last, shown.title_sort, shown.id`.execute(db);
  return { from, to, total: rows[0]?.total ?? 0, titles: rows.map(homeTitle) };
}

/** @returns the first titles that go on sale after a day, the earliest first */
export async function findNextOnSale(
  db: Kysely<Tables>,
  after: string,
  companies: readonly string[],
  limit: number,
): Promise<HomeTitle[]> {
  // One index range of each company is read in order, instead of sorting all forthcoming titles.
  const { rows } = await sql<FoundTitle>`
    with next as materialized (
      select found.id, found.on_sale_date from unnest(${companies}::text[]) as company (code)
      cross join lateral (
        select id, on_sale_date from listed_title
        where company_code = company.code and on_sale_date > ${after}::date
        order by on_sale_date limit ${limit}
      ) found
      order by found.on_sale_date, found.id limit ${limit}
    )
    select ${homeTitleColumns} from next join listed_title t on t.id = next.id left join title_document d on d.title_id = t.id
    order by next.on_sale_date, t.title_sort, t.id`.execute(db);
  return rows.map(homeTitle);
}

/**
 * @param since time of the visit before; null for a first visit
 * @returns the titles that imports have changed since then, the latest change first. Sales figures do not count.
 */
export async function findNewestChanges(
  db: Kysely<Tables>,
  since: string | null,
  companies: readonly string[],
): Promise<Omit<Home['changes'], 'total' | 'isMore'>> {
  // Each company's titles are read in the order of an index, however many changes other companies have.
  const { rows } = await sql<FoundTitle & { changed_at: string; fields: string[]; since: string }>`
    with start as (
      select coalesce(${since}::timestamptz, now() - make_interval(days => ${FIRST_VISIT_DAYS})) as since
    ), changed as materialized (
      select newest.* from start cross join unnest(${companies}::text[]) as company (code) cross join lateral (
        select c.title_id, c.changed_at, t.title_sort from title_newest_change c join listed_title t on t.id = c.title_id
        where c.company_code = company.code and c.changed_at > start.since
        order by c.changed_at desc, t.title_sort, t.id limit ${HOME_TITLES}
      ) newest
      order by newest.changed_at desc, newest.title_sort, newest.title_id limit ${HOME_TITLES}
    )
    select ${homeTitleColumns}, changed.changed_at, start.since, array(
        select distinct c.field from title_change c
        where c.title_id = changed.title_id and c.changed_at > start.since and c.field not like 'stored.%'
        order by 1
      ) as fields
    from start left join changed on true left join listed_title t on t.id = changed.title_id
      left join title_document d on d.title_id = t.id
    order by changed.changed_at desc, changed.title_sort, changed.title_id`.execute(db);
  const titles = rows.filter(({ product_id }) => product_id !== null);
  return {
    // The left joins keep the row of `start`.
    since: rows[0]!.since,
    isFirstVisit: since === null,
    titles: titles.map((row) => ({ ...homeTitle(row), changedAt: row.changed_at, fields: shownFields(row) })),
  };
}

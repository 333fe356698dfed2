import type { CompanyCode } from '@titlenet/catalogue/companies';
import { type CompletenessGrouping, completenessGroupings } from '@titlenet/catalogue/completeness/completeness-report';
import { codesPerAttribute, searchAttribute, termOf } from '@titlenet/catalogue/search-attributes';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Titles of one group that lack the same facts. */
export interface CountedTitles {
  /** The imprint, the editor, or season and year; null for titles without one. */
  name: string | null;
  /** Null for titles that have not been rated. */
  lacks: number[] | null;
  /** The first on-sale date among them, for the order of seasons. */
  firstDay: string | null;
  titles: number;
}

/** @returns the highest id of a title */
export async function lastTitleId(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom('current_title')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirst();
  return row?.last ?? 0;
}

/**
 * Counts the titles with ids after `after` up to `upTo` by the facts that they lack and, with `by`, by imprint, season
 * or editor. A title with two editors counts for both. Deleted titles are not counted.
 */
export async function countTitles(
  db: Kysely<Tables>,
  search: { after: number; upTo: number; companies: readonly CompanyCode[]; by: CompletenessGrouping | null },
): Promise<CountedTitles[]> {
  const { rows } = await sql<CountedTitles>`
    select ${nameOf(search.by)} as name, lacks, min(on_sale_date) as "firstDay", count(*) as titles
    from current_title title left join title_derivation on title_id = title.id
      and title_id > ${search.after} and title_id <= ${search.upTo}
    ${namesOf(search.by)}
    where title.id > ${search.after} and title.id <= ${search.upTo}
      and company_code = any(${search.companies}::text[])
    group by 1, 2`.execute(db);
  return rows;
}

/** @returns the name of a title's group; null for titles without one */
export function nameOf(by: CompletenessGrouping | null): RawBuilder<string | null> {
  if (by === null) return sql`null`;
  return by === 'season' ? sql`nullif(concat_ws(' ', pub_year, named.description), '')` : sql`named.description`;
}

/** @returns a join that adds the codes of a grouping to titles, as `named` */
export function namesOf(by: CompletenessGrouping | null): RawBuilder<unknown> {
  const grouping = completenessGroupings.find(({ name }) => name === by);
  if (!grouping) return sql``;
  const { number } = searchAttribute(grouping.attribute);
  const [first, last] = [termOf(number, 0), termOf(number, codesPerAttribute - 1)];
  return sql`
    left join lateral (
      select description
      from unnest(terms) as had
      join term on attribute = ${number}::integer and number = had - ${first}::integer
      where had between ${first}::integer and ${last}::integer
    ) as named on true`;
}

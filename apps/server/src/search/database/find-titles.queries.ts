import { companiesOfDivision, divisionOf } from '@titlenet/catalogue/divisions';
import { foldText } from '@titlenet/catalogue/text/fold';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { containing } from '../../database/like.ts';
import type { Tables } from '../../database/tables.ts';
import { splitRows, storedRows } from '../../write-titles/grid-rows.queries.ts';
import type { FoundTitles, TitleScope } from '../catalogue-search.ts';
import type { Predicate, TitleSearch } from '../title-search.ts';
import { conditionsOf } from './conditions.queries.ts';
import { orderBy } from './order-by.queries.ts';
import { resolveTerms } from './resolve-terms.queries.ts';

/** True if an index with the division as its first column is useful: ranges, prefixes, and texts without a trigram. */
function isLedByDivision(predicate: Predicate): boolean {
  if (predicate.kind === 'codes') return predicate.isExcluded;
  if (predicate.kind === 'number' || predicate.kind === 'dates' || predicate.kind === 'ages') return true;
  if (predicate.kind !== 'text') return false;
  const { column, match, text } = predicate;
  const isPrefix = match !== 'contains' && column !== 'people' && column !== 'furtherPeople';
  return column === 'isbn' || isPrefix || containing(foldText(text)).indexed === null;
}

/**
 * The division and the caller's companies. If an index with the division as its first column is not useful, expressions
 * prevent its use, because it would return half the catalogue.
 */
function inScope({ division, companies, predicates }: TitleScope): RawBuilder<boolean> {
  const all = companiesOfDivision(divisionOf(division).number);
  const isWhole = all.every((code) => companies.includes(code));
  const ofDivision = predicates.some(isLedByDivision)
    ? sql<boolean>`division = ${division}::smallint`
    : sql<boolean>`division + 0 = ${division}::integer`;
  return isWhole ? ofDivision : sql<boolean>`${ofDivision} and (company_code || '') = any(${companies}::text[])`;
}

/**
 * @param among limits the search to these titles
 * @returns the condition on rows of `title`; null if no row can meet it
 */
export async function searchCondition(
  db: Kysely<Tables>,
  search: TitleScope,
  among: readonly number[] | null = null,
): Promise<RawBuilder<boolean> | null> {
  if (search.companies.length === 0) return null;
  const { predicates, subject, companies } = search;
  const resolved = await resolveTerms(db, predicates, companies);
  const conditions = conditionsOf(predicates, resolved, { subject, among, companies });
  if (conditions.includes('none')) return null;
  const all = [...conditions.filter((each) => each !== 'none'), inScope(search), sql<boolean>`not is_deleted`];
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}

/**
 * Power search. Codes and names are resolved to terms first; a second query returns the exact total, and the rows if
 * there are not more than the maximum.
 */
export async function findTitles(db: Kysely<Tables>, search: TitleSearch, maximum: number): Promise<FoundTitles> {
  const where = await searchCondition(db, search);
  if (where === null) return { total: 0, rows: [] };
  const { rows } = await sql<{ total: number; stored: string | null }>`
    with hit as materialized (select id from title where ${where} limit ${maximum + 1}),
    counted as materialized (
      select case when (select count(*) from hit) <= ${maximum} then (select count(*) from hit)
        else (select count(*) from title where ${where}) end::integer as total
    )
    select total, (
      select ${storedRows(orderBy(search.order))}
      from title left join title_grid on title_grid.title_id = title.id
        left join title_order on title_order.title_id = title.id
      where title.id in (select id from hit) and total <= ${maximum}
    ) as stored
    from counted`.execute(db);
  return { total: rows[0]?.total ?? 0, rows: splitRows(rows[0]?.stored ?? null) };
}

/** @returns ids of at most `limit` titles of a scope */
export async function findSample(db: Kysely<Tables>, scope: TitleScope, limit: number): Promise<number[]> {
  const where = await searchCondition(db, scope);
  if (where === null) return [];
  const { rows } = await sql<{ id: number }>`select id from title where ${where} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * @param among limits the scope to these titles
 * @returns those of the terms that at least one title of the scope has
 */
export async function findTermsInUse(
  db: Kysely<Tables>,
  scope: TitleScope,
  terms: readonly number[],
  among: readonly number[] | null = null,
): Promise<number[]> {
  const where = await searchCondition(db, scope, among);
  if (where === null) return [];
  const { rows } = await sql<{ term: number }>`
    select distinct term from title, unnest(terms) as term
    where ${where} and term = any(${terms}::integer[])`.execute(db);
  return rows.map(({ term }) => term);
}

import { isbnSearchPrefix } from '@titlenet/catalogue/isbn/isbn';
import { foldText } from '@titlenet/catalogue/text/fold';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { containing } from '../../database/like.ts';
import type { Tables } from '../../database/tables.ts';
import type { QuickSearchHits, QuickSearchQuery } from '../catalogue-search.ts';
import { quickScope } from '../quick-scope.ts';
import { searchCondition } from './find-titles.queries.ts';

interface FoundHits {
  total: number;
  rows: string | null;
}

/**
 * Quick search by ISBN, title or author in one division (G-55), in the natural order of titles.
 *
 * @returns the exact total, and the rows if there are not more than the maximum
 */
export async function findByQuickSearch(db: Kysely<Tables>, query: QuickSearchQuery): Promise<QuickSearchHits> {
  const call = query.companies.length === 0 ? null : searchFunction(query);
  if (!call) return { total: 0, rows: [] };
  const { rows } = await sql<FoundHits>`select total, rows from ${call}`.execute(db);
  const [hits] = rows;
  return { total: hits?.total ?? 0, rows: hits?.rows ? [utf8AsLatin1(hits.rows)] : [] };
}

/** As `findByQuickSearch`, with facets: the database functions have no parameters for them. */
export async function findNarrowedByQuickSearch(db: Kysely<Tables>, query: QuickSearchQuery): Promise<QuickSearchHits> {
  const where = await searchCondition(db, quickScope(query));
  if (where === null) return { total: 0, rows: [] };
  const { rows } = await sql<FoundHits>`
    with hit as materialized (select title_sort, isbn, id, quick_row from title where ${where}),
    counted as (select count(*)::integer as total from hit)
    select total, case when total <= ${query.maximum} then (
      select string_agg(quick_row, ',' order by title_sort, isbn nulls last, id) from hit) end as rows
    from counted`.execute(db);
  const [hits] = rows;
  return { total: hits?.total ?? 0, rows: hits?.rows ? [utf8AsLatin1(hits.rows)] : [] };
}

/** @returns the UTF-8 bytes of a text as Latin-1 characters */
export const utf8AsLatin1 = (text: string): string => Buffer.from(text).toString('latin1');

/** @returns the call of the database function of this field; null if no title can match */
function searchFunction({ field, value, division, companies, maximum }: QuickSearchQuery): RawBuilder<unknown> | null {
  const among = sql`${division}::smallint, ${companies}::text[], ${maximum}::integer`;
  if (field === 'isbn') {
    const prefix = isbnSearchPrefix(value);
    return prefix ? sql`quick_search_number(${prefix}, ${among})` : null;
  }
  const folded = foldText(value);
  if (folded === '') return null;
  const { indexed, whole } = containing(folded);
  return field === 'title'
    ? sql`quick_search_titles(${indexed}, ${whole}, ${among})`
    : sql`quick_search_people(${indexed}, ${whole}, ${among})`;
}

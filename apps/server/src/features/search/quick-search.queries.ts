import { foldText } from '@titlenet/catalogue/fold';
import { isbnSearchPrefix } from '@titlenet/catalogue/isbn';
import type { QuickSearchField } from '@titlenet/catalogue/quick-search';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { containsText } from '../../database/like.ts';
import type { Tables } from '../../database/tables.ts';

export interface QuickSearchHits {
  total: number;
  /** The rows as JSON text, an array's items without its brackets; empty above the maximum. */
  rows: string;
}

export interface QuickSearchQuery {
  field: QuickSearchField;
  value: string;
  division: number;
  /** The caller's companies inside the division. */
  companies: readonly string[];
  maximum: number;
}

/** What a quick search looks for (decision G-55); null when no title can match, as letters in an ISBN. */
function matching({ field, value }: QuickSearchQuery): RawBuilder<boolean> | null {
  if (field === 'isbn') {
    const prefix = isbnSearchPrefix(value);
    if (!prefix) return null;
    return prefix.length === 13 ? sql`isbn = ${prefix}` : sql`isbn like ${`${prefix}%`}`;
  }
  const folded = foldText(value);
  return folded === '' ? null : containsText(field === 'title' ? 'title_folded' : 'author_folded', folded);
}

/**
 * Titles of one division by ISBN, title or author, in the natural order of their titles (DESIGN §5): one round trip,
 * the exact total always, rows only while it is at most the maximum.
 */
export async function findByQuickSearch(db: Kysely<Tables>, query: QuickSearchQuery): Promise<QuickSearchHits> {
  const match = matching(query);
  if (!match || query.companies.length === 0) return { total: 0, rows: '' };
  const where = sql`${match} and division = ${query.division} and company_code = any(${query.companies}) and not is_deleted`;
  const { rows } = await sql<{ total: number; rows: string }>`
    with hit as materialized (select id from title where ${where} limit ${query.maximum + 1}),
    counted as materialized (
      select case when (select count(*) from hit) <= ${query.maximum} then (select count(*) from hit)
        else (select count(*) from title where ${where}) end as total
    )
    select counted.total::integer as total, coalesce((
      select string_agg(quick_row, ',' order by title_sort, isbn, id)
      from title where id in (select id from hit) and counted.total <= ${query.maximum}
    ), '') as rows
    from counted`.execute(db);
  const [hits] = rows;
  return { total: hits?.total ?? 0, rows: hits?.rows ?? '' };
}

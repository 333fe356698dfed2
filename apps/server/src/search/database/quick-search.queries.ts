import { foldText } from '@titlenet/catalogue/fold';
import { isbnSearchPrefix } from '@titlenet/catalogue/isbn';
import type { QuickSearchField } from '@titlenet/catalogue/quick-search';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { containing } from '../../database/like.ts';
import type { Tables } from '../../database/tables.ts';

export interface QuickSearchHits {
  total: number;
  /**
   * The rows as JSON, pieces of an array's items without its brackets; none above the maximum. A letter for each byte of
   * their UTF-8, so that they are put together and sent as they are.
   */
  rows: readonly string[];
}

export interface QuickSearchQuery {
  field: QuickSearchField;
  value: string;
  division: number;
  /** The caller's companies inside the division. */
  companies: readonly string[];
  maximum: number;
}

interface FoundHits {
  total: number;
  rows: string | null;
}

/**
 * Titles of one division by ISBN, title or author (decision G-55), in the natural order of their titles: one round
 * trip, the exact total always, rows only while it is at most the maximum. What no title can match, as letters in an
 * ISBN, is not asked for.
 */
export async function findByQuickSearch(db: Kysely<Tables>, query: QuickSearchQuery): Promise<QuickSearchHits> {
  const call = query.companies.length === 0 ? null : searchFunction(query);
  if (!call) return { total: 0, rows: [] };
  const { rows } = await sql<FoundHits>`select total, rows from ${call}`.execute(db);
  const [hits] = rows;
  return { total: hits?.total ?? 0, rows: hits?.rows ? [bytesAsLetters(hits.rows)] : [] };
}

/** A text's bytes in UTF-8, a letter for each. */
export const bytesAsLetters = (text: string): string => Buffer.from(text).toString('latin1');

/** The call of the function that searches the field. */
function searchFunction({ field, value, division, companies, maximum }: QuickSearchQuery): RawBuilder<unknown> | null {
  const among = sql`${division}::smallint, ${companies}::text[], ${maximum}::integer`;
  if (field === 'isbn') {
    const beginning = isbnSearchPrefix(value);
    return beginning ? sql`quick_search_isbn(${beginning}, ${among})` : null;
  }
  const folded = foldText(value);
  if (folded === '') return null;
  const { lookedUp, whole } = containing(folded);
  return field === 'title'
    ? sql`quick_search_title(${lookedUp}, ${whole}, ${among})`
    : sql`quick_search_author(${lookedUp}, ${whole}, ${among})`;
}

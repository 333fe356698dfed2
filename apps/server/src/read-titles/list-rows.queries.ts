import type { ListRow } from '@titlenet/catalogue/lists/list-row';
import { splitBisacCategory } from '@titlenet/catalogue/rules/bisac-category';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { readListTexts } from '../derive/list-texts.ts';

/** More titles of a list are not listed. */
export const MAX_LIST_ROWS = 2000;

type FlatRow = Pick<
  ListRow,
  'isbn' | 'reissueNo' | 'title' | 'pubYear' | 'price' | 'availStock' | 'ltdNet' | 'productId' | 'companyCode'
> & { texts: string; figure: number | string | null };

function listRow({ texts, figure: _, ...row }: FlatRow): ListRow {
  const { author1, imprintDesc, salesMarketingCode, longSubtitle, keynote, category } = readListTexts(texts);
  return {
    ...row,
    author1: author1 ?? null,
    imprintDesc: imprintDesc ?? null,
    salesMarketingCode: salesMarketingCode ?? null,
    longSubtitle: longSubtitle ?? null,
    keynote: keynote ?? null,
    category: splitBisacCategory(category).join('; ') || null,
  };
}

async function findRows(db: Kysely<Tables>, found: RawBuilder<unknown>, figure: RawBuilder<unknown>) {
  const { rows } = await sql<FlatRow>`
    with found as materialized (${found})
    select t.isbn, t.reissue_no as "reissueNo", t.title, t.pub_year as "pubYear", t.price,
      t.avail_stock as "availStock", t.ltd_net as "ltdNet", t.product_id as "productId",
      t.company_code as "companyCode", ${figure} as figure, coalesce(d.list_row, '{}') as texts
    from found join current_title t on t.id = found.id left join title_document d on d.title_id = t.id
    order by found.position`.execute(db);
  return rows;
}

/**
 * @param found a query with the columns `id` and `position` of titles
 * @returns the rows of the titles, sorted by `position`
 */
export async function listRows(db: Kysely<Tables>, found: RawBuilder<unknown>): Promise<ListRow[]> {
  const rows = await findRows(db, found, sql`null`);
  return rows.map(listRow);
}

/** A ranking: titles, and the figure of each. */
export interface RankedRows {
  rows: ListRow[];
  figures: number[];
}

/**
 * @param found a query with the columns `id`, `position` and `figure` of titles
 * @returns the rows of the titles and their figures, both sorted by `position`
 */
export async function rankedListRows(db: Kysely<Tables>, found: RawBuilder<unknown>): Promise<RankedRows> {
  const rows = await findRows(db, found, sql`found.figure`);
  return { rows: rows.map(listRow), figures: rows.map(({ figure }) => Number(figure)) };
}

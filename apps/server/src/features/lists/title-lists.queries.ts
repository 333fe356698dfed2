import type { BacklistQuery } from '@titlenet/catalogue/lists/backlist';
import type { ListRow } from '@titlenet/catalogue/lists/list-row';
import { splitBisacCategory } from '@titlenet/catalogue/rules/bisac-category';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { ListTexts } from '../../projection/list-texts.ts';

/** More titles of an award or category are not listed. */
const MAX_LIST_ROWS = 2000;

type FlatRow = Pick<
  ListRow,
  'isbn' | 'reissueNo' | 'title' | 'pubYear' | 'price' | 'availStock' | 'ltdNet' | 'productId' | 'companyCode'
> & { texts: string };

function listRow({ texts, ...row }: FlatRow): ListRow {
  const { author1, imprintDesc, salesMarketingCode, longSubtitle, keynote, category } = JSON.parse(texts) as ListTexts;
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

/** @param found a query with the members `id` and `place` of titles */
async function listRows(db: Kysely<Tables>, found: RawBuilder<unknown>): Promise<ListRow[]> {
  const { rows } = await sql<FlatRow>`
    with found as materialized (${found})
    select t.isbn, t.reissue_no as "reissueNo", t.title, t.pub_year as "pubYear", t.price,
      t.avail_stock as "availStock", t.ltd_net as "ltdNet", t.product_id as "productId",
      t.company_code as "companyCode", coalesce(d.list_row, d.bar) as texts
    from found join title t on t.id = found.id join title_document d on d.title_id = t.id
    order by found.place`.execute(db);
  return rows.map(listRow);
}

/** Titles that a feed has named and that are not deleted. */
const isListed = sql`t.title <> '' and not t.is_deleted`;

/** @returns the titles of a trade category in the order of the list */
export function findTradeCategory(
  db: Kysely<Tables>,
  report: string,
  companies: readonly string[],
): Promise<ListRow[]> {
  return listRows(
    db,
    sql`
      select t.id, c.rank as place
      from trade_category_title c join title t on t.company_code = c.company_code and t.isbn = c.isbn
      where c.report = ${report} and c.company_code = any(${companies}::text[]) and ${isListed}
      order by c.rank limit ${MAX_LIST_ROWS}`,
  );
}

/** @returns the titles with an award, the newest award first, then by title */
export function findAwardTitles(db: Kysely<Tables>, award: number, companies: readonly string[]): Promise<ListRow[]> {
  return listRows(
    db,
    sql`
      select t.id, row_number() over (order by a.year desc, t.title_sort, t.id) as place
      from (
        select company_code, isbn, max(year) as year from award_title
        where award_id = ${award} and company_code = any(${companies}::text[])
        group by company_code, isbn
      ) a join title t on t.company_code = a.company_code and t.isbn = a.isbn
      where ${isListed}
      order by place limit ${MAX_LIST_ROWS}`,
  );
}

const figures = {
  '13': { U: 'last13_units', D: 'last13_dollars' },
  ltd: { U: 'ltd_net', D: 'ltd_dollars' },
} as const;

/**
 * @returns the titles that sold most. Read from the figures of titles, which imports keep equal to the sums of the
 * monthly sales, through one index for each figure.
 */
export function findBestsellers(
  db: Kysely<Tables>,
  { top, time, type }: Omit<BacklistQuery, 'businessUnit'>,
  companies: readonly string[],
): Promise<ListRow[]> {
  const figure = sql.ref(figures[time][type]);
  return listRows(
    db,
    sql`
      select best.id, row_number() over (order by best.figure desc, best.id) as place
      from unnest(${companies}::text[]) as company (code) cross join lateral (
        select t.id, ${figure} as figure from title t
        where t.company_code = company.code and ${figure} > 0 and ${isListed}
        order by ${figure} desc, t.id limit ${top}
      ) as best
      order by place limit ${top}`,
  );
}

import type { SortedBy } from '@titlenet/catalogue/power-search/sort-orders';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { CachedRow } from './row-cache.ts';

const KEY_SEPARATOR = '\u001f';

interface StoredRow {
  id: number;
  row: string | null;
  title: string;
  isbn: string | null;
}

/** Keys as one text, because reading twenty columns takes longer than reading the row itself. */
const keysOf = (keys: readonly RawBuilder<unknown>[]) =>
  sql<string>`concat_ws(chr(31), ${sql.join(keys.map((key) => sql`coalesce((${key})::text, '')`))})`;

/** Sort keys in `title` and `title_order`. */
const sortKeys: Record<SortedBy, RawBuilder<unknown>> = {
  title: sql`nullif(title_sort, '')`,
  author: sql`nullif(author_sort, '')`,
  author2: sql`title_order.author2`,
  isbn: sql`title.isbn`,
  salesMarketingCode: sql`title_order.sales_marketing_code`,
  answerCode: sql`title_order.answer_code`,
  businessGroup: sql`title_order.business_group`,
  division: sql`title_order.division`,
  category: sql`title_order.category`,
  format: sql`title_order.format`,
  imprint: sql`title_order.imprint`,
  editor: sql`title_order.editor`,
  series: sql`title_order.series`,
  pubSeason: sql`title_order.pub_season`,
  pubYear: sql`pub_year`,
  price: sql`price`,
  ltdNet: sql`ltd_net`,
  onSaleDate: sql`on_sale_date`,
  releaseDate: sql`release_date`,
  pubDate: sql`pub_date`,
};

const sortedBy = Object.keys(sortKeys) as SortedBy[];

/** @returns the position of an order's key in `CachedRow.keys` */
export const keyIndex = (by: SortedBy): number => sortedBy.indexOf(by);

/** The UTF-8 bytes of a text as Latin-1 characters. */
const utf8AsLatin1 = (text: string): string => Buffer.from(text).toString('latin1');

/** @returns rows of quick search with the sort keys of its order */
export async function findQuickRows(db: Kysely<Tables>, ids: readonly number[]): Promise<CachedRow<string>[]> {
  const { rows } = await sql<StoredRow & { row: string }>`
    select id, quick_row as row, title_sort as title, isbn from title
    where id = any(${ids}::integer[]) and not is_deleted`.execute(db);
  return rows.map(({ id, row, title, isbn }) => ({
    id,
    row: utf8AsLatin1(row),
    title,
    isbn: isbn ?? '',
    keys: [],
  }));
}

/** @returns rows of power search with the sort keys of all orders */
export async function findGridRows(db: Kysely<Tables>, ids: readonly number[]): Promise<CachedRow<string | null>[]> {
  const keys = sortedBy.map((by) => sortKeys[by]);
  const { rows } = await sql<StoredRow & { keys: string }>`
    select title.id, grid_row as row, title_sort as title, title.isbn, ${keysOf(keys)} as keys
    from title left join title_grid on title_grid.title_id = title.id
      left join title_order on title_order.title_id = title.id
    where title.id = any(${ids}::integer[]) and not is_deleted`.execute(db);
  return rows.map(({ id, row, title, isbn, keys }) => ({
    id,
    row,
    title,
    isbn: isbn ?? '',
    keys: keys.split(KEY_SEPARATOR),
  }));
}

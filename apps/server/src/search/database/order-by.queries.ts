import type { SortedBy, SortOrder } from '@titlenet/catalogue/power-search/sort-orders';
import { type RawBuilder, sql } from 'kysely';

/** Sort keys in `title` and `title_order`. */
export const sortKeys: Record<SortedBy, RawBuilder<unknown>> = {
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

/** Blanks last in either direction, as in the grid (G-168), then by title, ISBN and id. */
export function orderBy({ by, isDescending }: SortOrder): RawBuilder<unknown> {
  return sql`${sortKeys[by]} ${sql.raw(isDescending ? 'desc' : 'asc')} nulls last, title_sort, title.isbn, title.id`;
}

import type { HomeTitle } from '@titlenet/catalogue/lists/home-title';
import { formatLabel } from '@titlenet/catalogue/rules/format-label';
import { sql } from 'kysely';
import { onSaleDateOf, readListTexts } from '../derive/list-texts.ts';

/** A row of `homeTitleColumns`. */
export interface FoundTitle {
  isbn: string | null;
  title: string;
  on_sale_date: string | null;
  product_id: number;
  company_code: string;
  texts: string;
}

/** @returns the title as the home page and the search box show it */
export function homeTitle(row: FoundTitle): HomeTitle {
  const texts = readListTexts(row.texts);
  return {
    isbn: row.isbn,
    title: row.title,
    author1: texts.author1 ?? null,
    imprintDesc: texts.imprintDesc ?? null,
    format: formatLabel(texts),
    onSaleDate: onSaleDateOf(row.on_sale_date, texts),
    productId: row.product_id,
    companyCode: row.company_code,
  };
}

/** Columns of `listed_title` as t and `title_document` as d. */
export const homeTitleColumns = sql`t.isbn, t.title, t.on_sale_date, t.product_id, t.company_code,
  coalesce(d.list_row, '{}') as texts`;

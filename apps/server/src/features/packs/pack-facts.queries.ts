import { formatLabel } from '@titlenet/catalogue/rules/format-label';
import { marketStatus } from '@titlenet/catalogue/rules/market-status';
import type { PackFacts } from '@titlenet/contract/packs';
import { sql } from 'kysely';
import { readListTexts } from '../../derive/list-texts.ts';

/** A row of `factColumns`. */
export interface FactRow {
  company_code: string;
  isbn: string;
  title: string;
  price: number | null;
  /** YYYY-MM-DD */
  on_sale_date: string | null;
  texts: string;
}

/** Columns of `listed_title` as t and `title_document` as d. */
export const factColumns = sql`
  t.company_code, t.isbn, t.title, t.price, t.on_sale_date, coalesce(d.list_row, d.bar, '{}') as texts`;

/** @returns the facts that a pack keeps of a title as it is now */
export function factsOf({ title, price, on_sale_date, texts }: FactRow): PackFacts {
  const { author1, salesMarketingCode, ...format } = readListTexts(texts);
  return {
    title,
    author: author1 ?? null,
    format: formatLabel(format),
    price,
    onSaleDate: on_sale_date && `${on_sale_date}T00:00:00`,
    status: marketStatus(salesMarketingCode)?.text ?? null,
  };
}

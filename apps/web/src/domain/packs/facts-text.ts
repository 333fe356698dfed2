import { companyOf } from '@titlenet/catalogue/companies';
import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { formatMoney } from '@titlenet/catalogue/formatting/money';
import type { PackTitle } from '@titlenet/contract/packs';

/** 'Hardcover · $24.99 · on sale 03/03/2026 · Forthcoming'. */
export function factsText({ companyCode, format, price, onSaleDate, status }: PackTitle): string {
  return [
    format,
    formatMoney(price, companyOf(companyCode).currency).text,
    onSaleDate && `on sale ${formatDate(onSaleDate, 'MM/dd/yyyy')}`,
    status,
  ]
    .filter(Boolean)
    .join(' · ');
}

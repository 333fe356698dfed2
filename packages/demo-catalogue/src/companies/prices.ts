import { type CompanyCode, companyOf } from '@titlenet/catalogue/companies';
import type { TitlePrice } from '@titlenet/catalogue/rules/title-prices';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { Random } from '../random/random.ts';
import type { Format } from './formats.ts';

const CANADIAN_FACTOR = 1.27;
const UK_FACTOR = 0.62;

/** Prices end in .99, above 50 in .00. */
function roundToPricePoint(amount: number): number {
  return amount > 50 ? Math.round(amount) : Math.floor(amount) + 0.99;
}

/** @returns a list price in the company's currency (G-167). */
export function listPrice(company: CompanyCode, format: Format, random: Random): number {
  const [min, max] = format.price;
  const dollars = min + random.next() * (max - min);
  return roundToPricePoint(companyOf(company).currency === 'GBP' ? dollars * UK_FACTOR : dollars);
}

/** @returns the Canadian price; null for free titles and for titles that are not sold in Canada. */
export function canadianPrice(company: CompanyCode, price: number, random: Random): number | null {
  if (companyOf(company).currency === 'GBP' || price === 0 || random.chance(0.04)) return null;
  return roundToPricePoint(price * CANADIAN_FACTOR);
}

/** @returns agency and library price of an e-book; null for other formats. */
export function digitalPrices(
  format: Format,
  price: number,
  random: Random,
): { agency: number; library: number } | null {
  if (format.medium !== 'digital') return null;
  if (price === 0) return { agency: 0, library: 0 };
  return { agency: price, library: random.chance(0.8) ? roundToPricePoint(price * 2.6) : price };
}

/** @returns the Canadian price of an e-book; null without a price. */
export function canadianEbookPrice(price: number | null | undefined): number | null {
  if (price === null || price === undefined) return null;
  return price === 0 ? 0 : roundToPricePoint(price * CANADIAN_FACTOR);
}

const withoutTerms = {
  qualifier: null,
  minimumOrder: null,
  discount: null,
  tax: null,
  market: null,
  startDate: null,
  endDate: null,
};

/** @returns all prices of a title, with those of two markets that the title bar does not have */
export function allPrices(company: CompanyCode, bar: TitleRecord['bar']): TitlePrice[] {
  const { currency } = companyOf(company);
  const isUk = currency === 'GBP';
  const { price, canadianPrice: canadian, ebAgencyPrice: agency, ebLibraryPrice: library } = bar;
  const row = (amount: number | null | undefined, terms: Partial<TitlePrice>): TitlePrice[] =>
    amount === null || amount === undefined
      ? []
      : [{ ...withoutTerms, amount, currency, priceType: isUk ? '02' : '01', ...terms }];
  const retail = isUk ? '02' : '01';
  const agencyType = isUk ? '42' : '41';
  const isPriced = price !== null && price !== undefined && price > 0;
  const abroad = isPriced ? price : null;
  return [
    ...row(price, { priceType: agency === price ? agencyType : retail, discount: '02 TRADE' }),
    ...(agency === price ? [] : row(agency, { priceType: agencyType })),
    ...row(canadian, { currency: 'CAD', priceType: '01', market: 'CA' }),
    ...row(library, { qualifier: '06' }),
    ...row(abroad && roundToPricePoint(abroad * (isUk ? 2.1 : 1.6)), {
      currency: 'AUD',
      priceType: '02',
      tax: '10% standard rate',
      market: 'AU',
    }),
    ...row(abroad && roundToPricePoint(abroad * (isUk ? 1.2 : 0.95)), {
      currency: 'EUR',
      priceType: '02',
      market: 'DE FR IE NL',
      startDate: bar.onSaleDate ?? null,
      endDate: bar.pubYear ? `${bar.pubYear + 2}-12-31T00:00:00` : null,
    }),
    ...row(agency ? null : abroad && roundToPricePoint(abroad * 0.8), { priceType: retail, minimumOrder: 25 }),
  ];
}

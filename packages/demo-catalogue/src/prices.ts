import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { Format } from './formats.ts';
import type { Random } from './random.ts';

const CANADIAN_FACTOR = 1.27;
const UK_FACTOR = 0.62;

/** Prices end as shops want them: .99, or .00 above fifty. */
function endedAt99(amount: number): number {
  return amount > 50 ? Math.round(amount) : Math.floor(amount) + 0.99;
}

/** The list price in the company's own currency: pounds for UK, else US dollars (decision G-167). */
export function listPrice(company: CompanyCode, format: Format, random: Random): number {
  const [least, most] = format.price;
  const dollars = least + random.next() * (most - least);
  return endedAt99(company === '400' ? dollars * UK_FACTOR : dollars);
}

/** What it costs in Canada, where the company sells there. */
export function canadianPrice(company: CompanyCode, price: number, random: Random): number | null {
  if (company === '400' || price === 0 || random.chance(0.04)) return null;
  return endedAt99(price * CANADIAN_FACTOR);
}

/** Prices of e-books sold by agencies and to libraries. */
export function digitalPrices(
  format: Format,
  price: number,
  random: Random,
): { agency: number; library: number } | null {
  if (format.make !== 'digital') return null;
  if (price === 0) return { agency: 0, library: 0 };
  return { agency: price, library: random.chance(0.8) ? endedAt99(price * 2.6) : price };
}

/** What an e-book of this price costs in Canada; null where it is not sold as one. */
export function canadianEbookPrice(price: number | null | undefined): number | null {
  if (price === null || price === undefined) return null;
  return price === 0 ? 0 : endedAt99(price * CANADIAN_FACTOR);
}

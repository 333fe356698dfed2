import type { TitlePrice } from '@titlenet/catalogue/rules/title-prices';
import { allCountries } from '../codes/countries.ts';
import { compact } from './compact.ts';
import { mapPrices } from './map-prices.ts';
import type { OnixRecord } from './onix-record.ts';
import type { OnixPrice } from './onix-values.ts';

/**
 * Reads all prices as rows of the sheet, each once: several suppliers may have the same. Undefined if there are none.
 */
export function mapPriceRows(record: OnixRecord): TitlePrice[] | undefined {
  const rows = new Map(
    mapPrices(record)
      .map(rowOf)
      .map((row) => [JSON.stringify(row), row]),
  );
  return rows.size > 0 ? [...rows.values()] : undefined;
}

function rowOf({
  amount,
  currency,
  type,
  qualifier,
  minimumOrder,
  tax,
  countries,
  from,
  until,
}: OnixPrice): TitlePrice {
  return {
    amount,
    currency: currency ?? null,
    priceType: type ?? null,
    qualifier: qualifier ?? null,
    minimumOrder: minimumOrder ?? null,
    tax: tax ?? null,
    market: countries === undefined ? null : marketOf(countries),
    startDate: from ?? null,
    // A year of five digits stands for "without an end".
    endDate: until && /^\d{4}-/.test(until) ? `${until}T00:00:00` : null,
  };
}

/** Writes countries as their codes, or as 'WORLD except …' if that is shorter. */
function marketOf(countries: readonly string[]): string {
  if (countries.length <= allCountries.length / 2) return countries.join(' ');
  const included = new Set(countries);
  const excluded = allCountries.filter((country) => !included.has(country));
  return excluded.length > 0 ? `WORLD except ${excluded.join(' ')}` : 'WORLD';
}

/** Returns the price of a row; undefined for a row of the house without an amount. */
export function priceOfRow(row: TitlePrice): OnixPrice | undefined {
  const { amount, currency, priceType, qualifier, minimumOrder, market, startDate, endDate } = row;
  if (amount === null || amount < 0) return undefined;
  return compact({
    amount,
    currency: currency ?? undefined,
    type: priceType ?? undefined,
    qualifier: qualifier ?? undefined,
    minimumOrder: minimumOrder ?? undefined,
    countries: market ? countriesOfMarket(market) : undefined,
    from: startDate ?? undefined,
    until: endDate?.slice(0, 10),
    ...(amount === 0 && !currency && { isFree: true as const }),
  });
}

/** Returns the countries of a row's market; undefined for the whole world. */
function countriesOfMarket(market: string): readonly string[] | undefined {
  if (!market.startsWith('WORLD')) return market.split(' ');
  const excluded = new Set(market.split(' ').slice(2));
  return excluded.size > 0 ? allCountries.filter((country) => !excluded.has(country)) : undefined;
}

import type { TitlePrice } from '@titlenet/catalogue/rules/title-prices';
import { compact } from './compact.ts';
import { mapPrices } from './map-prices.ts';
import type { OnixRecord } from './onix-record.ts';
import type { OnixPrice } from './onix-values.ts';
import { countriesOfPrice, territoryOfCodes } from './territory.ts';

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

function rowOf(price: OnixPrice): TitlePrice {
  const { amount, currency, type, qualifier, minimumOrder, discount, tax, market, from, until } = price;
  return {
    amount,
    currency: currency ?? null,
    priceType: type ?? null,
    qualifier: qualifier ?? null,
    minimumOrder: minimumOrder ?? null,
    discount: discount ?? null,
    tax: tax ?? null,
    market: market ?? null,
    startDate: from ?? null,
    // A year of five digits stands for "without an end".
    endDate: until && /^\d{4}-/.test(until) ? `${until}T00:00:00` : null,
  };
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
    countries: market ? countriesOfPrice(territoryOfCodes(market)) : undefined,
    from: startDate ?? undefined,
    until: endDate?.slice(0, 10),
    ...(amount === 0 && !currency && { isFree: true as const }),
  });
}

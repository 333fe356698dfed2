import type { ScheduledPrices } from '@titlenet/catalogue/title-record';
import { chooseAgencyPrice, chooseLibraryPrice, choosePrice } from './choose-price.ts';
import { compact } from './compact.ts';
import { mapFormat } from './map-format.ts';
import { mapPrices } from './map-prices.ts';
import { mapTitle } from './map-title.ts';
import { once } from './once.ts';
import type { OnixRecord } from './onix-record.ts';
import type { OnixPrice } from './onix-values.ts';

const CANADIAN = 'CAD';
/** Maximum number of future days with price changes that are kept; later messages bring later changes. */
const MAX_SCHEDULED_DAYS = 12;
const DAY_MS = 86_400_000;

/** The prices of the title bar on the day of the import. */
export const mapBarPrices = once((record) => pricesOfDay(mapPrices(record), priceRule(record), record.today));

/** The prices of the title bar on later days. */
export const mapScheduledPrices = (record: OnixRecord) =>
  scheduledPrices(mapPrices(record), priceRule(record), record.today);

function priceRule(record: OnixRecord): PriceRule {
  // An update need not state the format; the title may be an e-book.
  const isWithoutFormat = mapTitle(record).title === undefined && mapFormat(record).productForm === undefined;
  const isDigital = mapFormat(record).printOrDigital === 'Digital' || isWithoutFormat;
  return { currency: record.market.currency, isDigital };
}

export interface PriceRule {
  /** Currency of the market whose price the sheet shows. */
  currency: string;
  /** True for e-books, which have prices for agents and libraries. */
  isDigital: boolean;
}

interface PricesOfDay {
  bar: {
    price?: number;
    canadianPrice?: number;
    ebAgencyPrice?: number;
    ebLibraryPrice?: number;
    zeroPriceInd?: 'Y';
  };
  stored: { priceTypes?: string };
}

/**
 * Returns the prices of the title bar on a day, and the types of list and Canadian price if either has one.
 *
 * @param day YYYY-MM-DD
 */
export function pricesOfDay(all: readonly OnixPrice[], { currency, isDigital }: PriceRule, day: string): PricesOfDay {
  // Free of charge is the same in every currency.
  const prices = all.map((one) => (one.isFree && !one.currency ? { ...one, currency } : one));
  const list = choosePrice(prices, currency, day);
  const canadian = choosePrice(prices, CANADIAN, day);
  const types = [list?.type ?? '', canadian?.type ?? ''];
  const bar = compact({
    price: list?.amount,
    zeroPriceInd: list?.amount === 0 ? ('Y' as const) : undefined,
    canadianPrice: canadian?.amount,
    ebAgencyPrice: isDigital ? chooseAgencyPrice(prices, currency, day)?.amount : undefined,
    ebLibraryPrice: isDigital ? chooseLibraryPrice(prices, currency, day)?.amount : undefined,
  });
  return { bar, stored: types.some(Boolean) ? { priceTypes: types.join('; ') } : {} };
}

/**
 * Returns the prices of the following days on which a price period begins or has ended and the prices of the bar
 * change; undefined if they never change.
 */
export function scheduledPrices(
  prices: readonly OnixPrice[],
  rule: PriceRule,
  today: string,
): ScheduledPrices[] | undefined {
  const shown = prices.filter(
    ({ currency, isFree }) => currency === rule.currency || currency === CANADIAN || (isFree && !currency),
  );
  const days = daysOfChange(shown, today);
  if (days.length === 0) return undefined;
  const scheduled: ScheduledPrices[] = [];
  let before = pricesOfDay(shown, rule, today);
  for (const from of days) {
    const next = pricesOfDay(shown, rule, from);
    if (JSON.stringify(before) !== JSON.stringify(next)) scheduled.push({ from, ...next });
    before = next;
  }
  return scheduled.length > 0 ? scheduled : undefined;
}

function daysOfChange(prices: readonly OnixPrice[], today: string): string[] {
  const days = new Set(
    prices.flatMap(({ from, until }) => [from?.slice(0, 10) ?? [], until ? dayAfter(until) : []].flat()),
  );
  // A year of five digits (prices without an end) is formatted with a sign, which sorts before all digits.
  return [...days]
    .filter((day) => day > today)
    .toSorted()
    .slice(0, MAX_SCHEDULED_DAYS);
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}

/** Returns the price chosen for each currency. */
export function priceByCurrency(prices: readonly OnixPrice[], today: string): Record<string, number> {
  const chosen = [...Map.groupBy(prices, ({ currency }) => currency)].flatMap(([currency, ofIt]) => {
    const price = currency && choosePrice(ofIt, currency, today);
    return currency && price ? [[currency, price.amount] as const] : [];
  });
  return Object.fromEntries(chosen);
}

import { chooseAgencyPrice, chooseLibraryPrice, choosePrice } from './choose-price.ts';
import { compact } from './compact.ts';
import type { OnixComingPrices, OnixPrice } from './onix-title.ts';

const CANADIAN = 'CAD';
/** Days ahead on which prices turn that are kept; the messages of the months between bring the later ones. */
const MOST_TURNS = 12;
const DAY_MS = 86_400_000;

export interface PriceRule {
  /** Of the market whose price the sheet shows. */
  currency: string;
  /** Whether prices for agents and libraries are of interest. */
  isDigital: boolean;
}

type PricesOfDay = Omit<OnixComingPrices, 'from'>;

/** The prices of the title bar on a day, YYYY-MM-DD, and the types of list and Canadian price where either names one. */
export function pricesOfDay(
  prices: readonly OnixPrice[],
  { currency, isDigital }: PriceRule,
  day: string,
): PricesOfDay {
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
  return compact({ bar, priceTypes: types.some(Boolean) ? types.join('; ') : undefined });
}

/**
 * The prices of the days after this one on which a period begins or has ended, as far as they differ from those of the
 * day before; undefined where nothing changes.
 */
export function scheduledPrices(
  prices: readonly OnixPrice[],
  rule: PriceRule,
  today: string,
): OnixComingPrices[] | undefined {
  const shown = prices.filter(({ currency }) => currency === rule.currency || currency === CANADIAN);
  const days = turningDays(shown, today);
  if (days.length === 0) return undefined;
  const coming: OnixComingPrices[] = [];
  let before = pricesOfDay(shown, rule, today);
  for (const from of days) {
    const next = pricesOfDay(shown, rule, from);
    if (JSON.stringify(before) !== JSON.stringify(next)) coming.push({ from, ...next });
    before = next;
  }
  return coming.length > 0 ? coming : undefined;
}

function turningDays(prices: readonly OnixPrice[], today: string): string[] {
  const days = new Set(
    prices.flatMap(({ from, until }) => [from?.slice(0, 10) ?? [], until ? dayAfter(until) : []].flat()),
  );
  // Years of five digits, of prices that never end, begin with a sign, which sorts before all digits.
  return [...days]
    .filter((day) => day > today)
    .toSorted()
    .slice(0, MOST_TURNS);
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}

/** The price chosen for each currency. */
export function priceByCurrency(prices: readonly OnixPrice[], today: string): Record<string, number> {
  const chosen = [...Map.groupBy(prices, ({ currency }) => currency)].flatMap(([currency, ofIt]) => {
    const price = choosePrice(ofIt, currency, today);
    return price ? [[currency, price.amount] as const] : [];
  });
  return Object.fromEntries(chosen);
}

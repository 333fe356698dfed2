import { homeCountryOf, includesTax } from '../codes/currencies.ts';
import type { OnixPrice } from './onix-values.ts';

/** Qualifiers of list 59 of prices for the general public: none, unqualified, consumer price. */
const GENERAL = new Set([undefined, '00', '05']);
const LIBRARY = new Set(['06', '10', '14', '15', '16']);
const AGENCY = new Set(['41', '42']);

/**
 * Chooses the list price in a currency among the retail prices for the general public (never a supplier's net price, nor
 * a price that does not apply in the currency's home country), in this order: for one copy before orders of several;
 * for countries that include the home country, else without countries; valid today, else the next one, else the last
 * one; recommended or fixed retail before pre-publication before special sale, with or without tax as usual in the
 * currency; first in the record.
 *
 * @param today YYYY-MM-DD
 */
export function choosePrice(prices: readonly OnixPrice[], currency: string, today: string): OnixPrice | undefined {
  return best(prices, currency, today, (one) => GENERAL.has(one.qualifier) && typeRank(one.type, currency) < NET);
}

/** Chooses the e-book price for libraries by its qualifier (list 59). */
export function chooseLibraryPrice(prices: readonly OnixPrice[], currency: string, today: string) {
  return best(prices, currency, today, (one) => LIBRARY.has(one.qualifier ?? ''));
}

/** Chooses the price that the publisher sets and agents charge (types 41 and 42 of list 58). */
export function chooseAgencyPrice(prices: readonly OnixPrice[], currency: string, today: string) {
  return best(prices, currency, today, (one) => AGENCY.has(one.type ?? '') && GENERAL.has(one.qualifier));
}

function best(
  prices: readonly OnixPrice[],
  currency: string,
  today: string,
  isWanted: (price: OnixPrice) => boolean,
): OnixPrice | undefined {
  let chosen: { price: OnixPrice; rank: number[] } | undefined;
  for (const price of prices) {
    if (price.currency !== currency || !isForHome(price, currency) || !isWanted(price)) continue;
    const rank = rankOf(price, currency, today);
    if (!chosen || compare(rank, chosen.rank) < 0) chosen = { price, rank };
  }
  return chosen?.price;
}

function rankOf(price: OnixPrice, currency: string, today: string): number[] {
  const [validity, begin] = validityRank(price, today);
  return [
    price.minimumOrder === undefined ? 0 : 1,
    price.countries === undefined ? 1 : 0,
    validity,
    typeRank(price.type, currency),
    begin,
  ];
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i += 1) {
    // Both lists have one number for each criterion.
    const difference = a[i]! - b[i]!;
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * True if a price applies in the country of its currency: a dollar price for the United Kingdom alone is no list price.
 * Currencies without a home country take any countries; a territory of unknown codes is not the world.
 */
function isForHome({ countries }: OnixPrice, currency: string): boolean {
  if (countries === undefined) return true;
  const home = homeCountryOf(currency);
  return home === undefined ? countries.length > 0 : countries.includes(home);
}

/** Ranks valid prices before future ones before past ones; the second number orders within these. */
function validityRank(price: OnixPrice, today: string): [number, number] {
  const [from, until] = [price.from?.slice(0, 10), price.until?.slice(0, 10)];
  if (from !== undefined && from > today) return [1, dayNumber(from)];
  if (until !== undefined && until < today) return [2, -dayNumber(until)];
  // Of two valid prices, the one that began later replaces the other.
  return [0, from === undefined ? 0 : -dayNumber(from)];
}

/** A number that orders days: 20260401. */
const dayNumber = (date: string) => Number(date.replaceAll('-', ''));

const NET = 9;

/** Types of list 58: retail (01–04, 41, 42, 33, 34), pre-publication (21–24), special sale (11–14), others net. */
function typeRank(type: string | undefined, currency: string): number {
  if (type === undefined) return 2;
  const isWithTax = ['02', '04', '42', '34', '12', '14', '22', '24'].includes(type);
  const tax = isWithTax === includesTax(currency) ? 0 : 1;
  if (['01', '02', '03', '04', '41', '42', '31', '33', '34'].includes(type)) return tax;
  if (['21', '22', '23', '24'].includes(type)) return 3 + tax;
  if (['11', '12', '13', '14'].includes(type)) return 5 + tax;
  return NET;
}

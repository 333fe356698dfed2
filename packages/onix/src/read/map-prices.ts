import { roundDecimal } from '@titlenet/catalogue/formatting/rounding';
import { currencyOfCountry } from '../codes/currencies.ts';
import { codeTests } from '../codes/known-codes.ts';
import { compact } from './compact.ts';
import { dateOf } from './map-dates.ts';
import { mapDiscount } from './map-discount.ts';
import { count, number } from './map-measures.ts';
import { mapTax } from './map-tax.ts';
import { child, children, code, plain, value } from './node-access.ts';
import { once } from './once.ts';
import { lastDayOf } from './onix-date.ts';
import type { OnixRecord } from './onix-record.ts';
import type { OnixPrice } from './onix-values.ts';
import type { OnixNode } from './parse-record.ts';
import { countriesOfPrice, EXCEPT, readTerritory, type Territory, WORLD, warnOfUnknownCountries } from './territory.ts';
import { warnUnlessKnown } from './unknown-codes.ts';

const FREE_OF_CHARGE = '01';
const NO_CURRENCY = 'Neither the price nor the header states a currency, nor a market of one country: kept without one';
/** Larger amounts are mistakes, and the database does not accept them. */
const MAX_AMOUNT = 9_999_999;

/**
 * Reads all prices of a record in the sender's order. An amount of zero without "free of charge" is a price of zero.
 */
export const mapPrices = once((record): OnixPrice[] => {
  const prices = record.allSupplies.flatMap((supply) => {
    const market = marketOfSupply(supply, record);
    return children(supply, 'SupplyDetail').flatMap((detail) => {
      const supplied = market ?? marketOfDetail(detail, record);
      const priced = children(detail, 'Price');
      // Beside prices, "free of charge" contradicts them.
      if (priced.length === 0 && value(detail, 'UnpricedItemType') === FREE_OF_CHARGE)
        return [{ amount: 0, ...supplied, isFree: true as const }];
      return priced.flatMap((node) => mapPrice(node, supplied, record) ?? []);
    });
  });
  return prices.map(compact);
});

/** Where a price applies. */
type PriceMarket = Pick<OnixPrice, 'countries' | 'market'>;

/** Returns where a price of a territory applies; undefined if none is stated. */
function marketOf(territory: Territory, path: string, record: OnixRecord): PriceMarket | undefined {
  if (!territory.isStated) return undefined;
  warnOfUnknownCountries(territory, path, record.warnings);
  return { countries: countriesOfPrice(territory), market: territory.codes || territory.unknown.join(' ') };
}

/** Returns the market of a supply of 3.x: its territories together, without those of which nothing is known. */
export function marketOfSupply(supply: OnixNode, record: OnixRecord): PriceMarket | undefined {
  const stated = children(supply, 'Market').flatMap((one) => {
    const territory = readTerritory(child(one, 'Territory') ?? one);
    return marketOf(territory, 'Market/Territory', record) ?? [];
  });
  const known = stated.filter(({ countries }) => countries?.length !== 0);
  const markets = known.length > 0 ? known : stated;
  if (markets.length <= 1) return markets[0];
  if (markets.some(({ countries }) => countries === undefined)) return { market: WORLD };
  const countries = [...new Set(markets.flatMap((one) => one.countries ?? []))];
  const isListed = markets.every(({ market = '' }) => !market.includes(EXCEPT));
  const codes = isListed ? new Set(markets.flatMap(({ market = '' }) => market.split(' '))) : countries;
  return { countries, market: [...codes].join(' ') };
}

/** Returns where a supplier of 2.1 supplies. */
export const marketOfDetail = (detail: OnixNode, record: OnixRecord): PriceMarket | undefined =>
  marketOf(readTerritory(detail), 'SupplyDetail/SupplyToCountry', record);

function mapPrice(node: OnixNode, supplied: PriceMarket | undefined, record: OnixRecord): OnixPrice | undefined {
  const { defaultPriceType } = record.header;
  const own = marketOf(readTerritory(ownTerritory(node)), 'Price/Territory', record);
  // The whole world is all of the supply's market.
  const market = own?.countries === undefined ? (supplied ?? own) : own;
  const countries = market?.countries;
  const text = value(node, 'PriceAmount');
  const isFree = text === undefined && value(node, 'UnpricedItemType') === FREE_OF_CHARGE;
  if (text === undefined && !isFree) return undefined;
  const amount = text === undefined ? 0 : amountOf(text, record);
  if (amount === undefined) return undefined;
  return {
    amount,
    currency: currencyOf(node, { countries, isFree }, record),
    type: value(node, 'PriceType', 'PriceTypeCode') ?? byDefault('PriceType', defaultPriceType, record),
    qualifier: value(node, 'PriceQualifier'),
    minimumOrder: minimumOrder(node, record),
    ...market,
    discount: mapDiscount(node),
    tax: mapTax(node),
    ...period(node, record),
    ...(isFree && { isFree }),
  };
}

function minimumOrder(node: OnixNode, record: OnixRecord): number | undefined {
  const copies = count(value(node, 'MinimumOrderQuantity'), 'Price/MinimumOrderQuantity', record);
  return copies === 1 ? undefined : copies;
}

function amountOf(text: string, record: OnixRecord): number | undefined {
  const amount = number(text);
  if (amount !== undefined && amount >= 0 && amount <= MAX_AMOUNT) return roundDecimal(amount, 2);
  record.warnings.push({ path: 'Price/PriceAmount', message: 'Not an amount', value: text.slice(0, 80) });
  return undefined;
}

/** Returns the currency that the price states, else the header, else that of the only country of its market. */
function currencyOf(
  node: OnixNode,
  { countries, isFree }: { countries: readonly string[] | undefined; isFree: boolean },
  record: OnixRecord,
): string | undefined {
  const stated = code(node, 'CurrencyCode') ?? byDefault('CurrencyCode', record.header.defaultCurrency, record);
  const [country, ...others] = countries ?? [];
  const currency = stated ?? (country && others.length === 0 ? currencyOfCountry(country) : undefined);
  if (currency === undefined && !isFree) record.warnings.push({ path: 'Price/CurrencyCode', message: NO_CURRENCY });
  return currency;
}

/**
 * Returns the message's default code for prices without their own; warns if it is unknown, as for a price's own code.
 */
function byDefault(
  element: 'CurrencyCode' | 'PriceType',
  stated: string | undefined,
  record: OnixRecord,
): string | undefined {
  warnUnlessKnown(codeTests[element], stated, `Header/Default${element}`, record);
  return stated;
}

/** 3.x has a composite; 2.1 has the elements of a territory in the price itself. */
function ownTerritory(price: OnixNode): OnixNode {
  const composite = child(price, 'Territory');
  return composite !== undefined && composite.children.length > 0 ? composite : price;
}

/** Roles of list 173: 14 from, 15 until, 24 both. A price with a month or year is valid to its end. */
function period(node: OnixNode, record: OnixRecord): Pick<OnixPrice, 'from' | 'until'> {
  let from = dateOf(value(node, 'PriceEffectiveFrom'), undefined, 'Price/PriceEffectiveFrom', record);
  let until = dateOf(value(node, 'PriceEffectiveUntil'), undefined, 'Price/PriceEffectiveUntil', record);
  for (const one of children(node, 'PriceDate')) {
    const date = child(one, 'Date');
    const text = plain(date);
    const format = date?.attributes.dateformat ?? value(one, 'DateFormat');
    const role = value(one, 'PriceDateRole');
    const path = `PriceDate[${role}]`;
    if (role === '14') from = dateOf(text, format, path, record);
    else if (role === '15') until = dateOf(text, format, path, record);
    else if (role === '24' && text?.length === 16) {
      from = dateOf(text.slice(0, 8), undefined, path, record);
      until = dateOf(text.slice(8), undefined, path, record);
    }
  }
  return { from: from?.date, until: until && lastDayOf(until) };
}

import { roundDecimal } from '@titlenet/catalogue/formatting/rounding';
import { isCountry } from '../codes/countries.ts';
import { currencyOfCountry } from '../codes/currencies.ts';
import { knownCodesOf } from '../codes/known-codes.ts';
import { compact } from './compact.ts';
import { dateOf } from './map-dates.ts';
import { count, number } from './map-measures.ts';
import { mapTax } from './map-tax.ts';
import { child, children, code, plain, value, values } from './node-access.ts';
import { once } from './once.ts';
import { lastDayOf } from './onix-date.ts';
import type { OnixRecord } from './onix-record.ts';
import type { OnixPrice } from './onix-values.ts';
import type { OnixNode } from './parse-record.ts';
import { countriesOf, readTerritory } from './territory.ts';
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
    const market = marketCountries(children(supply, 'Market'));
    return children(supply, 'SupplyDetail').flatMap((detail) => {
      const countries = market ?? supplyCountries(detail);
      const priced = children(detail, 'Price');
      // Beside prices, "free of charge" contradicts them.
      if (priced.length === 0 && value(detail, 'UnpricedItemType') === FREE_OF_CHARGE)
        return [{ amount: 0, countries, isFree: true as const }];
      return priced.flatMap((node) => mapPrice(node, countries, record) ?? []);
    });
  });
  return prices.map(compact);
});

/** Returns the countries of the markets of a supply of 3.x; undefined for the world or no market. */
function marketCountries(markets: readonly OnixNode[]): readonly string[] | undefined {
  const territories = markets.map((one) => countriesIn(child(one, 'Territory') ?? one));
  const all = territories.flatMap((countries) => countries ?? []);
  return all.length === 0 || territories.includes(undefined) ? undefined : [...new Set(all)];
}

/** Returns the countries to which a supplier of 2.1 supplies. */
function supplyCountries(detail: OnixNode): readonly string[] | undefined {
  const codes = values(detail, 'SupplyToCountry', 'SupplyToTerritory').flatMap((text) =>
    text.toUpperCase().split(/\s+/),
  );
  return codes.length > 0 && codes.every(isCountry) ? codes : undefined;
}

function mapPrice(node: OnixNode, supplied: readonly string[] | undefined, record: OnixRecord): OnixPrice | undefined {
  const { defaultPriceType } = record.header;
  const countries = countriesIn(ownTerritory(node)) ?? supplied;
  const text = value(node, 'PriceAmount');
  const isFree = text === undefined && value(node, 'UnpricedItemType') === FREE_OF_CHARGE;
  if (text === undefined && !isFree) return undefined;
  const amount = isFree ? 0 : amountOf(text!, record);
  if (amount === undefined) return undefined;
  return {
    amount,
    currency: currencyOf(node, { countries, isFree }, record),
    type: value(node, 'PriceType', 'PriceTypeCode') ?? byDefault('PriceType', defaultPriceType, record),
    qualifier: value(node, 'PriceQualifier'),
    minimumOrder: minimumOrder(node, record),
    countries,
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
  const currency = stated ?? (countries?.length === 1 ? currencyOfCountry(countries[0]!) : undefined);
  if (currency === undefined && !isFree) record.warnings.push({ path: 'Price/CurrencyCode', message: NO_CURRENCY });
  return currency;
}

/**
 * Returns the message's default code for prices without their own; warns if it is unknown, as for a price's own code.
 */
function byDefault(element: string, stated: string | undefined, record: OnixRecord): string | undefined {
  warnUnlessKnown(knownCodesOf(element)!, stated, `Header/Default${element}`, record);
  return stated;
}

/** 3.x has a composite; 2.1 has the elements of a territory in the price itself. */
function ownTerritory(price: OnixNode): OnixNode {
  const composite = child(price, 'Territory');
  return composite !== undefined && composite.children.length > 0 ? composite : price;
}

/** Returns the countries of a territory; undefined for the whole world and for a territory without codes. */
function countriesIn(node: OnixNode): string[] | undefined {
  const territory = readTerritory(node);
  if (territory.isWorld || territory.isRest) return territory.excluded.size === 0 ? undefined : worldWithout(territory);
  if (territory.included.size > 0) return countriesOf(territory);
  // A price for parts of countries is not one for the world.
  const ofRegions = [...new Set(territory.unknown.flatMap((code) => code.split('-')[0] ?? []))];
  return ofRegions.length > 0 && ofRegions.every(isCountry) ? ofRegions : undefined;
}

function worldWithout(territory: ReturnType<typeof readTerritory>): string[] {
  return countriesOf({ ...territory, isWorld: true });
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

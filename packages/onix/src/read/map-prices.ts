import { knownCodesOf } from '../codes/known-codes.ts';
import { compact } from './compact.ts';
import { dateOf } from './map-dates.ts';
import { number } from './map-measures.ts';
import { child, children, code, plain, value } from './node-access.ts';
import { once } from './once.ts';
import { lastDayOf } from './onix-date.ts';
import type { OnixRecord } from './onix-record.ts';
import type { OnixPrice } from './onix-values.ts';
import type { OnixNode } from './parse-record.ts';
import { countriesOf, readTerritory } from './territory.ts';
import { warnUnlessKnown } from './unknown-codes.ts';

const FREE_OF_CHARGE = '01';
/** Larger amounts are mistakes, and the database does not accept them. */
const MAX_AMOUNT = 9_999_999;

/** Reads all prices of a record in the sender's order. An amount of zero without "free of charge" is a price of zero. */
export const mapPrices = once((record): OnixPrice[] => {
  const details = record.allSupplies.flatMap((supply) => children(supply, 'SupplyDetail'));
  const prices = details.flatMap((detail) => [
    ...children(detail, 'Price').flatMap((node) => mapPrice(node, record) ?? []),
    ...(value(detail, 'UnpricedItemType') === FREE_OF_CHARGE ? [free(record.market.currency)] : []),
  ]);
  return prices.map(compact);
});

function free(currency: string): OnixPrice {
  return { amount: 0, currency, isFree: true };
}

function mapPrice(node: OnixNode, record: OnixRecord): OnixPrice | undefined {
  const { defaultCurrency, defaultPriceType } = record.header;
  const shared = {
    currency:
      code(node, 'CurrencyCode') ?? byDefault('CurrencyCode', defaultCurrency, record) ?? record.market.currency,
    type: value(node, 'PriceType', 'PriceTypeCode') ?? byDefault('PriceType', defaultPriceType, record),
    qualifier: value(node, 'PriceQualifier'),
    countries: priceCountries(node),
    ...period(node, record),
  };
  const text = value(node, 'PriceAmount');
  if (text === undefined) {
    return value(node, 'UnpricedItemType') === FREE_OF_CHARGE ? { ...shared, amount: 0, isFree: true } : undefined;
  }
  const amount = number(text);
  if (amount === undefined || amount < 0 || amount > MAX_AMOUNT) {
    record.warnings.push({ path: 'Price/PriceAmount', message: 'Not an amount', value: text.slice(0, 80) });
    return undefined;
  }
  return { ...shared, amount: Math.round(amount * 100) / 100 };
}

/** Returns the message's default code for prices without their own; warns if it is unknown, as for a price's own code. */
function byDefault(element: string, stated: string | undefined, record: OnixRecord): string | undefined {
  warnUnlessKnown(knownCodesOf(element)!, stated, `Header/Default${element}`, record);
  return stated;
}

/** Returns the countries a price applies to; undefined if the price does not limit them. */
function priceCountries(node: OnixNode): string[] | undefined {
  const composite = child(node, 'Territory');
  const territory = readTerritory(composite !== undefined && composite.children.length > 0 ? composite : node);
  if (territory.isWorld || territory.isRest) return territory.excluded.size === 0 ? undefined : worldWithout(territory);
  return territory.included.size === 0 ? undefined : countriesOf(territory);
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

import { companyOf } from '@titlenet/catalogue/companies';
import { amountDigits } from '@titlenet/catalogue/formatting/rounding';
import type { TitlePrice } from '@titlenet/catalogue/rules/title-prices';
import { typedCodes } from '@titlenet/catalogue/rules/typed-codes';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { taxRates } from '../codes/code-lists.ts';
import { isExportedCode } from '../codes/list-codes.ts';
import { pricesOfDay } from '../read/bar-prices.ts';
import { priceOfRow } from '../read/price-rows.ts';
import { EXCEPT, REST, WORLD } from '../read/territory.ts';
import { onixDate } from './element-texts.ts';
import { territoryElement } from './territory.ts';
import type { Children } from './write-element.ts';

/** List 57. */
const FREE_OF_CHARGE = '01';

/**
 * True if the table of prices gives the prices of the title bar. It does not if the house or another sender has
 * replaced one of them; then those of the title bar are written alone.
 *
 * @param today YYYY-MM-DD
 */
export function statesBarPrices(
  rows: readonly TitlePrice[],
  { companyCode, bar, stored }: Pick<TitleRecord, 'companyCode' | 'bar' | 'stored'>,
  today: string,
): boolean {
  if (rows.length === 0) return false;
  const rule = { currency: companyOf(companyCode).currency, isDigital: stored.printOrDigital === 'Digital' };
  const prices = rows.flatMap((row) => priceOfRow(row) ?? []);
  const { bar: stated } = pricesOfDay(prices, rule, today);
  const names = ['price', 'canadianPrice', 'ebAgencyPrice', 'ebLibraryPrice'] as const;
  const isFree = bar.zeroPriceInd === 'Y';
  return names.every((name) => (bar[name] ?? null) === (stated[name] ?? null)) && isFree === (stated.price === 0);
}

/** Writes the rows of the table with the codes that the feed stated. */
export function priceRows(rows: readonly TitlePrice[]): Children[] {
  return rows.flatMap((row): Children[] => {
    const { amount, currency, priceType, qualifier, minimumOrder, discount, tax, market, startDate, endDate } = row;
    if (amount === null || amount < 0) return [];
    const dates = [...priceDate('14', startDate), ...priceDate('15', endDate)];
    const cost =
      amount === 0 ? { UnpricedItemType: FREE_OF_CHARGE } : { PriceAmount: amountDigits(amount), ...taxes(tax) };
    return [
      {
        PriceType: priceType ?? undefined,
        PriceQualifier: qualifier ?? undefined,
        MinimumOrderQuantity: minimumOrder ?? undefined,
        DiscountCoded: discounts(discount),
        ...cost,
        CurrencyCode: currency ?? undefined,
        Territory: market?.trim() ? marketElement(market.trim(), rows) : undefined,
        ...(dates.length > 0 ? { PriceDate: dates } : {}),
      },
    ];
  });
}

/** Writes discount codes of the types that exports may have; undefined without any. */
function discounts(text: string | null): Children[] | undefined {
  const codes = typedCodes(text).filter(({ type }) => isExportedCode(100, type));
  return codes.length > 0 ? codes.map(({ type, code }) => ({ DiscountCodeType: type, DiscountCode: code })) : undefined;
}

function priceDate(role: string, day: string | null): Children[] {
  const date = onixDate(day);
  return date ? [{ PriceDateRole: role, Date: date }] : [];
}

/** Returns the market of a row as a territory. */
function marketElement(market: string, rows: readonly TitlePrice[]): Children {
  const [included, excluded] = market.split(EXCEPT);
  if (included !== REST) return territoryElement(market);
  // 3.x has no code for the rest of the world: all countries for which the title has no other price.
  const stated = rows.filter((row) => !row.market?.startsWith(REST)).flatMap((row) => priceOfRow(row)?.countries ?? []);
  const except = [...new Set([...stated, ...(excluded ? excluded.split(' ') : [])])];
  return territoryElement(except.length > 0 ? `${WORLD}${EXCEPT}${except.join(' ')}` : WORLD);
}

const rateCodes = new Map([...taxRates].map(([code, words]) => [words, code]));
const TAX = /^(?:(\d+(?:\.\d+)?)%)? ?([a-z][a-z -]*[a-z])? ?(?:\((\d+\.\d\d)\))?$/;

/** Writes taxes in words as elements; other texts, which ONIX cannot state, are left out. */
function taxes(text: string | null): Children {
  const all = (text ?? '').split('; ').flatMap((one): Children[] => {
    const [, percent, words, amount] = TAX.exec(one) ?? [];
    if (!percent && !amount) return [];
    return [{ TaxRateCode: words && rateCodes.get(words), TaxRatePercent: percent, TaxAmount: amount }];
  });
  return all.length > 0 ? { Tax: all } : {};
}

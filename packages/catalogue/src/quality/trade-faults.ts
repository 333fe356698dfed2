import { isCountry } from '../rules/countries.ts';
import type { TitlePrice } from '../rules/title-prices.ts';
import { foldText } from '../text/fold.ts';
import { plainText } from '../text/plain-text.ts';
import type { TitleRecord } from '../title-record.ts';
import type { FoundFault, RecordContext } from './found-fault.ts';

/** Of more countries only the number is written. */
const MAX_NAMED_COUNTRIES = 12;

/** The countries that a market names; none of the world, of its rest and of parts of countries. */
const namedCountries = (market: string | null | undefined) =>
  (market?.split(' except ')[0] ?? '').split(' ').filter(isCountry);

function countriesText(codes: readonly string[]): string {
  const named = codes.slice(0, MAX_NAMED_COUNTRIES).join(' ');
  return codes.length > MAX_NAMED_COUNTRIES ? `${named} and ${codes.length - MAX_NAMED_COUNTRIES} more` : named;
}

const priceWords = ({ amount, currency }: TitlePrice) => [amount?.toFixed(2), currency].filter(Boolean).join(' ');

/** Prices for countries in which the sales rights of the same record do not allow sales. */
export function pricesOutsideRights({ stored, codes, sheet }: TitleRecord): FoundFault[] {
  // Territories in words, which the house sends, have no codes to compare.
  if (!stored.salesRights) return [];
  const forSale = new Set((codes.sellingTerritory ?? []).map(({ code }) => code));
  const details = (sheet.subrights?.prices ?? []).flatMap((price) => {
    const outside = namedCountries(price.market).filter((country) => !forSale.has(country));
    return outside.length > 0 ? [`${priceWords(price)} for ${countriesText(outside)}`] : [];
  });
  return [...new Set(details)].map((detail) => ({ detail }));
}

/** Prices without a currency, and prices of 0 that are not free of charge. */
export function unclearPrices({ bar, sheet }: TitleRecord, { isInHouse }: RecordContext): FoundFault[] {
  const isFree = isInHouse && bar.zeroPriceInd === 'Y';
  const details = (sheet.subrights?.prices ?? []).flatMap((price) => {
    if (price.amount && !price.currency) return [`${priceWords(price)} without a currency`];
    return price.amount === 0 && price.currency && !isFree
      ? [`${priceWords(price)}, not stated as free of charge`]
      : [];
  });
  return [...new Set(details)].map((detail) => ({ detail }));
}

const comparable = (html: string | null | undefined) => foldText(plainText(html ?? ''));

/** Nearly all long descriptions begin with other words, so their first kilobyte decides. */
function isSameText(html: string, folded: string): boolean {
  const start = comparable(html.slice(0, 1000));
  // A tag or a letter may be cut at the end.
  if (start.length > 200 && !folded.startsWith(start.slice(0, 100))) return false;
  return comparable(html) === folded;
}

/** The same words as short and as long description. */
export function sameDescriptions({ sheet }: TitleRecord): FoundFault[] {
  const { keynote, bookDescription, onixRetailerDescription } = sheet.editorial ?? {};
  const short = comparable(keynote);
  if (short === '') return [];
  const isSame = [bookDescription, onixRetailerDescription].some((text) => text && isSameText(text, short));
  return isSame ? [{ detail: `“${short.slice(0, 60)}${short.length > 60 ? '…' : ''}”` }] : [];
}

/** The title is still sent, and another sender has deleted it. */
export const deletedByOthers = (_: TitleRecord, { deletedBy }: RecordContext): FoundFault[] =>
  deletedBy.map((sender) => ({ detail: `Deleted by ${sender}` }));

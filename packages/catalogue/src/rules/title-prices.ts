import type { RecordOf } from '../field.ts';
import { formatDate } from '../formatting/dates.ts';
import { roundDecimal } from '../formatting/rounding.ts';
import { everyLayout } from '../layouts.ts';
import { allCountries, countryName, isCountry } from './countries.ts';
import { regionName } from './regions.ts';
import { typedCodes } from './typed-codes.ts';

/** Columns of the table of all prices that feeds state of a title (SUBR-10). */
export const priceColumns = [
  { name: 'amount', label: 'Amount', type: 'decimal', isPrice: true, shown: everyLayout, audience: 'accounts' },
  { name: 'currency', label: 'Currency', type: 'code', shown: everyLayout, audience: 'accounts' },
  { name: 'priceType', label: 'Type', type: 'code', shown: everyLayout, audience: 'accounts' },
  { name: 'qualifier', label: 'For', type: 'code', shown: everyLayout, audience: 'accounts' },
  { name: 'minimumOrder', label: 'Copies', type: 'integer', isCount: true, shown: everyLayout, audience: 'accounts' },
  { name: 'discount', label: 'Discount Code', type: 'text', shown: everyLayout, audience: 'accounts' },
  { name: 'tax', label: 'Tax', type: 'text', shown: everyLayout, audience: 'accounts' },
  { name: 'market', label: 'Market', type: 'text', shown: everyLayout, audience: 'accounts' },
  { name: 'startDate', label: 'From', type: 'date', shown: everyLayout, audience: 'accounts' },
  { name: 'endDate', label: 'Until', type: 'date', shown: everyLayout, audience: 'accounts' },
  { name: 'sender', label: 'Sender', type: 'text', isOptional: true, shown: everyLayout, audience: 'internal' },
] as const;

/**
 * One price. `currency`: ISO 4217, null if the feed states none. `priceType`, `qualifier`: codes of the ONIX lists 58 and
 * 59. `minimumOrder`: the price is only for orders of as many copies or more. `discount`: type (list 100) and code of the
 * trade discount, '02 STD'; several with '; '. `market`: the codes by which the sender
 * states it: countries, parts of them (`GB-SCT`), 'WORLD', 'ROW' (2.1: the rest of the world), 'WORLD except CA US'; null
 * if the price is not limited to countries. An amount of 0 without a currency is free of charge. `sender`: who states the
 * price, of titles that several senders price.
 */
export type TitlePrice = RecordOf<typeof priceColumns>;

/** The prices that count for the title: those of the sender of the first one. Others are only shown. */
export const usedPrices = (prices: readonly TitlePrice[]): readonly TitlePrice[] =>
  prices.filter(({ sender }) => (sender ?? null) === (prices[0]?.sender ?? null));

/** Reads `code words; code words; …`. */
const words = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split('; ').map((pair) => [pair.slice(0, 2), pair.slice(3)]));

/** ONIX list 58. */
const typeWords = words(
  '01 Retail, excluding tax; 02 Retail, including tax; 03 Fixed retail, excluding tax; 04 Fixed retail, including tax; 05 Net, excluding tax; 06 Net, rental, excluding tax; 07 Net, including tax; 08 Alternative net, excluding tax; 09 Alternative net, including tax; 11 Special sale, excluding tax; 12 Special sale, including tax; 13 Special sale, fixed, excluding tax; 14 Special sale, fixed, including tax; 15 Special sale, net, excluding tax; 17 Special sale, net, including tax; 21 Pre-publication, excluding tax; 22 Pre-publication, including tax; 23 Pre-publication, fixed, excluding tax; 24 Pre-publication, fixed, including tax; 25 Pre-publication, net, excluding tax; 27 Pre-publication, net, including tax; 31 Freight-pass-through retail; 32 Freight-pass-through billing; 33 Importer’s fixed retail, excluding tax; 34 Importer’s fixed retail, including tax; 35 Gratis copy value for customs; 36 Nominal value for claims; 37 Nominal value for customs; 41 Agency, excluding tax; 42 Agency, including tax',
);

/** ONIX list 59. */
const qualifierWords = words(
  '01 Members and subscribers; 02 Export; 03 Sets; 04 Vouchers; 05 Consumers; 06 Corporations, libraries, education; 07 Reservation orders; 08 Promotional offer; 09 Linked price; 10 Libraries; 11 Education; 12 Corporations; 13 Subscription services; 14 School libraries; 15 Academic libraries; 16 Public libraries; 17 Introductory offer; 18 Consortia; 19 Alternative provision of education',
);

const amounts = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** Of more countries, the codes are shown. */
const MAX_NAMED_COUNTRIES = 4;

/** @returns the words for a code of a price, or the code if it has none */
const wordsOf = (list: ReadonlyMap<string, string>, code: string | null) => (code && list.get(code)) || (code ?? '');

/** @returns the name of a country or a part of one, undefined when the code is neither */
const placeName = (code: string) => countryName(code) ?? regionName(code);

function placesText(codes: string): string {
  const all = codes.split(' ');
  const names = all.flatMap((code) => placeName(code) ?? []);
  return names.length < all.length || all.length > MAX_NAMED_COUNTRIES ? codes : names.join(', ');
}

const wholes: ReadonlyMap<string, string> = new Map([
  ['WORLD', 'World'],
  ['ROW', 'Rest of the world'],
]);

/** Formats a market; a list of more than half of all countries as those that are missing. */
export function marketText(market: string | null): string {
  if (!market) return '';
  const [included = '', excluded] = market.split(' except ');
  const shown = wholes.get(included) ?? placesText(included);
  if (excluded) return `${shown} except ${placesText(excluded)}`;
  const codes = new Set(included.split(' '));
  if (codes.size <= allCountries.length / 2 || ![...codes].every(isCountry)) return shown;
  const missing = allCountries.filter((code) => !codes.has(code));
  return missing.length === 0 ? 'World' : `World except ${placesText(missing.join(' '))}`;
}

/** @returns the codes of trade discounts without their types */
export const discountCodes = (discount: string | null | undefined): string[] =>
  typedCodes(discount).map(({ code }) => code);

const isFreeOfCharge = ({ amount, currency }: TitlePrice) => amount === 0 && !currency;

/** How each column of the table is shown; dates have the format of their type. */
export const priceTexts = {
  amount: (price) => {
    if (isFreeOfCharge(price)) return 'Free of charge';
    return price.amount === null ? '' : amounts.format(roundDecimal(price.amount, 2));
  },
  currency: (price) => price.currency ?? (isFreeOfCharge(price) ? '' : 'Not given'),
  priceType: ({ priceType }) => wordsOf(typeWords, priceType),
  minimumOrder: ({ minimumOrder }) => (minimumOrder ? `${minimumOrder} or more` : ''),
  qualifier: ({ qualifier }) => wordsOf(qualifierWords, qualifier === '00' ? null : qualifier),
  discount: ({ discount }) => discountCodes(discount).join(', '),
  tax: ({ tax }) => tax ?? '',
  market: ({ market }) => marketText(market),
} as const satisfies { readonly [N in keyof TitlePrice]?: (price: TitlePrice) => string };

function periodText({ startDate, endDate }: TitlePrice): string {
  const [from, until] = [formatDate(startDate, 'M/d/yyyy'), formatDate(endDate, 'M/d/yyyy')];
  return [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ');
}

/**
 * Writes all prices as one text, for a column: '24.99 AUD (Retail, including tax; Australia; from 1/1/2026); …'.
 *
 * @param prices as in the sheet; absent for titles of feeds that state none
 */
export function pricesText(prices: readonly TitlePrice[] | undefined): string | null {
  const texts = (prices ?? []).map((price) => {
    const { sender } = price;
    const { amount, currency, priceType, qualifier, minimumOrder, tax, market } = priceTexts;
    const copies = minimumOrder(price);
    const terms = [
      priceType(price),
      qualifier(price),
      copies && `${copies} copies`,
      tax(price),
      market(price),
      sender && `sent by ${sender}`,
    ];
    const isUnknown = price.currency === null && !isFreeOfCharge(price);
    const details = [isUnknown && 'currency not given', ...terms, periodText(price)].filter(Boolean).join('; ');
    const sum = [amount(price), isUnknown ? '' : currency(price)].filter(Boolean).join(' ');
    return details ? `${sum} (${details})` : sum;
  });
  return texts.length > 0 ? texts.join('; ') : null;
}

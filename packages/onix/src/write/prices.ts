import { companyOf } from '@titlenet/catalogue/companies';
import { amountDigits } from '@titlenet/catalogue/formatting/rounding';
import { usedPrices } from '@titlenet/catalogue/rules/title-prices';
import type { ScheduledPrices, TitleRecord } from '@titlenet/catalogue/title-record';
import { includesTax } from '../codes/currencies.ts';
import { onixDate } from './element-texts.ts';
import type { WriteContext } from './field-writer.ts';
import { priceRows, statesBarPrices } from './price-rows.ts';
import type { Children } from './write-element.ts';

/** List 57. */
const FREE_OF_CHARGE = '01';
const TO_BE_ANNOUNCED = '02';
/** List 58. */
const RETAIL_WITHOUT_TAX = '01';
const RETAIL_WITH_TAX = '02';
/** Types of retail prices: recommended or fixed, pre-publication, special sale; not a supplier's net price. */
const RETAIL = /^(0[1-4]|1[1-4]|2[1-4]|3[134]|4[12])$/;
/** Those that take precedence over an agency price in the same record, by whether the market's prices include tax. */
const BESIDE_AGENCY = { withTax: /^(02|04|34)$/, withoutTax: /^(01|03|31|33)$/ };
const AGENCY = /^4[12]$/;
const AGENCY_WITHOUT_TAX = '41';
const AGENCY_WITH_TAX = '42';
/** List 59. */
const LIBRARIES = '06';
/** List 173. */
const FROM = '14';
const UNTIL = '15';
const DAY_MS = 86_400_000;

/** Writes the prices of a title; ONIX requires a statement if there are none. */
export function writePrices(record: TitleRecord, { today }: Pick<WriteContext, 'today'>): Children {
  const rows = usedPrices(record.sheet.subrights?.prices ?? []);
  const prices = statesBarPrices(rows, record, today) ? priceRows(rows) : pricesOf(record);
  const content = prices.length > 0 ? { Price: prices } : { UnpricedItemType: TO_BE_ANNOUNCED };
  return { ProductSupply: { SupplyDetail: content } };
}

type Priced = Pick<TitleRecord, 'companyCode' | 'bar' | 'stored' | 'scheduledPrices'>;

/** Returns the title's prices, with periods if there are scheduled ones; a price of zero only if the title is free. */
export function pricesOf(record: Priced): Children[] {
  const scheduled = record.scheduledPrices ?? [];
  const periods = [record, ...scheduled.map((one) => withPrices(record, one))];
  return periods.flatMap((period, index) => {
    const [from, next] = [scheduled[index - 1]?.from, scheduled[index]?.from];
    const dates = [...priceDate(FROM, from), ...priceDate(UNTIL, next && dayBefore(next))];
    return pricesOfPeriod(period).map((price) => (dates.length > 0 ? { ...price, PriceDate: dates } : price));
  });
}

/** Returns the title with scheduled prices instead of current ones. */
function withPrices({ companyCode, bar, stored }: Priced, scheduled: ScheduledPrices): Priced {
  const without = { price: null, canadianPrice: null, ebAgencyPrice: null, ebLibraryPrice: null, zeroPriceInd: null };
  return {
    companyCode,
    bar: { ...bar, ...without, ...scheduled.bar },
    stored: { ...stored, priceTypes: null, ...scheduled.stored },
  };
}

function priceDate(role: string, day: string | undefined): Children[] {
  const written = onixDate(day);
  return written ? [{ PriceDateRole: role, Date: written }] : [];
}

const dayBefore = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);

function pricesOfPeriod({ companyCode, bar, stored }: Priced): Children[] {
  const { currency } = companyOf(companyCode);
  const hasTax = includesTax(currency);
  const [listType = '', canadianType = ''] = (stored.priceTypes ?? '').split('; ');
  const hasAgency = bar.ebAgencyPrice !== null && bar.ebAgencyPrice !== undefined;
  // An agency price that is also the list price is written once, else it would be read as two prices.
  const isAgencyList = AGENCY.test(listType) && bar.ebAgencyPrice === bar.price;
  const besideAgency = hasTax ? BESIDE_AGENCY.withTax : BESIDE_AGENCY.withoutTax;
  const isTypeKept = isAgencyList || (hasAgency ? besideAgency : RETAIL).test(listType);
  const retail = hasTax ? RETAIL_WITH_TAX : RETAIL_WITHOUT_TAX;
  const agency = hasTax ? AGENCY_WITH_TAX : AGENCY_WITHOUT_TAX;
  // A free title needs no price type, unless it also has an agency price.
  const typeOf = (amount: number | null | undefined, type: string) => (amount === 0 && !hasAgency ? undefined : type);
  const canadian = RETAIL.test(canadianType) ? canadianType : typeOf(bar.canadianPrice, RETAIL_WITHOUT_TAX);
  const isFree = bar.zeroPriceInd === 'Y';
  return [
    ...price(bar.price, { isFree, currency, type: isTypeKept ? listType : typeOf(bar.price, retail) }),
    ...price(bar.canadianPrice, { isFree, currency: 'CAD', type: canadian }),
    ...(isAgencyList ? [] : price(bar.ebAgencyPrice, { isFree, currency, type: agency })),
    ...price(bar.ebLibraryPrice, { isFree, currency, type: retail, qualifier: LIBRARIES }),
  ];
}

interface PriceTerms {
  isFree: boolean;
  currency: string;
  /** List 58. */
  type?: string;
  /** List 59. */
  qualifier?: string;
}

function price(amount: number | null | undefined, { isFree, currency, type, qualifier }: PriceTerms): Children[] {
  if (amount === null || amount === undefined || amount < 0 || (amount === 0 && !isFree)) return [];
  const cost = amount === 0 ? { UnpricedItemType: FREE_OF_CHARGE } : { PriceAmount: amountDigits(amount) };
  return [{ PriceType: type, PriceQualifier: qualifier, ...cost, CurrencyCode: currency }];
}

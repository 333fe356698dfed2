import { companyOf } from '@titlenet/catalogue/companies';
import type { ComingPrices, TitleRecord } from '@titlenet/catalogue/title-record';
import { onixDate } from './element-texts.ts';
import type { Children } from './write-element.ts';

/** List 57. */
const FREE_OF_CHARGE = '01';
/** List 58. */
const RETAIL_WITHOUT_TAX = '01';
const RETAIL_WITH_TAX = '02';
/** Recommended or fixed retail, pre-publication, special sale; never what a supplier pays. */
const RETAIL = /^(0[1-4]|1[1-4]|2[1-4]|3[134]|4[12])$/;
/** Those of them that an agency price written after them does not outrank, by what the market's prices have. */
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

type Priced = Pick<TitleRecord, 'companyCode' | 'bar' | 'stored' | 'scheduledPrices'>;

/** The title's prices, each for its time where others follow; one of zero only where it costs nothing on purpose. */
export function pricesOf(record: Priced): Children[] {
  const coming = record.scheduledPrices ?? [];
  const spans = [record, ...coming.map((one) => ofDay(record, one))];
  return spans.flatMap((span, index) => {
    const [from, next] = [coming[index - 1]?.from, coming[index]?.from];
    const dates = [...priceDate(FROM, from), ...priceDate(UNTIL, next && dayBefore(next))];
    return pricesOfSpan(span).map((price) => (dates.length > 0 ? { ...price, PriceDate: dates } : price));
  });
}

/** The title as it is from a later day on. */
function ofDay({ companyCode, bar, stored }: Priced, coming: ComingPrices): Priced {
  const without = { price: null, canadianPrice: null, ebAgencyPrice: null, ebLibraryPrice: null, zeroPriceInd: null };
  return {
    companyCode,
    bar: { ...bar, ...without, ...coming.bar },
    stored: { ...stored, priceTypes: null, ...coming.stored },
  };
}

function priceDate(role: string, day: string | undefined): Children[] {
  const written = onixDate(day);
  return written ? [{ PriceDateRole: role, Date: written }] : [];
}

const dayBefore = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);

function pricesOfSpan({ companyCode, bar, stored }: Priced): Children[] {
  const { currency } = companyOf(companyCode);
  const hasTax = currency === 'GBP';
  const [listType = '', canadianType = ''] = (stored.priceTypes ?? '').split('; ');
  const hasAgency = bar.ebAgencyPrice !== null && bar.ebAgencyPrice !== undefined;
  // The feed's agency price, which is its list price as well; beside one of its own that type would be taken for both.
  const isAgencyList = AGENCY.test(listType) && bar.ebAgencyPrice === bar.price;
  const besideAgency = hasTax ? BESIDE_AGENCY.withTax : BESIDE_AGENCY.withoutTax;
  const isTypeKept = isAgencyList || (hasAgency ? besideAgency : RETAIL).test(listType);
  const retail = hasTax ? RETAIL_WITH_TAX : RETAIL_WITHOUT_TAX;
  const agency = hasTax ? AGENCY_WITH_TAX : AGENCY_WITHOUT_TAX;
  // What is free needs no type, unless an agency price beside it has one.
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
  const cost = amount === 0 ? { UnpricedItemType: FREE_OF_CHARGE } : { PriceAmount: amount.toFixed(2) };
  return [{ PriceType: type, PriceQualifier: qualifier, ...cost, CurrencyCode: currency }];
}

import { roundDecimal } from './formatting/rounding.ts';
import { furtherDay } from './rules/further-dates.ts';
import { inInches, inOunces } from './rules/measures.ts';
import type { CodedTitle } from './search-attributes.ts';

type NumberOf = (title: CodedTitle) => number | null | undefined;
type DateOf = (title: CodedTitle) => string | null | undefined;

/** Prices are searched to the cent, as they are shown. */
const toTheCent = (price: number | null | undefined) => (typeof price === 'number' ? roundDecimal(price, 2) : price);

/**
 * Numbers by which titles can be searched. `isWhole` marks numbers without decimals, whose bounds are rounded.
 */
export const searchNumbers = [
  { name: 'price', isWhole: false, value: ({ bar }) => toTheCent(bar.price) },
  { name: 'canadianPrice', isWhole: false, value: ({ bar }) => toTheCent(bar.canadianPrice) },
  { name: 'agencyPrice', isWhole: false, value: ({ bar }) => toTheCent(bar.ebAgencyPrice) },
  { name: 'libraryPrice', isWhole: false, value: ({ bar }) => toTheCent(bar.ebLibraryPrice) },
  { name: 'firstPrint', isWhole: true, value: ({ bar }) => bar.firstPrintAnnounced },
  { name: 'ltdNet', isWhole: true, value: ({ stored }) => stored.ltdNet },
  { name: 'pubYear', isWhole: true, value: ({ bar }) => bar.pubYear },
  { name: 'editionNumber', isWhole: true, value: ({ bar }) => bar.editionNumber },
  { name: 'weight', isWhole: false, value: ({ bar }) => inOunces(bar.weight) },
  { name: 'thickness', isWhole: false, value: ({ bar }) => inInches(bar.thickness) },
  { name: 'minimumOrder', isWhole: true, value: ({ sheet }) => sheet.subrights?.supply?.[0]?.minimumOrder },
] as const satisfies readonly { name: string; isWhole: boolean; value: NumberOf }[];

/** Dates by which titles can be searched; the time of day is ignored. */
export const searchDates = [
  { name: 'releaseDate', value: ({ bar }) => bar.releaseDate },
  { name: 'onSaleDate', value: ({ bar }) => bar.onSaleDate },
  { name: 'pubDate', value: ({ bar }) => bar.pubDate },
  { name: 'conferenceDate', value: ({ bar }) => bar.hccpSalesConfDate },
  { name: 'nacDate', value: ({ bar }) => bar.hccpNACDate },
  { name: 'publicAnnouncementDate', value: ({ bar }) => furtherDay(bar.furtherDates, '09') },
  { name: 'tradeAnnouncementDate', value: ({ bar }) => furtherDay(bar.furtherDates, '10') },
  { name: 'firstPublicationDate', value: ({ bar }) => furtherDay(bar.furtherDates, '11') },
  { name: 'lastReprintDate', value: ({ bar }) => furtherDay(bar.furtherDates, '12') },
  { name: 'outOfPrintDate', value: ({ bar }) => furtherDay(bar.furtherDates, '13') },
  { name: 'reviewEmbargoDate', value: ({ bar }) => furtherDay(bar.furtherDates, '23') },
] as const satisfies readonly { name: string; value: DateOf }[];

export type NumberName = (typeof searchNumbers)[number]['name'];
export type DateName = (typeof searchDates)[number]['name'];

const wholeNumbers: ReadonlySet<NumberName> = new Set(
  searchNumbers.filter(({ isWhole }) => isWhole).map(({ name }) => name),
);

/** @returns whether all values of the number are without decimals */
export const isWholeNumber = (name: NumberName): boolean => wholeNumbers.has(name);

import { availabilities, currentAvailability, publishingStatuses } from '@titlenet/catalogue/rules/publisher-status';

/**
 * The codes of the elements by whose code a value is assigned to a field or ignored. A code that is not here is the
 * sender's mistake or newer than this table (issue 73; lists 33, 38 and 54 are those of 2.1). Lists whose codes have
 * words are in `code-lists.ts`.
 */
type KnownCodes = (code: string) => boolean;

/** Reads `01 04-09 B101-B135`: codes, and ranges of codes that differ in the digits at their end. */
function codes(text: string): KnownCodes {
  const codes = new Set(text.split(/\s+/).flatMap(codesOfRange));
  return (code) => codes.has(code);
}

function codesOfRange(range: string): string[] {
  const [first = '', last] = range.split('-');
  if (last === undefined) return [first];
  const letters = first.replace(/\d/g, '');
  const digits = first.slice(letters.length);
  const from = Number(digits);
  const to = Number(last.slice(letters.length));
  return Array.from(
    { length: to - from + 1 },
    (_, index) => letters + String(from + index).padStart(digits.length, '0'),
  );
}

const currencies = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });
/** List 96: ISO 4217, including former currencies. */
const currency: KnownCodes = (code) => /^[A-Z]{3}$/.test(code) && currencies.of(code) !== undefined;

const priceType = codes('01-09 11-15 17 21-25 27 31-37 41 42');
const editionType = codes(
  `ABR ACT ADP ALT ANN AVS BLL BLP BRL BUD CMB CRI CSP DGO ENH ENL ETR EXP FAC FST HRE ILL INT LTE MCP MDT MLL NED NUM
PBO PRB REV SCH SIG SMP SPE STU TCH UBR ULP UNN UXP VAR VOR`,
);
const measureType = codes('01-30');
const publishingDateRole = codes('01 02 09-13 16 19-23 25-33 35-39');

const byElement: Readonly<Record<string, KnownCodes>> = {
  // Prices: lists 58, 59, 96, 57, 173.
  PriceType: priceType,
  PriceTypeCode: priceType,
  PriceQualifier: codes('00-19'),
  CurrencyCode: currency,
  UnpricedItemType: codes('01-08'),
  PriceDateRole: codes('14 15 24'),
  // Titles and collections: lists 15, 149, 148.
  TitleType: codes('00-08 10-16'),
  TitleElementLevel: codes('01-07'),
  CollectionType: codes('00 10 11 20'),
  // Extents and sizes: lists 23, 24, 48.
  ExtentType: codes('00 02-18 22 23'),
  ExtentUnit: codes('00-06 11 12 14-19 31'),
  MeasureType: measureType,
  MeasureTypeCode: measureType,
  // Audiences: lists 29, 30, 31, 32.
  AudienceCodeType: codes('01-30'),
  AudienceRangeQualifier: codes('11 12 15-34'),
  AudienceRangePrecision: codes('01 03 04'),
  ComplexitySchemeIdentifier: codes('01-13'),
  // Texts: lists 153, 33, 154.
  TextType: codes('01-39'),
  TextTypeCode: codes('01-28 30-35 40-48 98 99'),
  ContentAudience: codes('00-12'),
  // Pictures: lists 158, 159, 38.
  ResourceContentType: codes('01-57 99'),
  ResourceMode: codes('01-06'),
  MediaFileTypeCode: codes('01-08 10-12 16-18 22-38 41-47 51 52'),
  // Formats: lists 175, 21, 79.
  ProductFormDetail: codes(
    `A101-A113 A201-A212 A301-A305 A310-A312 A400-A404 A410 A420 A421 A441 A451 A471 B101-B135 B139-B141 B201 B202
B204-B210 B212-B216 B221-B225 B301-B321 B400-B426 B501-B525 B601-B611 B701-B709 B750-B752 C750 D101-D105 D201-D207
D301-D324 E100-E136 E139-E151 E200-E206 E210-E213 E221-E227 L101 P091 P092 P096-P099 P101-P116 P120-P127 P131-P134
P201-P204 P301 P305 P306 V201-V203 V205-V207 V210-V215 V220 V221 Z101-Z103 Z111-Z113 Z121`,
  ),
  EditionType: editionType,
  EditionTypeCode: editionType,
  ProductFormFeatureType: codes('01-10 12-27 30-62'),
  // Dates: lists 163, 166.
  PublishingDateRole: publishingDateRole,
  MarketDateRole: publishingDateRole,
  SupplyDateRole: codes('02 08 18 25 29 30 34 50 51'),
  // Statuses: lists 64, 65, 54.
  PublishingStatus: (code) => publishingStatuses.has(code),
  ProductAvailability: (code) => availabilities.has(code),
  AvailabilityCode: (code) => currentAvailability(code) !== undefined,
  // Languages, subjects, people and organizations: lists 22, 27, 151, 45, 198, 5.
  LanguageRole: codes('01-03 06-15'),
  SubjectSchemeIdentifier: codes('01-99 A2-A9 B0-B9 C0-C9 D0-D5'),
  ContributorPlaceRelator: codes('00-12'),
  PublishingRole: codes('01-07 09-19 21'),
  ProductContactRole: codes('00-11 99'),
  ProductIDType: codes('01-06 13-15 17 22-31 34-36'),
};

const knownCodes = new Map(Object.entries(byElement));

/**
 * Returns the test whether a code (upper case) is in the code list of an element; undefined for elements without codes
 * and for lists that are not checked here.
 */
export const knownCodesOf = (element: string): KnownCodes | undefined => knownCodes.get(element);

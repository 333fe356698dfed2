import { availabilities, currentAvailability, publishingStatuses } from '@titlenet/catalogue/rules/publisher-status';
import { type CodedList, codesOfRanges, isInList } from './list-codes.ts';

/**
 * The codes of the elements by whose code a value is assigned to a field or ignored. A code that is not in their list is
 * the sender's mistake or newer than the table of lists. Lists 33, 38 and 54 are those of 2.1.
 */
type KnownCodes = (code: string) => boolean;

const ofList =
  (list: CodedList): KnownCodes =>
  (code) =>
    isInList(list, code);

function codes(text: string): KnownCodes {
  const all = new Set(codesOfRanges(text));
  return (code) => all.has(code);
}

const currencies = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });
const knownCurrencies = new Map<string, boolean>();
/** List 96: ISO 4217, including former currencies. */
const currency: KnownCodes = (code) => {
  if (!/^[A-Z]{3}$/.test(code)) return false;
  const isKnown = knownCurrencies.get(code) ?? currencies.of(code) !== undefined;
  knownCurrencies.set(code, isKnown);
  return isKnown;
};

/** The tests whether a code (upper case) is in the code list of an element. */
export const codeTests = {
  // Prices.
  PriceType: ofList(58),
  PriceTypeCode: ofList(58),
  PriceQualifier: ofList(59),
  CurrencyCode: currency,
  UnpricedItemType: ofList(57),
  PriceDateRole: ofList(173),
  // Titles and collections.
  TitleType: ofList(15),
  TitleElementLevel: ofList(149),
  CollectionType: ofList(148),
  // Extents and sizes.
  ExtentType: ofList(23),
  ExtentUnit: ofList(24),
  MeasureType: ofList(48),
  MeasureTypeCode: ofList(48),
  // Audiences.
  AudienceCodeType: ofList(29),
  AudienceRangeQualifier: ofList(30),
  AudienceRangePrecision: ofList(31),
  ComplexitySchemeIdentifier: ofList(32),
  // Texts.
  TextType: ofList(153),
  TextTypeCode: codes('01-28 30-35 40-48 98 99'),
  ContentAudience: ofList(154),
  // Pictures.
  ResourceContentType: ofList(158),
  ResourceMode: ofList(159),
  MediaFileTypeCode: codes('01-08 10-12 16-18 22-38 41-47 51 52'),
  // Formats.
  ProductFormDetail: ofList(175),
  EditionType: ofList(21),
  EditionTypeCode: ofList(21),
  ProductFormFeatureType: ofList(79),
  // Dates.
  PublishingDateRole: ofList(163),
  MarketDateRole: ofList(163),
  SupplyDateRole: ofList(166),
  // Statuses.
  PublishingStatus: (code) => publishingStatuses.has(code),
  ProductAvailability: (code) => availabilities.has(code),
  AvailabilityCode: (code) => currentAvailability(code) !== undefined,
  // Languages, subjects, people and organizations.
  LanguageRole: ofList(22),
  SubjectSchemeIdentifier: ofList(27),
  ContributorPlaceRelator: ofList(151),
  PublishingRole: ofList(45),
  ProductContactRole: ofList(198),
  ProductIDType: ofList(5),
} satisfies Readonly<Record<string, KnownCodes>>;

const knownCodes = new Map<string, KnownCodes>(Object.entries(codeTests));

/**
 * Returns the test whether a code (upper case) is in the code list of an element; undefined for elements without codes
 * and for lists that are not checked here.
 */
export const knownCodesOf = (element: string): KnownCodes | undefined => knownCodes.get(element);

import { xmlCharacters } from '@titlenet/catalogue/text/escape-markup';
import { countriesOfCode } from '../codes/countries.ts';
import { type CodedList, isExportedCode } from '../codes/list-codes.ts';
import { isRegion } from '../codes/regions.ts';
import { WORLD } from '../read/territory.ts';
import { isWebAddress } from './web-address.ts';

/** The code list of each element with a code. */
const listElements: Readonly<Record<string, CodedList>> = {
  AudienceCodeType: 29,
  AudienceRangePrecision: 31,
  AudienceRangeQualifier: 30,
  BibleContents: 82,
  BibleTextFeature: 97,
  BibleVersion: 83,
  CollectionType: 148,
  ComplexitySchemeIdentifier: 32,
  ContentAudience: 154,
  ContributorPlaceRelator: 151,
  ContributorRole: 17,
  CurrencyCode: 96,
  EditionType: 21,
  DiscountCodeType: 100,
  ExtentType: 23,
  ExtentUnit: 24,
  ImprintIDType: 44,
  LanguageCode: 74,
  LanguageRole: 22,
  MarketDateRole: 163,
  MarketPublishingStatus: 68,
  MeasureType: 48,
  MeasureUnitCode: 50,
  NotificationType: 1,
  PriceDateRole: 173,
  PriceQualifier: 59,
  PriceType: 58,
  PrizeCode: 41,
  ProductAvailability: 65,
  ProductComposition: 2,
  ProductContactRole: 198,
  ProductForm: 150,
  ProductFormDetail: 175,
  ProductFormFeatureType: 79,
  ProductIDType: 5,
  ProductRelationCode: 51,
  PublishingDateRole: 163,
  PublishingRole: 45,
  PublishingStatus: 64,
  ROWSalesRightsType: 46,
  ReturnsCodeType: 53,
  ResourceContentType: 158,
  ResourceFeatureType: 160,
  ResourceForm: 161,
  ResourceMode: 159,
  SalesRestrictionType: 71,
  SalesRightsType: 46,
  SubjectSchemeIdentifier: 27,
  SupplierRole: 93,
  SupplyDateRole: 166,
  TaxRateCode: 62,
  TextType: 153,
  TitleElementLevel: 149,
  TitleType: 15,
  UnnamedPersons: 19,
  UnpricedItemType: 57,
  WebsiteRole: 73,
};

const DECIMAL = /^\d+(?:\.\d+)?$/;
const isPositive = (text: string) => DECIMAL.test(text) && Number(text) > 0;
const isCount = (text: string) => /^\d+$/.test(text) && Number(text) > 0;

export interface ValueRule {
  /** What the value must be. */
  readonly name: string;
  readonly isValid: (text: string) => boolean;
}

const rules = {
  positive: { name: 'a number above 0', isValid: isPositive },
  amount: { name: 'a number', isValid: (text: string) => DECIMAL.test(text) },
  percent: { name: 'a percentage', isValid: (text: string) => DECIMAL.test(text) && Number(text) <= 100 },
  count: { name: 'a whole number above 0', isValid: isCount },
  year: { name: 'a year from 1000 to 2099', isValid: (text: string) => /^(?:1\d{3}|20\d{2})$/.test(text) },
  address: { name: 'an address of the web', isValid: isWebAddress },
  time: { name: 'a time from 1900 to 2099', isValid: (text: string) => /^(?:19|20)\d{6}(?:T\d{4,6}Z?)?$/.test(text) },
} satisfies Record<string, ValueRule>;

const ruledElements: Readonly<Record<string, ValueRule>> = {
  ExtentValue: rules.positive,
  Measurement: rules.positive,
  PriceAmount: rules.positive,
  TaxAmount: rules.amount,
  TaxRatePercent: rules.percent,
  EditionNumber: rules.count,
  MinimumOrderQuantity: rules.count,
  OrderQuantityMinimum: rules.count,
  NumberOfCopies: rules.count,
  NumberOfItemsOfThisForm: rules.count,
  PackQuantity: rules.count,
  SequenceNumber: rules.count,
  PrizeYear: rules.year,
  ResourceLink: rules.address,
  WebsiteLink: rules.address,
  SentDateTime: rules.time,
};

/** Elements whose content may be empty: flags, and texts with markup. */
const MAY_BE_EMPTY = new Set(
  'MainSubject AncillaryContentDescription AudienceDescription BiographicalNote EditionStatement FeatureNote IllustrationsNote InitialPrintRun PrizeStatement PromotionCampaign PromotionContact SalesRestrictionNote Text TitleStatement WebsiteDescription'.split(
    ' ',
  ),
);

const COUNTRIES = new Set(['CountryCode', 'CountriesIncluded', 'CountriesExcluded', 'CountryOfManufacture']);
const REGIONS = new Set(['RegionCode', 'RegionsIncluded', 'RegionsExcluded']);

/** Returns the code list of an element of 3.x. */
export const codeListOf = (name: string): CodedList | undefined => listElements[name];

/** Returns the rule for an element of 3.x that is a number or a time. */
export const numberRuleOf = (name: string): ValueRule | undefined => {
  const rule = ruledElements[name];
  return rule === rules.address ? undefined : rule;
};

/** True for elements whose content may be empty. */
export const mayBeEmpty = (name: string): boolean => MAY_BE_EMPTY.has(name);

/** Returns the first code of a text that a test refuses. */
const firstUnknown = (text: string, isKnown: (code: string) => boolean) =>
  text.split(' ').find((code) => !isKnown(code));

/**
 * Returns what is wrong with the text of an element: 'WW is not in list 150'; undefined for a valid one.
 *
 * @param name of the element in 3.x
 */
export function valueFault(name: string, written: string): string | undefined {
  const text = xmlCharacters(written);
  const list = listElements[name];
  if (list !== undefined) {
    return isExportedCode(list, text) ? undefined : `${text} is not in list ${list}`;
  }
  if (COUNTRIES.has(name)) {
    // Kosovo is a country here and a region of list 49 in ONIX.
    const unknown = firstUnknown(text, (code) => code !== 'XK' && countriesOfCode(code).length > 0);
    return unknown === undefined ? undefined : `${unknown} is not in list 91`;
  }
  if (REGIONS.has(name)) {
    const unknown = firstUnknown(text, (code) => isRegion(code) || code === WORLD);
    return unknown === undefined ? undefined : `${unknown} is not in list 49`;
  }
  const rule = ruledElements[name];
  if (rule) return rule.isValid(text) ? undefined : `${text} is not ${rule.name}`;
  const isLine = /\S/.test(text) && !/[\r\n]/.test(text);
  return MAY_BE_EMPTY.has(name) || isLine ? undefined : 'has no text';
}

import { byName } from './by-name.ts';
import { type CompanyCode, companyOf } from './companies.ts';
import { hqnaDefaults } from './constants.ts';
import type { EditionReference } from './edition-reference.ts';
import { countedAttributes } from './rules/counted-attributes.ts';
import { formatLabel } from './rules/format-label.ts';
import { formatType } from './rules/format-type.ts';
import { parseFurtherSeries } from './rules/further-series.ts';
import { languageOfCode, languageOfName } from './rules/languages.ts';
import { notForSaleCodes } from './rules/not-for-sale.ts';
import { relationKinds } from './rules/product-relations.ts';
import { marketStatusLabel, restrictionWords, returnsWords } from './rules/supply-terms.ts';
import { discountCodes, usedPrices } from './rules/title-prices.ts';
import { zeroPricedText } from './rules/zero-price.ts';
import type { StoredSheet } from './sheet/sections.ts';
import type { StoredOnly } from './stored-only-fields.ts';
import { foldText } from './text/fold.ts';
import { authorSearchText } from './text/names.ts';
import type { TitleBar } from './title-bar.ts';

/** A code with its label, as lookups and selectors show it. */
export interface Coded {
  code: string;
  description: string;
}

/** The parts of a title's record from which codes are read. */
export interface CodedTitle {
  companyCode: CompanyCode;
  bar: Partial<Omit<TitleBar, 'productId' | 'companyCode' | 'isbn'>>;
  sheet: { [S in keyof StoredSheet]?: Partial<StoredSheet[S]> };
  stored: Partial<StoredOnly>;
  references?: readonly EditionReference[];
}

function coded(code: string | number | null | undefined, description?: string | null): Coded[] {
  const text = String(code ?? '').trim();
  if (text) return [{ code: text, description: description?.trim() || text }];
  return description?.trim() ? [{ code: description.trim(), description: description.trim() }] : [];
}

/** Names are searched without case and accents, so the code of a name is the folded name. */
function named(name: string | null | undefined): Coded[] {
  const text = name?.trim();
  return text ? [{ code: foldText(text), description: text }] : [];
}

/** Default market of a company's titles, for feeds that do not state one. */
const homeMarkets = {
  USD: { code: hqnaDefaults.countryCode, description: 'North America' },
  GBP: { code: 'UK', description: 'United Kingdom' },
} as const satisfies Record<string, Coded>;

/** The house's code, with the words only where they are needed to understand it: they may name several languages. */
function languageOf({ hccpLanguageCode: code, productLanguage: words }: Partial<StoredSheet['subrights']>): Coded[] {
  if (!code?.trim()) return coded(words);
  return languageOfCode(code.trim()) || !languageOfName(words ?? '') ? coded(code) : coded(code, words);
}

const flagged = (flag: string | null | undefined): Coded[] => (flag === 'Y' ? coded('Y') : []);

/**
 * Numbers of earlier attributes, which stored titles may still have: 16 was that of contributors, who can be more than
 * an attribute has codes.
 */
export const retiredAttributeNumbers: readonly number[] = [16];

/**
 * All coded attributes by which titles can be found. Each pair of attribute and code is one integer term in the title's
 * row. Numbers are stored with titles and must never change or be used again: `npm run next-numbers` prints the next one.
 *
 * `codes` reads the codes from the fields of a title; codes that the feed sends replace them. Attributes without
 * `codes` have the codes of the feed only. The names of people (`isPerson`) are found in stored and in displayed order
 * (G-55). The codes of attributes with `isUnlisted` are not offered by selectors and suggestions. The codes of
 * attributes with `isLabelShown` are displayed with their labels in results, title bars and sheets (G-175). In-house
 * labels of the attribute `labelsOf` are also those of an attribute with the same codes. With `isLabelledByCompany` the
 * titles of each company label the codes (G-867). Codes with `isDerived` are computed: feeds do not send them.
 *
 * Codes of one attribute with the same label are one entry of selectors and are found together, because a feed may send
 * the words in place of the code, or a code of its own (G-204). Those of people are not, and of attributes with
 * `isFoundByCode`: series, whose codes are their names; BISAC codes, of which feeds state the words; refinements, whose
 * words recur under several subjects.
 */
export const searchAttributes = [
  {
    number: 1,
    name: 'companyCode',
    isUnlisted: true,
    isFoundByCode: true,
    codes: (title) => coded(title.companyCode, companyOf(title.companyCode).label),
  },
  {
    number: 2,
    name: 'salesMarketingCode',
    isLabelShown: true,
    codes: ({ bar }) => coded(bar.salesMarketingCode),
  },
  {
    number: 3,
    name: 'answerCode',
    isLabelShown: true,
    codes: ({ bar }) => coded(bar.answerCode),
  },
  { number: 4, name: 'bisac', isFoundByCode: true },
  { number: 5, name: 'bisacCategory', isFoundByCode: true },
  {
    number: 6,
    name: 'businessGroup',
    isLabelShown: true,
    codes: ({ bar }) => coded(bar.casBusinessUnit),
  },
  { number: 7, name: 'division', isLabelledByCompany: true, codes: ({ bar }) => coded(bar.tap, bar.divisionDesc) },
  { number: 8, name: 'category', isLabelledByCompany: true, codes: ({ bar }) => coded(bar.tar, bar.categoryDesc) },
  { number: 9, name: 'format', isLabelledByCompany: true, codes: ({ bar }) => coded(bar.tac, formatLabel(bar)) },
  { number: 10, name: 'imprint', isLabelledByCompany: true, codes: ({ bar }) => coded(bar.tas, bar.imprintDesc) },
  {
    number: 11,
    name: 'territory',
    isLabelShown: true,
    codes: ({ sheet }) => coded(sheet.subrights?.currentTerritoryCode),
  },
  {
    number: 12,
    name: 'sellingTerritory',
    codes: ({ sheet: { subrights } }) => [
      ...(subrights?.sellingTerritoriesList ?? []).flatMap((code) => coded(code)),
      ...notForSaleCodes(subrights?.notForSaleList ?? []),
    ],
  },
  { number: 13, name: 'editorialCategory', codes: ({ bar }) => coded(bar.editorialCategoryDesc) },
  { number: 14, name: 'editorialImprint', codes: ({ bar }) => coded(bar.editorialImprintDesc) },
  {
    number: 15,
    name: 'editor',
    isPerson: true,
    codes: ({ sheet }) => named(sheet.editorial?.editor),
  },
  {
    number: 17,
    name: 'marketingDirector',
    isPerson: true,
    codes: ({ sheet }) => named(sheet.marketing?.director),
  },
  {
    number: 18,
    name: 'marketingDirector2',
    isPerson: true,
    codes: ({ sheet }) => named(sheet.marketing?.director2),
  },
  { number: 19, name: 'pubSeason', isLabelShown: true, codes: ({ bar }) => coded(bar.pubSeason) },
  { number: 20, name: 'pubYear', codes: ({ bar }) => coded(bar.pubYear) },
  {
    number: 21,
    name: 'series',
    isFoundByCode: true,
    codes: ({ bar }) =>
      [
        bar.seriesName,
        ...(bar.furtherSeries ?? []).map((text) => parseFurtherSeries(text).name),
        bar.miniSeriesName,
      ].flatMap((name) => named(name)),
  },
  { number: 22, name: 'marketingSubject', isLabelShown: true },
  { number: 23, name: 'promoPeriod', isLabelShown: true },
  { number: 24, name: 'academicSubject', isLabelShown: true },
  { number: 25, name: 'academicSubjectRefine', isFoundByCode: true },
  { number: 26, name: 'award', isLabelShown: true },
  { number: 27, name: 'otherAward', isLabelShown: true },
  { number: 28, name: 'specialRelease', codes: ({ bar }) => coded(bar.pubOnSpecialDay) },
  { number: 29, name: 'childrenGenre' },
  { number: 30, name: 'childrenTopic', isFoundByCode: true },
  {
    number: 31,
    name: 'language',
    isLabelShown: true,
    codes: ({ sheet }) => languageOf(sheet.subrights ?? {}),
  },
  { number: 32, name: 'bibleTranslation', codes: ({ bar }) => named(bar.bibleTranslation) },
  { number: 33, name: 'redLetter', codes: ({ bar }) => flagged(bar.redLetter) },
  { number: 34, name: 'thumbIndexed', codes: ({ bar }) => flagged(bar.thumbIndexed) },
  { number: 35, name: 'fontSize', codes: ({ bar }) => coded(bar.fontSize) },
  { number: 36, name: 'ribbon', codes: ({ bar }) => coded(bar.ribbon) },
  { number: 37, name: 'formatColor', codes: ({ bar }) => coded(bar.formatColor) },
  { number: 38, name: 'formatOption', codes: ({ bar }) => coded(bar.formatOption) },
  { number: 39, name: 'formatType', codes: (title) => [formatType(title)] },
  { number: 40, name: 'country', codes: ({ companyCode }) => [homeMarkets[companyOf(companyCode).currency]] },
  {
    number: 41,
    name: 'zeroPrice',
    // The indicator, Y or N, of a title whose price is 0 (G-65).
    codes: ({ bar: { price, zeroPriceInd } }) => coded(zeroPricedText({ price, zeroPriceInd })?.at(-1)),
  },
  {
    number: 42,
    name: 'publicist',
    isUnlisted: true,
    isPerson: true,
    codes: ({ sheet }) => named(sheet.publicity?.publicist),
  },
  {
    number: 43,
    name: 'originalTerritory',
    isUnlisted: true,
    isLabelShown: true,
    labelsOf: 'territory',
    codes: ({ sheet }) => coded(sheet.subrights?.originalTerritoryCode),
  },
  { number: 44, name: 'editionType', codes: ({ bar }) => (bar.editionTypes ?? []).flatMap((words) => coded(words)) },
  { number: 45, name: 'publisher', codes: ({ bar, stored }) => named(bar.publisher ?? stored.publisher) },
  {
    number: 46,
    name: 'supplier',
    codes: ({ sheet }) => (sheet.subrights?.supply ?? []).flatMap(({ supplier }) => named(supplier)),
  },
  {
    number: 47,
    name: 'marketStatus',
    codes: ({ sheet }) =>
      (sheet.subrights?.supply ?? []).flatMap(({ marketStatus }) =>
        coded(marketStatus, marketStatusLabel(marketStatus)),
      ),
  },
  {
    number: 48,
    name: 'returns',
    codes: ({ sheet }) =>
      (sheet.subrights?.supply ?? []).flatMap(({ returns }) =>
        (returns ?? '').split('; ').flatMap((one) => coded(one, returnsWords(one))),
      ),
  },
  {
    number: 49,
    name: 'discountCode',
    codes: ({ sheet }) =>
      usedPrices(sheet.subrights?.prices ?? []).flatMap(({ discount }) =>
        discountCodes(discount).flatMap((one) => coded(one)),
      ),
  },
  {
    number: 50,
    name: 'salesRestriction',
    codes: ({ sheet }) =>
      (sheet.subrights?.salesRestrictions ?? []).flatMap(({ restriction }) =>
        coded(restriction, restrictionWords.get(restriction ?? '')),
      ),
  },
  {
    number: 55,
    name: 'editionStatement',
    isUnlisted: true,
    codes: ({ bar }) => named(bar.editionStatement),
  },
  {
    number: 56,
    name: 'relation',
    codes: ({ references = [] }) => references.flatMap(relationKinds),
  },
  { number: 57, name: 'tag', isFoundByCode: true, isDerived: true },
  ...countedAttributes,
] as const satisfies readonly {
  number: number;
  name: string;
  isPerson?: true;
  isUnlisted?: true;
  isLabelShown?: true;
  isLabelledByCompany?: true;
  isFoundByCode?: true;
  isDerived?: true;
  labelsOf?: string;
  codes?: (title: CodedTitle) => Coded[];
}[];

export type SearchAttribute = (typeof searchAttributes)[number];
export type SearchAttributeName = SearchAttribute['name'];

/** The names of the attributes whose codes feeds may send. */
export const sentAttributes = searchAttributes.filter((attribute) => !('isDerived' in attribute));

/** The codes of one title, by attribute. The description defaults to the code. */
export type TitleCodes = Partial<Record<SearchAttributeName, readonly Coded[]>>;

/** The attribute of a name. */
export const searchAttribute = (name: SearchAttributeName): SearchAttribute => byName(searchAttributes, name);

/** The attribute with this number, or undefined. */
export const findSearchAttribute = (number: number): SearchAttribute | undefined =>
  searchAttributes.find((attribute) => attribute.number === number);

/** The form in which a label is searched: folded, a person's name in both orders (G-55). */
export function searchedLabel(attribute: SearchAttribute, description: string): string {
  return 'isPerson' in attribute ? authorSearchText(description) : foldText(description);
}

/** Maximum number of codes of one attribute: the factor of the attribute's number in a term. */
export const codesPerAttribute = 65_536;

/** The term of an attribute's code. @param number of the code, as stored in the lookup */
export function termOf(attributeNumber: number, codeNumber: number): number {
  return attributeNumber * codesPerAttribute + codeNumber;
}

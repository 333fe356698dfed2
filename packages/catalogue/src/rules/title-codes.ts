import { companyOf } from '../companies.ts';
import { hqnaDefaults } from '../constants.ts';
import type { Coded, SearchAttributeName, TitleCodes } from '../search-attributes.ts';
import { foldText } from '../text/fold.ts';
import type { TitleRecord } from '../title-record.ts';

/** What codes are made of: the parts of a title's record that every feed fills. */
export type CodedTitle = Pick<TitleRecord, 'companyCode' | 'bar' | 'sheet' | 'stored' | 'codes'>;

function coded(code: string | number | null | undefined, description?: string | null): Coded[] {
  const text = String(code ?? '').trim();
  if (text) return [{ code: text, description: description?.trim() || text }];
  return description?.trim() ? [{ code: description.trim(), description: description.trim() }] : [];
}

/** A name is found whatever its case and accents are, so its code is the folded name. */
function named(name: string | null | undefined): Coded[] {
  const text = name?.trim();
  return text ? [{ code: foldText(text), description: text }] : [];
}

/** The market that a company sells in by itself; its titles are of it unless the feed says otherwise. */
const homeMarkets = {
  USD: { code: hqnaDefaults.countryCode, description: 'North America' },
  GBP: { code: 'UK', description: 'United Kingdom' },
} as const satisfies Record<string, Coded>;

const formatTypes = {
  print: { code: hqnaDefaults.formatType, description: 'Print' },
  digital: { code: 'E', description: 'Electronic' },
  audio: { code: 'A', description: 'Audio' },
} as const satisfies Record<string, Coded>;

function formatType({ bar, stored }: CodedTitle): Coded {
  if (bar.isAudio) return formatTypes.audio;
  return stored.printOrDigital === 'Digital' ? formatTypes.digital : formatTypes.print;
}

const flagged = (flag: string | null | undefined): Coded[] => (flag === 'Y' ? coded('Y') : []);

/** Where each attribute's codes stand in a title; an attribute that is absent here comes from the feed's own codes. */
const codesOf: Partial<Record<SearchAttributeName, (title: CodedTitle) => Coded[]>> = {
  companyCode: (title) => coded(title.companyCode, companyOf(title.companyCode).label),
  salesMarketingCode: ({ bar }) => coded(bar.salesMarketingCode),
  answerCode: ({ bar }) => coded(bar.answerCode),
  businessGroup: ({ bar }) => coded(bar.casBusinessUnit),
  division: ({ bar }) => coded(bar.tap, bar.divisionDesc),
  category: ({ bar }) => coded(bar.tar, bar.categoryDesc),
  format: ({ bar }) => coded(bar.tac, bar.formatDesc ?? bar.formatDescSRP5),
  imprint: ({ bar }) => coded(bar.tas, bar.imprintDesc),
  editorialImprint: ({ bar }) => coded(bar.editorialImprintDesc),
  editorialCategory: ({ bar }) => coded(bar.editorialCategoryDesc),
  territory: ({ sheet }) => coded(sheet.subrights?.currentTerritoryCode),
  sellingTerritory: ({ sheet }) => (sheet.subrights?.sellingTerritoriesList ?? []).flatMap((code) => coded(code)),
  editor: ({ sheet }) => named(sheet.editorial?.editor),
  illustrator: ({ bar }) => named(bar.author2),
  marketingDirector: ({ sheet }) => named(sheet.marketing?.director),
  marketingDirector2: ({ sheet }) => named(sheet.marketing?.director2),
  publicist: ({ sheet }) => named(sheet.publicity?.publicist),
  pubSeason: ({ bar }) => coded(bar.pubSeason),
  pubYear: ({ bar }) => coded(bar.pubYear),
  // HQNA's connected series are its miniseries where a title is of one.
  series: ({ bar }) => [...named(bar.seriesName), ...named(bar.miniSeriesName)],
  specialRelease: ({ bar }) => coded(bar.pubOnSpecialDay),
  language: ({ sheet }) => coded(sheet.subrights?.hccpLanguageCode ?? sheet.subrights?.productLanguage),
  bibleTranslation: ({ bar }) => named(bar.bibleTranslation),
  redLetter: ({ bar }) => flagged(bar.redLetter),
  thumbIndexed: ({ bar }) => flagged(bar.thumbIndexed),
  fontSize: ({ bar }) => coded(bar.fontSize),
  ribbon: ({ bar }) => coded(bar.ribbon),
  formatColor: ({ bar }) => coded(bar.formatColor),
  formatOption: ({ bar }) => coded(bar.formatOption),
  formatType: (title) => [formatType(title)],
  country: ({ companyCode }) => [homeMarkets[companyOf(companyCode).currency]],
  zeroPrice: ({ bar }) => (bar.price === 0 && bar.zeroPriceInd === 'Y' ? coded('Y') : []),
};

const codeSources = Object.entries(codesOf) as [SearchAttributeName, (title: CodedTitle) => Coded[]][];

/**
 * Every code that a title can be found by: those that stand in its fields, and over them those that the feed gave
 * itself . Takes a merged title; gives codes by attribute, without empty ones.
 */
export function titleCodes(title: CodedTitle): TitleCodes {
  const found: Partial<Record<SearchAttributeName, readonly Coded[]>> = {};
  for (const [name, codesIn] of codeSources) {
    const codes = codesIn(title);
    if (codes.length > 0) found[name] = codes;
  }
  for (const [name, codes] of Object.entries(title.codes))
    if (codes?.length) found[name as SearchAttributeName] = codes;
  return found;
}

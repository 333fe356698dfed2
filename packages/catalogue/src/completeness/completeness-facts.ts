import { companyOf } from '../companies.ts';
import { isIsbn13 } from '../isbn/isbn.ts';
import { required } from '../required.ts';
import { isAudioTitle } from '../rules/audio.ts';
import { isBible } from '../rules/bible.ts';
import { splitBisacCategory } from '../rules/bisac-category.ts';
import { hasCover } from '../rules/no-cover.ts';
import { fieldLabel, type SheetFieldPath } from '../title-field.ts';
import type { TitleRecord } from '../title-record.ts';

/** The parts of a merged record that determine its completeness. */
export type RatedTitle = Pick<TitleRecord, 'companyCode' | 'isbn' | 'bar' | 'sheet' | 'stored' | 'references'>;

/** Levels from lowest to highest; each one includes the lower ones (docs/decisions/0015-completeness.md). */
export type FactLevel = 'bronze' | 'silver' | 'gold';

/** A requirement of a completeness level. */
export interface CompletenessFact {
  /** Stored with titles, so it must never change or be used again. */
  readonly number: number;
  readonly level: FactLevel;
  readonly label: string;
  /** One of these fields is enough. Companies whose sheets have none of them are exempt. */
  readonly fields: readonly SheetFieldPath[];
  /** True for titles that need the fact. Absent: all titles need it. */
  readonly of?: (title: RatedTitle) => boolean;
  /** True for titles that have the fact without any of the fields. */
  readonly also?: (title: RatedTitle) => boolean;
  /** True for titles that have the fact, whatever the fields contain. */
  readonly is?: (title: RatedTitle) => boolean;
}

const isAudio = ({ bar }: RatedTitle) => isAudioTitle(bar);
const isDigital = ({ stored }: RatedTitle) => stored.printOrDigital === 'Digital';
const isOnPaper = (title: RatedTitle) => !isAudio(title) && !isDigital(title);
const isOnDiscs = (title: RatedTitle) => isAudio(title) && title.stored.printOrDigital === 'Print';
// Feeds without in-house codes identify a Bible by its translation.
const isOfScripture = ({ bar }: RatedTitle) => isBible({ tap: bar.tap, tar: bar.tar }) || Boolean(bar.bibleTranslation);
const hasAuthors = (title: RatedTitle) => !isOfScripture(title);
const isFree = ({ bar }: RatedTitle) => bar.price === 0 && bar.zeroPriceInd === 'Y';

// BISAC headings, or BISAC codes whose heading is unknown.
const CHILDRENS_SUBJECT = /^(?:juvenile|young adult|(?:juv|jnf|yaf|yan)\d)/i;

function isForChildren({ companyCode, bar }: RatedTitle): boolean {
  if (companyOf(companyCode).isForChildren) return true;
  const subjects = [bar.category, bar.category2, bar.category3].flatMap(splitBisacCategory);
  return subjects.some((text) => CHILDRENS_SUBJECT.test(text));
}

/** Searches each line from its first exception only, which keeps the time linear in the length of the text. */
const exceptsCanada = (text: string) =>
  text.split(/[\n\r]/).some((line) => {
    const at = line.search(/except/i);
    return at >= 0 && /canada/i.test(line.slice(at));
  });

const includesCanada = (territories: readonly string[]) =>
  territories.some((text) => (/^world/i.test(text) ? !exceptsCanada(text) : /canada|north america/i.test(text)));

/** A title without territories is sold in Canada. */
function isSoldInCanada({ sheet }: RatedTitle): boolean {
  const { sellingTerritoriesList, notForSaleList } = sheet.subrights ?? {};
  if (includesCanada(notForSaleList ?? [])) return false;
  return !sellingTerritoriesList?.length || includesCanada(sellingTerritoriesList);
}

/**
 * The facts that a title needs to be sold (bronze), selected (silver), and found and recommended (gold), according to
 * BIC Basic and the best practices of BISG and BookNet Canada for product metadata. After a change of this table the
 * completeness of all stored titles is computed again.
 */
const facts: readonly (Omit<CompletenessFact, 'label'> & { readonly label?: string })[] = [
  { number: 1, level: 'bronze', fields: ['bar.isbn'], also: ({ isbn }) => isIsbn13(isbn ?? '') },
  { number: 2, level: 'bronze', fields: ['bar.title'] },
  {
    number: 3,
    level: 'bronze',
    fields: ['bar.author1', 'bar.author2', 'bar.translator'],
    of: hasAuthors,
  },
  { number: 4, level: 'bronze', fields: ['bar.formatDesc', 'bar.formatDescSRP5'] },
  { number: 5, level: 'bronze', fields: ['bar.imprintDesc'] },
  { number: 6, level: 'bronze', fields: ['bar.onSaleDate', 'bar.pubDate'] },
  { number: 7, level: 'bronze', fields: ['bar.price', 'bar.ebAgencyPrice'], also: isFree },

  {
    number: 20,
    level: 'silver',
    fields: ['bar.category', 'bar.category2', 'bar.category3'],
  },
  {
    number: 21,
    level: 'silver',
    label: 'Description',
    fields: ['editorial.bookDescription', 'editorial.onixRetailerDescription'],
  },
  {
    number: 22,
    level: 'silver',
    label: 'Keynote or Tagline',
    fields: ['editorial.keynote', 'editorial.tagline', 'marketing.tagline'],
  },
  { number: 23, level: 'silver', fields: ['editorial.authorBio'], of: hasAuthors },
  {
    number: 24,
    level: 'silver',
    label: 'Cover',
    fields: ['bar.imageURL', 'bar.imageThumbnailURL'],
    // Most covers come from the cover service by ISBN (COVER-11), without an address in the record.
    is: ({ isbn, bar }) => hasCover(isbn, [bar.imageURL, bar.imageThumbnailURL]),
  },
  {
    number: 25,
    level: 'silver',
    fields: ['bar.canadianPrice'],
    of: (title) => !isFree(title) && isSoldInCanada(title),
  },
  { number: 26, level: 'silver', fields: ['bar.lowerAge'], of: isForChildren },
  { number: 27, level: 'silver', fields: ['bar.pageCount'], of: isOnPaper },
  { number: 28, level: 'silver', fields: ['bar.trimSize'], of: isOnPaper },
  { number: 29, level: 'silver', fields: ['bar.reader'], of: isAudio },
  { number: 30, level: 'silver', fields: ['bar.tapelength'], of: isAudio },
  { number: 31, level: 'silver', fields: ['bar.tapecount'], of: isOnDiscs },
  {
    number: 32,
    level: 'silver',
    fields: ['bar.bibleTranslation'],
    of: isOfScripture,
  },

  {
    number: 40,
    level: 'gold',
    label: 'Keywords',
    fields: ['editorial.offPageKeywords', 'marketing.keywords'],
  },
  {
    number: 41,
    level: 'gold',
    label: 'Sell Points or Comparisons',
    fields: ['editorial.sellPoints', 'editorial.internalSellPoints', 'sales.hccpCompetitive', 'sales.hccpTitleTrack'],
    also: ({ references }) => references.some(({ list }) => list === 'competitive' || list === 'titleTrack'),
  },
  {
    number: 42,
    level: 'gold',
    label: 'Quotes or Awards',
    fields: [
      'quotes.quotations',
      'quotes.harlequinQuotes',
      'quotes.hccpQuotes',
      'awards.bestsellers',
      'awards.authorAwards',
      'awards.artistAwards',
      'awards.hccpAwards',
    ],
  },
  {
    number: 43,
    level: 'gold',
    fields: ['subrights.sellingTerritoriesList', 'subrights.notForSaleList'],
  },
  {
    number: 44,
    level: 'gold',
    label: 'Language',
    fields: ['subrights.productLanguage', 'subrights.hccpLanguageCode'],
  },
  {
    number: 45,
    level: 'gold',
    fields: ['marketing.audience'],
    of: (title) => !isForChildren(title),
  },
  { number: 46, level: 'gold', fields: ['bar.booksPerCarton'], of: isOnPaper },
  { number: 47, level: 'gold', fields: ['bar.fontSize'], of: isOfScripture },
];

/** A fact without a label of its own has that of its first field. */
export const completenessFacts: readonly CompletenessFact[] = facts.map((fact) => ({
  ...fact,
  label: fact.label ?? fieldLabel(required(fact.fields[0], 'the first field of a fact')),
}));

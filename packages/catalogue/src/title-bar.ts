import type { FieldDefinition, RecordOf } from './field.ts';

/** Where the header bar shows a field; `link` fields drive links and rules and are not shown by themselves. */
export type BarPlace =
  | 'identity'
  | 'classification'
  | 'dates'
  | 'numbers'
  | 'prices'
  | 'make'
  | 'audio'
  | 'bible'
  | 'onix'
  | 'link';

export interface BarField extends FieldDefinition {
  readonly place: BarPlace;
  /** Shown inside the fact of another field: in brackets behind it, or as the other end of a range. */
  readonly inside?: { readonly of: string; readonly how: 'brackets' | 'range' };
  /** Currency of a price that is not in the title's own currency (decision G-167). */
  readonly currency?: 'USD' | 'CAD';
}

/**
 * The title bar (SHEET-180), in the order of the header bar, with the visibility matrix of
 * docs/requirements/decisions.md.
 */
export const titleBarFields = [
  { name: 'title', label: 'Title', type: 'text', shown: 'TCUQZB', place: 'identity', isRequired: true },
  { name: 'longSubtitle', label: 'Subtitle', type: 'text', shown: 'TCUQZB', place: 'identity' },
  { name: 'retailerVersion', label: 'Retailer Version', type: 'text', shown: 'Q', place: 'identity' },
  { name: 'author1', label: 'Author', type: 'name', shown: 'TCUQZB', place: 'identity' },
  {
    name: 'author2',
    label: 'Author 2',
    labels: { C: 'Illustrator / Author 2', B: 'Illustrator / Author 2' },
    type: 'name',
    shown: 'TCUQZB',
    place: 'identity',
  },
  { name: 'translator', label: 'Translator', type: 'name', shown: 'TCUB', place: 'identity' },
  { name: 'seriesName', label: 'Series', type: 'text', shown: 'TCUQZB', place: 'identity' },
  { name: 'volumeNumber', label: 'Volume', type: 'text', shown: 'TCUQZB', place: 'identity' },
  { name: 'miniSeriesName', label: 'Miniseries', type: 'text', shown: 'Q', place: 'identity' },
  { name: 'miniSeriesPubOrder', label: 'Publishing Order', type: 'integer', shown: 'Q', place: 'identity' },
  { name: 'miniSeriesTotalBook', label: 'Titles in Miniseries', type: 'integer', shown: 'Q', place: 'identity' },
  {
    name: 'reissueNo',
    label: 'Reissue',
    type: 'integer',
    shown: 'TCUQZB',
    when: 'reissue',
    place: 'identity',
    isRequired: true,
  },
  { name: 'salesMarketingCode', label: 'Sales & Marketing Code', type: 'text', shown: 'TCUQB', place: 'identity' },
  { name: 'answerCode', label: 'Answer Code', type: 'code', shown: 'Z', place: 'identity' },
  {
    name: 'pubOnSpecialDay',
    label: 'Special Release',
    type: 'code',
    shown: 'TCUB',
    when: 'present',
    place: 'identity',
  },

  { name: 'isbn', label: 'ISBN', type: 'code', shown: 'TCUQZB', place: 'numbers' },
  { name: 'isbn10', label: 'ISBN-10', type: 'code', shown: 'TCUQZB', place: 'numbers' },
  { name: 'ean', label: 'EAN', type: 'code', shown: 'TCUQZB', place: 'numbers' },
  { name: 'upc', label: 'UPC', type: 'code', shown: 'TCQZB', place: 'numbers' },

  { name: 'category', label: 'BISAC Category', type: 'text', shown: 'TCUQZB', place: 'classification' },
  { name: 'category2', label: 'Category 2', type: 'text', shown: 'TCUQZB', place: 'classification' },
  { name: 'category3', label: 'Category 3', type: 'text', shown: 'TCUQZB', place: 'classification' },
  { name: 'casBusinessUnit', label: 'Business Group', type: 'code', shown: 'TCB', place: 'classification' },
  { name: 'divisionDesc', label: 'Division', type: 'text', shown: 'TCUZB', place: 'classification' },
  { name: 'categoryDesc', label: 'Category', type: 'text', shown: 'TCUZB', place: 'classification' },
  { name: 'formatDesc', label: 'Format', type: 'text', shown: 'TCUZB', place: 'classification' },
  { name: 'formatDescSRP5', label: 'Format', type: 'text', shown: 'Q', place: 'classification' },
  { name: 'formatValue', label: 'Format Value', type: 'text', shown: 'TCUB', place: 'classification' },
  { name: 'imprintDesc', label: 'Imprint', type: 'text', shown: 'TCUQZB', place: 'classification' },
  { name: 'editorialImprintDesc', label: 'Editorial Imprint', type: 'text', shown: 'TCUQB', place: 'classification' },
  { name: 'editorialCategoryDesc', label: 'Editorial Category', type: 'text', shown: 'TCUB', place: 'classification' },
  {
    name: 'tap',
    label: 'TAP',
    type: 'code',
    shown: 'TCUZB',
    place: 'classification',
    inside: { of: 'divisionDesc', how: 'brackets' },
  },
  {
    name: 'tar',
    label: 'TAR',
    type: 'code',
    shown: 'TCUZB',
    place: 'classification',
    inside: { of: 'categoryDesc', how: 'brackets' },
  },
  {
    name: 'tac',
    label: 'TAC',
    type: 'code',
    shown: 'TCUZB',
    place: 'classification',
    inside: { of: 'formatDesc', how: 'brackets' },
  },
  {
    name: 'tas',
    label: 'TAS',
    type: 'code',
    shown: 'TCUZB',
    place: 'classification',
    inside: { of: 'imprintDesc', how: 'brackets' },
  },
  { name: 'tapDescription', label: 'TAP Description', type: 'text', shown: '', place: 'link' },

  { name: 'boundBookDate', label: 'Bound Book Date', type: 'date', shown: 'TCUZB', place: 'dates' },
  { name: 'releaseDate', label: 'Release Date', type: 'date', shown: 'TCUQZB', place: 'dates' },
  { name: 'onSaleDate', label: 'On Sale Date', type: 'date', shown: 'TCUQZB', place: 'dates' },
  {
    name: 'pubDate',
    label: 'Pub Date',
    labels: { Z: 'Publication Date' },
    type: 'date',
    shown: 'TCUQZB',
    place: 'dates',
  },
  { name: 'hccpSalesConfDate', label: 'Conference Date', type: 'date', shown: 'Z', place: 'dates' },
  { name: 'hccpNACDate', label: 'NAC Date', type: 'date', shown: 'Z', place: 'dates' },
  { name: 'pubSeason', label: 'Pub Season', type: 'code', shown: 'TCUQB', place: 'dates' },
  { name: 'pubYear', label: 'Pub Year', labels: { Q: 'Season Year' }, type: 'year', shown: 'TCUQB', place: 'dates' },

  { name: 'price', label: 'Price', type: 'money', shown: 'TCUQZB', place: 'prices' },
  { name: 'canadianPrice', label: 'Canadian Price', type: 'money', currency: 'CAD', shown: 'TCQZB', place: 'prices' },
  {
    name: 'ebAgencyPrice',
    label: 'Agency Price',
    type: 'money',
    currency: 'USD',
    shown: 'TCUQZB',
    when: 'present',
    place: 'prices',
  },
  {
    name: 'ebLibraryPrice',
    label: 'Library Price',
    type: 'money',
    currency: 'USD',
    shown: 'TCUQZB',
    when: 'present',
    place: 'prices',
  },
  { name: 'zeroPriceInd', label: 'Zero Priced', type: 'flag', shown: 'TCUQZB', when: 'zeroPriced', place: 'prices' },

  { name: 'firstPrintAnnounced', label: 'Ann. First Print', type: 'integer', shown: 'TCUQB', place: 'make' },
  { name: 'lowerAge', label: 'Ages', type: 'text', shown: 'CUQB', place: 'make' },
  {
    name: 'upperAge',
    label: 'Ages to',
    type: 'text',
    shown: 'CUQB',
    place: 'make',
    inside: { of: 'lowerAge', how: 'range' },
  },
  { name: 'readingLevel', label: 'Reading Level', type: 'text', shown: 'CB', place: 'make' },
  { name: 'trimSize', label: 'Trim Size', type: 'text', shown: 'TCUQZB', place: 'make' },
  { name: 'pageCount', label: 'Page Count', type: 'integer', shown: 'TCUQZB', place: 'make' },
  { name: 'booksPerCarton', label: 'Books per Carton', type: 'integer', shown: 'TCUQZB', place: 'make' },
  { name: 'illustrationNote', label: 'Illustrations', type: 'text', shown: 'TCUZB', place: 'make' },
  { name: 'prodindex', label: 'Index', type: 'text', shown: 'TCUB', place: 'make' },

  { name: 'reader', label: 'Reader', type: 'name', shown: 'TCUQZB', when: 'audio', place: 'audio' },
  { name: 'tapecount', label: 'Discs', type: 'integer', shown: 'TCUQZB', when: 'audio', place: 'audio' },
  { name: 'tapelength', label: 'Running Time', type: 'text', shown: 'TCUQZB', when: 'audio', place: 'audio' },

  { name: 'bibleTranslation', label: 'Bible Translation', type: 'text', shown: 'Z', when: 'bible', place: 'bible' },
  { name: 'redLetter', label: 'Red Letter', type: 'flag', shown: 'Z', when: 'bible', place: 'bible' },
  { name: 'thumbIndexed', label: 'Thumb-Indexed', type: 'flag', shown: 'Z', when: 'bible', place: 'bible' },
  { name: 'fontSize', label: 'Font Size', type: 'text', shown: 'Z', when: 'bible', place: 'bible' },
  { name: 'ribbon', label: 'Ribbon', type: 'text', shown: 'Z', when: 'bible', place: 'bible' },
  { name: 'formatColor', label: 'Format Color', type: 'text', shown: 'Z', when: 'bible', place: 'bible' },
  { name: 'formatOption', label: 'Format Option', type: 'text', shown: 'Z', when: 'bible', place: 'bible' },

  { name: 'excludedFromONIX', label: 'Excluded from ONIX', type: 'flag', shown: 'TCUZB', place: 'onix' },
  { name: 'exclusionDate', label: 'Exclusion Date', type: 'date', shown: 'TCUZB', place: 'onix' },
  { name: 'removedExclusionDate', label: 'Exclusion Removed', type: 'date', shown: 'TCUZB', place: 'onix' },
  { name: 'onixDate', label: 'ONIX Date', type: 'date', shown: 'TCUZB', place: 'onix' },

  { name: 'imageURL', label: 'Image', type: 'text', shown: '', place: 'link' },
  { name: 'imageThumbnailURL', label: 'Thumbnail', type: 'text', shown: '', place: 'link' },
  { name: 'isAudio', label: 'Audio', type: 'boolean', shown: '', place: 'link' },
  { name: 'productId', label: 'Product Id', type: 'integer', shown: '', place: 'link', isRequired: true },
  { name: 'companyCode', label: 'Company Code', type: 'code', shown: '', place: 'link', isRequired: true },
] as const satisfies readonly BarField[];

export type TitleBar = RecordOf<typeof titleBarFields>;

/** The smaller title bar , requested with `small=true` (G-119). */
export const smallTitleBarFields = [
  { name: 'tacDescription', type: 'text' },
  { name: 'casBusinessUnit', type: 'code' },
  { name: 'productId', type: 'integer', isRequired: true },
] as const;

export type SmallTitleBar = RecordOf<typeof smallTitleBarFields>;

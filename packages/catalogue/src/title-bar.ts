import type { FieldDefinition, RecordOf } from './field.ts';
import type { Currency } from './formatting/money.ts';
import {
  allButHccp,
  allButHqna,
  allButHqnaAndHccp,
  allButTradeAndHccp,
  allButUk,
  childrensAndUsborne,
  everyLayout,
  hccpOnly,
  hqnaOnly,
  mainDivision,
  noLayout,
} from './layouts.ts';

/** Group of the header bar that shows a field; `link` fields control links and rules and are not shown. */
export type BarGroup =
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

/**
 * Part of the header in which a field is shown instead of in the list of its group. `isbnLine`, `status` and `subjects`
 * are parts of the screen only; paper and files list their fields.
 */
export type HeaderPart = 'heading' | 'subtitle' | 'badge' | 'labelledBadge' | 'isbnLine' | 'status' | 'subjects';

export interface BarField extends FieldDefinition {
  readonly group: BarGroup;
  /** Renders a value that is not shown as it is stored (header-outline.ts). */
  readonly rendering?: 'bisacCategories' | 'reissueMark' | 'specialDay' | 'zeroPriced' | 'publisherStatus';
  readonly headerPart?: HeaderPart;
  /** Shown as part of another field: in brackets after it, or as the end of a range. */
  readonly partOf?: { readonly field: string; readonly as: 'brackets' | 'range' };
  /** Currency of a price that is not in the currency of the title (G-167). */
  readonly currency?: Currency;
}

const subjects = { group: 'classification', headerPart: 'subjects' } as const;
/** Subjects that publishers send beside BISAC. */
const publishersSubjects = { type: 'texts', shown: everyLayout, when: 'present', ...subjects } as const;

/** Fields of the title bar (SHEET-180), in the order of the header bar. */
export const titleBarFields = [
  {
    name: 'title',
    label: 'Title',
    type: 'text',
    shown: everyLayout,
    group: 'identity',
    headerPart: 'heading',
    isRequired: true,
  },
  {
    name: 'longSubtitle',
    label: 'Subtitle',
    type: 'text',
    shown: everyLayout,
    group: 'identity',
    headerPart: 'subtitle',
  },
  { name: 'retailerVersion', label: 'Retailer Version', type: 'text', shown: hqnaOnly, group: 'identity' },
  { name: 'author1', label: 'Author', type: 'name', shown: everyLayout, group: 'identity' },
  {
    name: 'author2',
    label: 'Author 2',
    labels: { C: 'Illustrator / Author 2', B: 'Illustrator / Author 2' },
    type: 'name',
    shown: everyLayout,
    group: 'identity',
  },
  { name: 'translator', label: 'Translator', type: 'name', shown: allButHqnaAndHccp, group: 'identity' },
  { name: 'seriesName', label: 'Series', type: 'text', shown: everyLayout, group: 'identity' },
  { name: 'volumeNumber', label: 'Volume', type: 'text', shown: everyLayout, group: 'identity' },
  {
    name: 'furtherSeries',
    label: 'Further Series',
    type: 'texts',
    shown: everyLayout,
    when: 'present',
    group: 'identity',
  },
  { name: 'miniSeriesName', label: 'Miniseries', type: 'text', shown: hqnaOnly, group: 'identity' },
  {
    name: 'miniSeriesPubOrder',
    label: 'Publishing Order',
    type: 'integer',
    isCount: true,
    shown: hqnaOnly,
    group: 'identity',
  },
  {
    name: 'miniSeriesTotalBook',
    label: 'Titles in Miniseries',
    type: 'integer',
    isCount: true,
    shown: hqnaOnly,
    group: 'identity',
  },
  {
    name: 'reissueNo',
    label: 'Reissue',
    type: 'integer',
    rendering: 'reissueMark',
    shown: everyLayout,
    when: 'reissue',
    group: 'identity',
    headerPart: 'labelledBadge',
    isRequired: true,
  },
  {
    name: 'salesMarketingCode',
    label: 'Sales & Marketing Code',
    type: 'text',
    shown: allButHccp,
    group: 'identity',
    headerPart: 'status',
  },
  { name: 'answerCode', label: 'Answer Code', type: 'code', shown: hccpOnly, group: 'identity' },
  {
    name: 'publishingStatus',
    label: 'Publishing Status',
    type: 'code',
    rendering: 'publisherStatus',
    shown: everyLayout,
    when: 'publisherStatus',
    group: 'identity',
  },
  {
    name: 'availability',
    label: 'Availability',
    type: 'code',
    rendering: 'publisherStatus',
    shown: everyLayout,
    when: 'publisherStatus',
    group: 'identity',
  },
  {
    name: 'pubOnSpecialDay',
    label: 'Special Release',
    type: 'code',
    rendering: 'specialDay',
    shown: everyLayout,
    when: 'present',
    group: 'identity',
    headerPart: 'badge',
  },

  { name: 'isbn', label: 'ISBN', type: 'code', shown: everyLayout, group: 'numbers', headerPart: 'isbnLine' },
  { name: 'isbn10', label: 'ISBN-10', type: 'code', shown: everyLayout, group: 'numbers', headerPart: 'isbnLine' },
  { name: 'ean', label: 'EAN', type: 'code', shown: everyLayout, group: 'numbers', headerPart: 'isbnLine' },
  { name: 'upc', label: 'UPC', type: 'code', shown: allButUk, group: 'numbers' },

  {
    name: 'category',
    label: 'BISAC Category',
    type: 'text',
    rendering: 'bisacCategories',
    shown: everyLayout,
    group: 'classification',
    headerPart: 'subjects',
  },
  { name: 'category2', label: 'Category 2', type: 'text', shown: everyLayout, ...subjects },
  { name: 'category3', label: 'Category 3', type: 'text', shown: everyLayout, ...subjects },
  { name: 'thema', label: 'Thema', ...publishersSubjects },
  { name: 'bic', label: 'BIC', ...publishersSubjects },
  { name: 'casBusinessUnit', label: 'Business Group', type: 'code', shown: mainDivision, group: 'classification' },
  { name: 'divisionDesc', label: 'Division', type: 'text', shown: allButHqna, group: 'classification' },
  { name: 'categoryDesc', label: 'Category', type: 'text', shown: allButHqna, group: 'classification' },
  { name: 'formatDesc', label: 'Format', type: 'text', shown: allButHqna, group: 'classification' },
  { name: 'formatDescSRP5', label: 'Format', type: 'text', shown: hqnaOnly, group: 'classification' },
  { name: 'formatValue', label: 'Format Value', type: 'text', shown: allButHqnaAndHccp, group: 'classification' },
  { name: 'imprintDesc', label: 'Imprint', type: 'text', shown: everyLayout, group: 'classification' },
  {
    name: 'editorialImprintDesc',
    label: 'Editorial Imprint',
    type: 'text',
    shown: allButHccp,
    group: 'classification',
  },
  {
    name: 'editorialCategoryDesc',
    label: 'Editorial Category',
    type: 'text',
    shown: allButHqnaAndHccp,
    group: 'classification',
  },
  {
    name: 'tap',
    label: 'TAP',
    type: 'code',
    shown: allButHqna,
    group: 'classification',
    partOf: { field: 'divisionDesc', as: 'brackets' },
  },
  {
    name: 'tar',
    label: 'TAR',
    type: 'code',
    shown: allButHqna,
    group: 'classification',
    partOf: { field: 'categoryDesc', as: 'brackets' },
  },
  {
    name: 'tac',
    label: 'TAC',
    type: 'code',
    shown: allButHqna,
    group: 'classification',
    partOf: { field: 'formatDesc', as: 'brackets' },
  },
  {
    name: 'tas',
    label: 'TAS',
    type: 'code',
    shown: allButHqna,
    group: 'classification',
    partOf: { field: 'imprintDesc', as: 'brackets' },
  },
  { name: 'tapDescription', label: 'TAP Description', type: 'text', shown: noLayout, group: 'link' },

  { name: 'boundBookDate', label: 'Bound Book Date', type: 'date', shown: allButHqna, group: 'dates' },
  { name: 'releaseDate', label: 'Release Date', type: 'date', shown: everyLayout, group: 'dates' },
  { name: 'onSaleDate', label: 'On Sale Date', type: 'date', shown: everyLayout, group: 'dates' },
  {
    name: 'pubDate',
    label: 'Pub Date',
    labels: { Z: 'Publication Date' },
    type: 'date',
    shown: everyLayout,
    group: 'dates',
  },
  { name: 'hccpSalesConfDate', label: 'Conference Date', type: 'date', shown: hccpOnly, group: 'dates' },
  { name: 'hccpNACDate', label: 'NAC Date', type: 'date', shown: hccpOnly, group: 'dates' },
  { name: 'pubSeason', label: 'Pub Season', type: 'code', shown: allButHccp, group: 'dates' },
  { name: 'pubYear', label: 'Pub Year', labels: { Q: 'Season Year' }, type: 'year', shown: allButHccp, group: 'dates' },

  { name: 'price', label: 'Price', type: 'money', isPrice: true, shown: everyLayout, group: 'prices' },
  {
    name: 'canadianPrice',
    label: 'Canadian Price',
    type: 'money',
    isPrice: true,
    currency: 'CAD',
    shown: allButUk,
    group: 'prices',
  },
  {
    name: 'ebAgencyPrice',
    label: 'Agency Price',
    type: 'money',
    isPrice: true,
    shown: everyLayout,
    when: 'present',
    group: 'prices',
  },
  {
    name: 'ebLibraryPrice',
    label: 'Library Price',
    type: 'money',
    isPrice: true,
    shown: everyLayout,
    when: 'present',
    group: 'prices',
  },
  {
    name: 'zeroPriceInd',
    label: 'Zero Priced',
    type: 'flag',
    rendering: 'zeroPriced',
    shown: everyLayout,
    when: 'zeroPriced',
    group: 'prices',
    headerPart: 'badge',
  },

  {
    name: 'firstPrintAnnounced',
    label: 'Ann. First Print',
    type: 'integer',
    isCount: true,
    shown: allButHccp,
    group: 'make',
  },
  { name: 'lowerAge', label: 'Ages', type: 'text', shown: allButTradeAndHccp, group: 'make' },
  {
    name: 'upperAge',
    label: 'Ages to',
    type: 'text',
    shown: allButTradeAndHccp,
    group: 'make',
    partOf: { field: 'lowerAge', as: 'range' },
  },
  { name: 'readingLevel', label: 'Reading Level', type: 'text', shown: childrensAndUsborne, group: 'make' },
  { name: 'trimSize', label: 'Trim Size', type: 'text', shown: everyLayout, group: 'make' },
  { name: 'pageCount', label: 'Page Count', type: 'integer', isCount: true, shown: everyLayout, group: 'make' },
  {
    name: 'booksPerCarton',
    label: 'Books per Carton',
    type: 'integer',
    isCount: true,
    shown: everyLayout,
    group: 'make',
  },
  { name: 'illustrationNote', label: 'Illustrations', type: 'text', shown: allButHqna, group: 'make' },
  { name: 'prodindex', label: 'Index', type: 'text', shown: allButHqnaAndHccp, group: 'make' },

  { name: 'reader', label: 'Reader', type: 'name', shown: everyLayout, when: 'audio', group: 'audio' },
  {
    name: 'tapecount',
    label: 'Discs',
    type: 'integer',
    isCount: true,
    shown: everyLayout,
    when: 'audio',
    group: 'audio',
  },
  { name: 'tapelength', label: 'Running Time', type: 'text', shown: everyLayout, when: 'audio', group: 'audio' },

  {
    name: 'bibleTranslation',
    label: 'Bible Translation',
    type: 'text',
    shown: hccpOnly,
    when: 'bible',
    group: 'bible',
  },
  { name: 'redLetter', label: 'Red Letter', type: 'flag', shown: hccpOnly, when: 'bible', group: 'bible' },
  { name: 'thumbIndexed', label: 'Thumb-Indexed', type: 'flag', shown: hccpOnly, when: 'bible', group: 'bible' },
  { name: 'fontSize', label: 'Font Size', type: 'text', shown: hccpOnly, when: 'bible', group: 'bible' },
  { name: 'ribbon', label: 'Ribbon', type: 'text', shown: hccpOnly, when: 'bible', group: 'bible' },
  { name: 'formatColor', label: 'Format Color', type: 'text', shown: hccpOnly, when: 'bible', group: 'bible' },
  { name: 'formatOption', label: 'Format Option', type: 'text', shown: hccpOnly, when: 'bible', group: 'bible' },

  { name: 'excludedFromONIX', label: 'Excluded from ONIX', type: 'flag', shown: allButHqna, group: 'onix' },
  { name: 'exclusionDate', label: 'Exclusion Date', type: 'date', shown: allButHqna, group: 'onix' },
  { name: 'removedExclusionDate', label: 'Exclusion Removed', type: 'date', shown: allButHqna, group: 'onix' },
  { name: 'onixDate', label: 'ONIX Date', type: 'date', shown: allButHqna, group: 'onix' },

  { name: 'imageURL', label: 'Image', type: 'text', shown: noLayout, group: 'link', isAddress: true },
  { name: 'imageThumbnailURL', label: 'Thumbnail', type: 'text', shown: noLayout, group: 'link', isAddress: true },
  { name: 'isAudio', label: 'Audio', type: 'boolean', shown: noLayout, group: 'link' },
  { name: 'productId', label: 'Product Id', type: 'integer', shown: noLayout, group: 'link', isRequired: true },
  { name: 'companyCode', label: 'Company Code', type: 'code', shown: noLayout, group: 'link', isRequired: true },
] as const satisfies readonly BarField[];

export type TitleBar = RecordOf<typeof titleBarFields>;

/** Members of a title bar that are not fields of a title. */
export interface TitleBarNotes {
  /** Present only for deleted titles, whose sheet shows a notice. */
  isDeleted?: true | undefined;
  /** Descriptions of the codes in the bar and the sheet, by field (rules/code-descriptions.ts); absent without any. */
  descriptions?: Readonly<Record<string, string>> | undefined;
}

/** Fields of the small title bar, requested with `small=true` (G-119). */
export const smallTitleBarFields = [
  { name: 'tacDescription', type: 'text' },
  { name: 'casBusinessUnit', type: 'code' },
  { name: 'productId', type: 'integer', isRequired: true },
] as const;

export type SmallTitleBar = RecordOf<typeof smallTitleBarFields>;

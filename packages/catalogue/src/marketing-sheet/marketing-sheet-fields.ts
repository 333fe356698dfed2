import { byName } from '../by-name.ts';
import { type CompanyCode, companyOf } from '../companies.ts';
import type { RecordOf } from '../field.ts';
import { childrensOnly } from '../layouts.ts';
import { marketing } from '../sheet/marketing.ts';
import type { FieldEntry, RowsEntry } from '../sheet/section.ts';
import type { TitleSheet } from '../sheet/sections.ts';
import type { TitleBar, TitleBarNotes } from '../title-bar.ts';

/** The data of a marketing sheet. */
export interface MarketingSource {
  bar: TitleBar & TitleBarNotes;
  sheet: Pick<TitleSheet, 'editorial' | 'marketing' | 'online' | 'publicity' | 'coopData'>;
  /** Names as stored. */
  artists: readonly string[];
}

/** A field of the marketing sheet, which is internal as a whole (G-424): how it is rendered, and which value of the title it has. */
export interface MarketingField extends Omit<FieldEntry, 'audience'> {
  readonly value: (source: MarketingSource) => unknown;
}

/** The second name of the title bar unless it is an artist's (CHMS-22). */
const secondAuthor = ({ bar, artists }: MarketingSource): string | null =>
  bar.author2 && artists.includes(bar.author2.trim()) ? null : bar.author2;

/** Facts of the title (CHMS-05 to CHMS-20). */
export const contentFields = [
  { as: 'fact', name: 'title', label: 'Title', type: 'text', shown: childrensOnly, value: ({ bar }) => bar.title },
  {
    as: 'fact',
    name: 'longSubtitle',
    label: 'Subtitle',
    type: 'text',
    shown: childrensOnly,
    value: ({ bar }) => bar.longSubtitle,
  },
  { as: 'fact', name: 'isbn13', label: 'ISBN', type: 'code', shown: childrensOnly, value: ({ bar }) => bar.isbn },
  { as: 'fact', name: 'isbn10', label: 'ISBN-10', type: 'code', shown: childrensOnly, value: ({ bar }) => bar.isbn10 },
  {
    as: 'fact',
    name: 'imprintDesc',
    label: 'Imprint',
    type: 'text',
    shown: childrensOnly,
    value: ({ bar }) => bar.imprintDesc,
  },
  {
    as: 'fact',
    name: 'formatDesc',
    label: 'Format',
    type: 'text',
    shown: childrensOnly,
    value: ({ bar }) => bar.formatDesc,
  },
  {
    as: 'fact',
    name: 'price',
    label: 'Price',
    type: 'money',
    shown: childrensOnly,
    value: ({ bar }) => bar.price,
  },
  {
    as: 'fact',
    name: 'pubSeason',
    label: 'Pub Season',
    type: 'text',
    shown: childrensOnly,
    value: ({ bar }) => bar.pubSeason,
  },
  {
    as: 'fact',
    name: 'pubYear',
    label: 'Pub Year',
    type: 'year',
    shown: childrensOnly,
    value: ({ bar }) => bar.pubYear,
  },
  {
    as: 'fact',
    name: 'releaseDate',
    label: 'Release Date',
    type: 'date',
    shown: childrensOnly,
    value: ({ bar }) => bar.releaseDate,
  },
  {
    as: 'fact',
    name: 'onSaleDate',
    label: 'On Sale Date',
    type: 'date',
    shown: childrensOnly,
    value: ({ bar }) => bar.onSaleDate,
  },
  {
    as: 'fact',
    name: 'editorialImprintDesc',
    label: 'Editorial Imprint',
    type: 'text',
    shown: childrensOnly,
    value: ({ bar }) => bar.editorialImprintDesc,
  },
  {
    as: 'fact',
    name: 'editorialCategoryDesc',
    label: 'Editorial Category',
    type: 'text',
    shown: childrensOnly,
    value: ({ bar }) => bar.editorialCategoryDesc,
  },
  {
    as: 'fact',
    name: 'editor1',
    label: 'Editor',
    type: 'name',
    shown: childrensOnly,
    value: ({ sheet }) => sheet.editorial.editor,
  },
  {
    as: 'fact',
    name: 'marketingDirector',
    label: 'Marketing Director',
    type: 'name',
    shown: childrensOnly,
    value: ({ sheet }) => sheet.marketing.director,
  },
  {
    as: 'fact',
    name: 'publicist',
    label: 'Publicist',
    type: 'name',
    shown: childrensOnly,
    value: ({ sheet }) => sheet.publicity.publicist,
  },
] as const satisfies readonly MarketingField[];

/** People in the form 'Last, First' (CHMS-21 to CHMS-25). */
export const authorFields = [
  { as: 'fact', name: 'auth1', label: 'Author', type: 'name', shown: childrensOnly, value: ({ bar }) => bar.author1 },
  {
    as: 'fact',
    name: 'auth2',
    label: 'Author 2',
    type: 'name',
    shown: childrensOnly,
    value: secondAuthor,
  },
  {
    as: 'fact',
    name: 'artist1',
    label: 'Artist',
    type: 'name',
    shown: childrensOnly,
    value: ({ artists }) => artists[0],
  },
  {
    as: 'fact',
    name: 'artist2',
    label: 'Artist 2',
    type: 'name',
    shown: childrensOnly,
    value: ({ artists }) => artists[1],
  },
] as const satisfies readonly MarketingField[];

/** Notes as rich text (CHMS-26 to CHMS-31); a published note has precedence over one in progress. */
export const noteFields = [
  {
    as: 'prose',
    name: 'prePublicationNote',
    label: 'Pre-publication',
    type: 'html',
    shown: childrensOnly,
    value: ({ sheet }) => sheet.marketing.wipPrePubl,
  },
  {
    as: 'prose',
    name: 'advertisingNote',
    label: 'Advertising',
    type: 'html',
    shown: childrensOnly,
    value: ({ sheet }) => sheet.marketing.advertising ?? sheet.marketing.wipAdverts,
  },
  {
    as: 'prose',
    name: 'promotionNote',
    label: 'Promotion',
    type: 'html',
    shown: childrensOnly,
    value: ({ sheet }) => sheet.marketing.promotion ?? sheet.marketing.wipPromo,
  },
  {
    as: 'prose',
    name: 'onlinePromotionNote',
    label: 'Online Promotion',
    type: 'html',
    shown: childrensOnly,
    value: ({ sheet }) => sheet.online.onlineMarketingCampaign,
  },
  {
    as: 'prose',
    name: 'publicityNote',
    label: 'Publicity',
    type: 'html',
    shown: childrensOnly,
    value: ({ sheet }) => sheet.publicity.campaign,
  },
  {
    as: 'prose',
    name: 'schoolAndLibraryMarketingNote',
    label: 'School and Library Marketing',
    type: 'html',
    shown: childrensOnly,
    value: ({ sheet }) => sheet.marketing.educational ?? sheet.marketing.wipEduMkt,
  },
] as const satisfies readonly MarketingField[];

const inStoreMaterials = byName(marketing.entries, 'inStoreMaterials');

/** Displays (CHMS-32 to CHMS-34), with the columns of the sheet's in-store materials. */
export const displays = {
  ...inStoreMaterials,
  name: 'marketingDisplays',
  label: 'Marketing Displays',
} satisfies RowsEntry;

type Rows<Entry> = Entry extends { columns: infer Columns extends RowsEntry['columns'] } ? RecordOf<Columns>[] : never;

/** A marketing sheet on the wire (CHMS-40). */
export interface MarketingSheet {
  productId: number;
  companyCode: CompanyCode;
  content: RecordOf<typeof contentFields>;
  author: RecordOf<typeof authorFields>;
  notes: RecordOf<typeof noteFields>;
  marketingDisplays: Rows<typeof inStoreMaterials>;
  publicity: TitleSheet['publicity']['info'];
  coopData: TitleSheet['coopData'];
  /** Descriptions of codes by the names of their fields, as in a title bar; absent without any. */
  descriptions?: TitleBarNotes['descriptions'];
}

const valuesOf = <Fields extends readonly MarketingField[]>(fields: Fields, source: MarketingSource) =>
  // The fields' functions read members of their types.
  Object.fromEntries(fields.map((field) => [field.name, field.value(source) ?? null])) as RecordOf<Fields>;

/** Composes the marketing sheet of a title from its bar and sheet. */
export function marketingSheetOf(source: MarketingSource): MarketingSheet {
  const { bar, sheet } = source;
  return {
    // A stored title has an id.
    productId: bar.productId!,
    companyCode: companyOf(bar.companyCode).code,
    content: valuesOf(contentFields, source),
    author: valuesOf(authorFields, source),
    notes: valuesOf(noteFields, source),
    marketingDisplays: sheet.marketing.inStoreMaterials,
    publicity: sheet.publicity.info,
    coopData: sheet.coopData,
    ...(bar.descriptions && { descriptions: bar.descriptions }),
  };
}

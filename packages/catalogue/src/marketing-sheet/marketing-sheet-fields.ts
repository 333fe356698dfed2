import { byName } from '../by-name.ts';
import { type CompanyCode, companyOf } from '../companies.ts';
import type { FieldType, RecordOf } from '../field.ts';
import { childrensOnly } from '../layouts.ts';
import { marketing } from '../sheet/marketing.ts';
import type { FieldEntry, RowsEntry } from '../sheet/section.ts';
import type { TitleSheet } from '../sheet/sections.ts';
import type { TitleBar, TitleBarNotes } from '../title-bar.ts';
import { fieldLabel, fieldReader, type TitleFieldPath } from '../title-field.ts';

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

/** A fact that is a field of the title, with its label and, unless another one is given, its value. */
const fact = <Name extends string, Type extends FieldType>(
  name: Name,
  path: TitleFieldPath,
  type: Type,
  value: MarketingField['value'] = fieldReader(path),
) => ({ as: 'fact', name, label: fieldLabel(path), type, shown: childrensOnly, value }) as const;

/** Facts of the title (CHMS-05 to CHMS-20). */
export const contentFields = [
  fact('title', 'bar.title', 'text'),
  fact('longSubtitle', 'bar.longSubtitle', 'text'),
  fact('isbn13', 'bar.isbn', 'code'),
  fact('isbn10', 'bar.isbn10', 'code'),
  fact('imprintDesc', 'bar.imprintDesc', 'text'),
  fact('formatDesc', 'bar.formatDesc', 'text'),
  fact('price', 'bar.price', 'money'),
  fact('pubSeason', 'bar.pubSeason', 'text'),
  fact('pubYear', 'bar.pubYear', 'year'),
  fact('releaseDate', 'bar.releaseDate', 'date'),
  fact('onSaleDate', 'bar.onSaleDate', 'date'),
  fact('editorialImprintDesc', 'bar.editorialImprintDesc', 'text'),
  fact('editorialCategoryDesc', 'bar.editorialCategoryDesc', 'text'),
  fact('editor1', 'editorial.editor', 'name'),
  fact('marketingDirector', 'marketing.director', 'name'),
  fact('publicist', 'publicity.publicist', 'name'),
] as const satisfies readonly MarketingField[];

/** People in the form 'Last, First' (CHMS-21 to CHMS-25). */
export const authorFields = [
  fact('auth1', 'bar.author1', 'name'),
  fact('auth2', 'bar.author2', 'name', secondAuthor),
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
    label: fieldLabel('marketing.advertising'),
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

import { pricesText } from '../rules/title-prices.ts';
import { fieldLabel } from '../title-field.ts';
import { fieldColumn } from './field-column.ts';
import type { ResultBlock, ResultTitle } from './result-field.ts';
import { sortedValues } from './sorted-values.ts';
import { supplyBlock } from './supply-block.ts';
import { teamBlock } from './team-block.ts';
import { bisacTexts, codeWithWords, descriptionsOf, listed } from './title-values.ts';

const bisac = (position: number) => (title: ResultTitle) => bisacTexts(title)[position - 1];

/** The fields of HCCP results (G-88). Choices are saved by `id`, which must never change or be used again. */
export const hccpBlocks: readonly ResultBlock[] = [
  {
    name: 'Basic',
    fields: [
      {
        id: 1,
        name: 'ISBN',
        label: fieldLabel('bar.isbn'),
        type: 'code',
        isStandard: true,
        isFixed: true,
        isSheetLink: true,
        width: 150,
        value: ({ bar }) => bar.isbn?.trim(),
      },
      fieldColumn('TITLE', 'bar.title', { id: 2, isStandard: true, isFixed: true, isBold: true, width: 300 }),
      fieldColumn('ISBN_10', 'bar.isbn10', { id: 3 }),
      fieldColumn('SUBTITLE', 'bar.longSubtitle', { id: 4, width: 240 }),
      fieldColumn('AUTHOR', 'bar.author1', { id: 5, isStandard: true, width: 190 }),
      fieldColumn('AUTHOR_2', 'bar.author2', { id: 6, width: 190 }),
      fieldColumn('SERIES', 'bar.seriesName', { id: 7, isStandard: true, width: 190 }),
      fieldColumn('VOLUME_NUMBER', 'bar.volumeNumber', { id: 8, label: 'Volume Number' }),
      {
        id: 9,
        name: 'ANSWER_CODE',
        label: fieldLabel('bar.answerCode'),
        isStandard: true,
        width: 168,
        value: (title) => codeWithWords(title, 'answerCode', sortedValues.answerCode(title)),
      },
      fieldColumn('EDITOR', 'editorial.editor', { id: 10, isStandard: true }),
      fieldColumn('PAGE_COUNT', 'bar.pageCount', { id: 11 }),
      fieldColumn('TRIM_SIZE', 'bar.trimSize', { id: 12 }),
      fieldColumn('CARTON_QTY', 'bar.booksPerCarton', { id: 13, label: 'Carton Qty' }),
      fieldColumn('UPC', 'bar.upc', { id: 14 }),
      fieldColumn('EAN', 'bar.ean', { id: 15 }),
      fieldColumn('AVAIL_STOCK', 'stored.availStock', { id: 16 }),
      fieldColumn('LTD_NET', 'stored.ltdNet', { id: 17 }),
    ],
  },
  {
    name: 'Dates',
    fields: [
      fieldColumn('PUBLICATION_DATE', 'bar.pubDate', {
        id: 20,
        label: 'Publication Date',
        isStandard: true,
        width: 120,
      }),
      fieldColumn('ON_SALE_DATE', 'bar.onSaleDate', { id: 21, isStandard: true }),
      fieldColumn('RELEASE_DATE', 'bar.releaseDate', { id: 22 }),
      fieldColumn('CONFERENCE_DATE', 'bar.hccpSalesConfDate', { id: 23, width: 120 }),
      fieldColumn('NAC_DATE', 'bar.hccpNACDate', { id: 24 }),
      fieldColumn('BOUND_BOOK_DATE', 'bar.boundBookDate', { id: 25, width: 124 }),
    ],
  },
  {
    name: 'Prices',
    fields: [
      fieldColumn('PRICE', 'bar.price', { id: 30, isStandard: true }),
      fieldColumn('CANADIAN_PRICE', 'bar.canadianPrice', { id: 31, currency: 'CAD', width: 116 }),
      fieldColumn('AGENCY_PRICE', 'bar.ebAgencyPrice', { id: 32, type: 'digitalPrice' }),
      fieldColumn('LIBRARY_PRICE', 'bar.ebLibraryPrice', { id: 33, type: 'digitalPrice' }),
      {
        id: 34,
        name: 'PRICES',
        label: 'All Prices',
        width: 280,
        value: ({ sheet }) => pricesText(sheet.subrights?.prices),
      },
    ],
  },
  {
    name: 'Classification',
    fields: [
      fieldColumn('DIVISION', 'bar.divisionDesc', { id: 40 }),
      fieldColumn('CATEGORY', 'bar.categoryDesc', { id: 41 }),
      {
        id: 42,
        name: 'FORMAT',
        label: fieldLabel('bar.formatDesc'),
        isStandard: true,
        value: sortedValues.format,
      },
      fieldColumn('IMPRINT', 'bar.imprintDesc', { id: 43, isStandard: true }),
      { id: 44, name: 'BISAC_1', label: 'BISAC 1', width: 200, value: bisac(1) },
      { id: 45, name: 'BISAC_2', label: 'BISAC 2', width: 200, value: bisac(2) },
      { id: 46, name: 'BISAC_3', label: 'BISAC 3', width: 200, value: bisac(3) },
      { id: 47, name: 'LANGUAGE', label: 'Language', value: (title) => descriptionsOf(title, 'language')[0] },
    ],
  },
  supplyBlock,
  teamBlock,
  {
    name: 'Bible',
    fields: [
      fieldColumn('BIBLE_TRANSLATION', 'bar.bibleTranslation', { id: 50, width: 180 }),
      fieldColumn('RED_LETTER', 'bar.redLetter', { id: 51, width: 92 }),
      fieldColumn('THUMB_INDEXED', 'bar.thumbIndexed', { id: 52, width: 116 }),
      fieldColumn('FONT_SIZE', 'bar.fontSize', { id: 53 }),
      fieldColumn('RIBBON', 'bar.ribbon', { id: 54 }),
      fieldColumn('FORMAT_COLOR', 'bar.formatColor', { id: 55 }),
      fieldColumn('FORMAT_OPTION', 'bar.formatOption', { id: 56 }),
    ],
  },
  {
    name: 'Marketing',
    fields: [
      fieldColumn('MARKETING_DIRECTOR', 'marketing.director', { id: 60 }),
      fieldColumn('PUBLICIST', 'publicity.publicist', { id: 61 }),
      fieldColumn('KEYNOTE', 'editorial.keynote', { id: 62, width: 280 }),
      {
        id: 63,
        name: 'TAGLINE',
        label: fieldLabel('editorial.tagline'),
        width: 240,
        value: ({ sheet }) => sheet.editorial?.tagline ?? sheet.marketing?.tagline,
      },
      {
        id: 64,
        name: 'AWARDS',
        label: 'Awards',
        type: 'texts',
        value: (title) => descriptionsOf(title, 'award', 'otherAward'),
      },
      {
        id: 65,
        name: 'KEYWORDS',
        label: fieldLabel('marketing.keywords'),
        type: 'texts',
        value: ({ sheet }) => listed(sheet.marketing?.keywords),
      },
      fieldColumn('RETAILER_DESCRIPTION', 'editorial.onixRetailerDescription', { id: 66 }),
      fieldColumn('AUTHOR_BIO', 'editorial.authorBio', { id: 67 }),
    ],
  },
  {
    name: 'Rights',
    fields: [fieldColumn('SELLING_TERRITORIES', 'subrights.sellingTerritoriesList', { id: 70 })],
  },
];

import { findCompany } from '../companies.ts';
import { pricesText } from '../rules/title-prices.ts';
import { fieldLabel } from '../title-field.ts';
import { fieldColumn } from './field-column.ts';
import type { ResultBlock, ResultTitle, RowMember } from './result-field.ts';
import { sortedValues } from './sorted-values.ts';
import { supplyBlock } from './supply-block.ts';
import { teamBlock } from './team-block.ts';
import { bisacTexts, codeWithWords, digitalFormat } from './title-values.ts';

const compliancePrice: RowMember = { name: 'COMPLIANCE_PRICE', value: ({ stored }) => stored.compliancePrice };
const complianceCanadianPrice: RowMember = {
  name: 'COMPLIANCE_CANADIAN_PRICE',
  value: ({ stored }) => stored.complianceCanadianPrice,
};
const bisac = (position: number) => (title: ResultTitle) => bisacTexts(title)[position - 1];

/** The three blocks of specifications of HarperCollins results (G-88). */
export const mainSpecsBlocks: readonly ResultBlock[] = [
  {
    name: 'Basic Specs 1',
    fields: [
      fieldColumn('ISBN', 'bar.isbn', { isStandard: true, isFixed: true, isSheetLink: true, width: 150 }),
      fieldColumn('TITLE', 'bar.title', { isStandard: true, isFixed: true, isBold: true, width: 300 }),
      { name: 'COMPANY', label: 'Company', value: ({ bar }) => findCompany(bar.companyCode)?.label ?? bar.companyCode },
      fieldColumn('ISBN_10', 'bar.isbn10'),
      fieldColumn('LONG_SUBTITLE', 'bar.longSubtitle', { width: 240 }),
      fieldColumn('AUTHOR_1', 'bar.author1', { isStandard: true, width: 190 }),
      fieldColumn('AUTHOR_2', 'bar.author2', { label: 'Illustrator/Author 2', width: 190 }),
      fieldColumn('SERIES_NAME', 'bar.seriesName', { width: 190 }),
      fieldColumn('VOLUME_NUMBER', 'bar.volumeNumber', { label: 'Volume Number' }),
      fieldColumn('REISSUE_NO', 'bar.reissueNo', { label: 'Reissue No.' }),
      fieldColumn('SALESMARKETINGCODE', 'bar.salesMarketingCode', { isStandard: true, width: 168 }),
      fieldColumn('PRINT_OR_DIGITAL', 'stored.printOrDigital'),
      fieldColumn('SUBFORMAT', 'stored.subformat'),
      {
        name: 'DIGITAL_FORMAT_SUBFORMAT',
        label: 'Digital Format/Subformat',
        value: ({ stored }) => digitalFormat(stored.printOrDigital, stored.subformat),
      },
    ],
  },
  {
    name: 'Basic Specs 2',
    fields: [
      {
        name: 'CAS_BUSINESS_UNIT',
        label: fieldLabel('bar.casBusinessUnit'),
        width: 168,
        value: (title) => codeWithWords(title, 'businessGroup', sortedValues.businessGroup(title)),
      },
      fieldColumn('DIVISION_VALUE', 'bar.divisionDesc'),
      fieldColumn('CATEGORY_VALUE', 'bar.categoryDesc'),
      {
        name: 'FORMAT_VALUE',
        label: fieldLabel('bar.formatDesc'),
        isStandard: true,
        value: sortedValues.format,
      },
      fieldColumn('IMPRINT_VALUE', 'bar.imprintDesc', { isStandard: true }),
      fieldColumn('EDITORIAL_CATEGORY', 'bar.editorialCategoryDesc'),
      fieldColumn('EDITORIAL_IMPRINT', 'bar.editorialImprintDesc'),
      { name: 'BISAC_1', label: 'BISAC 1', width: 200, value: bisac(1) },
      { name: 'BISAC_2', label: 'BISAC 2', width: 200, value: bisac(2) },
      { name: 'BISAC_3', label: 'BISAC 3', width: 200, value: bisac(3) },
      fieldColumn('PAGE_COUNT', 'bar.pageCount'),
      fieldColumn('TRIM_SIZE', 'bar.trimSize'),
      fieldColumn('CARTON_QTY', 'bar.booksPerCarton', { label: 'Carton Qty' }),
      fieldColumn('UPC', 'bar.upc'),
      fieldColumn('EAN', 'bar.ean'),
    ],
  },
  {
    name: 'Basic Specs 3',
    fields: [
      fieldColumn('RELEASE_DATE', 'bar.releaseDate'),
      fieldColumn('ON_SALE_DATE', 'bar.onSaleDate', { isStandard: true }),
      fieldColumn('PUB_DATE', 'bar.pubDate'),
      fieldColumn('BOUND_BOOK_DATE', 'bar.boundBookDate'),
      {
        name: 'PUB_SEASON',
        label: fieldLabel('bar.pubSeason'),
        value: (title) => codeWithWords(title, 'pubSeason', sortedValues.pubSeason(title)),
      },
      fieldColumn('PUB_YEAR', 'bar.pubYear'),
      fieldColumn('PRICE', 'bar.price', { isStandard: true, compliance: compliancePrice }),
      fieldColumn('CANADIAN_PRICE', 'bar.canadianPrice', {
        currency: 'CAD',
        width: 116,
        compliance: complianceCanadianPrice,
      }),
      fieldColumn('EBAGENCY', 'bar.ebAgencyPrice', { type: 'digitalPrice' }),
      fieldColumn('EBLIBRARY', 'bar.ebLibraryPrice', { type: 'digitalPrice' }),
      { name: 'PRICES', label: 'All Prices', width: 280, value: ({ sheet }) => pricesText(sheet.subrights?.prices) },
    ],
  },
  supplyBlock,
  teamBlock,
];

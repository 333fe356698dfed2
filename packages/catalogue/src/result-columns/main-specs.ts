import { findCompany } from '../companies.ts';
import { pricesText } from '../rules/title-prices.ts';
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
      {
        name: 'ISBN',
        label: 'ISBN',
        type: 'code',
        isStandard: true,
        isFixed: true,
        isSheetLink: true,
        width: 150,
        value: ({ bar }) => bar.isbn,
      },
      {
        name: 'TITLE',
        label: 'Title',
        isStandard: true,
        isFixed: true,
        isBold: true,
        width: 300,
        value: ({ bar }) => bar.title,
      },
      { name: 'COMPANY', label: 'Company', value: ({ bar }) => findCompany(bar.companyCode)?.label ?? bar.companyCode },
      { name: 'ISBN_10', label: 'ISBN-10', type: 'code', value: ({ bar }) => bar.isbn10 },
      { name: 'LONG_SUBTITLE', label: 'Subtitle', width: 240, value: ({ bar }) => bar.longSubtitle },
      { name: 'AUTHOR_1', label: 'Author', isStandard: true, width: 190, value: ({ bar }) => bar.author1 },
      { name: 'AUTHOR_2', label: 'Illustrator/Author 2', width: 190, value: sortedValues.author2 },
      { name: 'SERIES_NAME', label: 'Series', width: 190, value: sortedValues.series },
      { name: 'VOLUME_NUMBER', label: 'Volume Number', value: ({ bar }) => bar.volumeNumber },
      { name: 'REISSUE_NO', label: 'Reissue No.', type: 'integer', value: ({ bar }) => bar.reissueNo },
      {
        name: 'SALESMARKETINGCODE',
        label: 'Sales & Marketing Code',
        isStandard: true,
        width: 168,
        value: sortedValues.salesMarketingCode,
      },
      { name: 'PRINT_OR_DIGITAL', label: 'Print or Digital', value: ({ stored }) => stored.printOrDigital },
      { name: 'SUBFORMAT', label: 'Subformat', value: ({ stored }) => stored.subformat },
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
        label: 'Business Group',
        width: 168,
        value: (title) => codeWithWords(title, 'businessGroup', sortedValues.businessGroup(title)),
      },
      { name: 'DIVISION_VALUE', label: 'Division', value: sortedValues.division },
      { name: 'CATEGORY_VALUE', label: 'Category', value: sortedValues.category },
      {
        name: 'FORMAT_VALUE',
        label: 'Format',
        isStandard: true,
        value: sortedValues.format,
      },
      { name: 'IMPRINT_VALUE', label: 'Imprint', isStandard: true, value: sortedValues.imprint },
      { name: 'EDITORIAL_CATEGORY', label: 'Editorial Category', value: ({ bar }) => bar.editorialCategoryDesc },
      { name: 'EDITORIAL_IMPRINT', label: 'Editorial Imprint', value: ({ bar }) => bar.editorialImprintDesc },
      { name: 'BISAC_1', label: 'BISAC 1', width: 200, value: bisac(1) },
      { name: 'BISAC_2', label: 'BISAC 2', width: 200, value: bisac(2) },
      { name: 'BISAC_3', label: 'BISAC 3', width: 200, value: bisac(3) },
      { name: 'PAGE_COUNT', label: 'Page Count', type: 'integer', value: ({ bar }) => bar.pageCount },
      { name: 'TRIM_SIZE', label: 'Trim Size', value: ({ bar }) => bar.trimSize },
      { name: 'CARTON_QTY', label: 'Carton Qty', type: 'integer', value: ({ bar }) => bar.booksPerCarton },
      { name: 'UPC', label: 'UPC', type: 'code', value: ({ bar }) => bar.upc },
      { name: 'EAN', label: 'EAN', type: 'code', value: ({ bar }) => bar.ean },
    ],
  },
  {
    name: 'Basic Specs 3',
    fields: [
      { name: 'RELEASE_DATE', label: 'Release Date', type: 'date', value: ({ bar }) => bar.releaseDate },
      {
        name: 'ON_SALE_DATE',
        label: 'On Sale Date',
        type: 'date',
        isStandard: true,
        value: ({ bar }) => bar.onSaleDate,
      },
      { name: 'PUB_DATE', label: 'Pub Date', type: 'date', value: ({ bar }) => bar.pubDate },
      { name: 'BOUND_BOOK_DATE', label: 'Bound Book Date', type: 'date', value: ({ bar }) => bar.boundBookDate },
      {
        name: 'PUB_SEASON',
        label: 'Pub Season',
        value: (title) => codeWithWords(title, 'pubSeason', sortedValues.pubSeason(title)),
      },
      { name: 'PUB_YEAR', label: 'Pub Year', type: 'year', value: ({ bar }) => bar.pubYear },
      {
        name: 'PRICE',
        label: 'Price',
        type: 'money',
        isStandard: true,
        compliance: compliancePrice,
        value: ({ bar }) => bar.price,
      },
      {
        name: 'CANADIAN_PRICE',
        label: 'Canadian Price',
        type: 'money',
        currency: 'CAD',
        width: 116,
        compliance: complianceCanadianPrice,
        value: ({ bar }) => bar.canadianPrice,
      },
      { name: 'EBAGENCY', label: 'Agency Price', type: 'digitalPrice', value: ({ bar }) => bar.ebAgencyPrice },
      { name: 'EBLIBRARY', label: 'Library Price', type: 'digitalPrice', value: ({ bar }) => bar.ebLibraryPrice },
      { name: 'PRICES', label: 'All Prices', width: 280, value: ({ sheet }) => pricesText(sheet.subrights?.prices) },
    ],
  },
  supplyBlock,
  teamBlock,
];

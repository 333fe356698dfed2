import { pricesText } from '../rules/title-prices.ts';
import type { ResultBlock, ResultField, ResultTitle } from './result-field.ts';
import { sortedValues } from './sorted-values.ts';
import { supplyBlock } from './supply-block.ts';
import { teamBlock } from './team-block.ts';
import { bisacTexts, codeWithWords, descriptionsOr, listed } from './title-values.ts';

const positions = [1, 2, 3, 4] as const;

/** If the feed has both, codes and texts of a title's BISAC headings have the same order. */
function bisacText(title: ResultTitle, position: number): string | undefined {
  return (title.codes.bisac?.map(({ description }) => description) ?? bisacTexts(title))[position - 1];
}

const bisacs: readonly ResultField[] = [
  ...positions.map((position) => ({
    name: `Bisac_${position}`,
    label: `BISAC ${position}`,
    width: 200,
    value: (title: ResultTitle) => bisacText(title, position),
  })),
  ...positions.map((position) => ({
    name: `Bisac_${position}_Code`,
    label: `BISAC ${position} Code`,
    type: 'code' as const,
    value: ({ codes }: ResultTitle) => codes.bisac?.[position - 1]?.code,
  })),
];

/** The fields of HQNA results (GRID-069 to GRID-104, G-88), in the order of the screen, the grid and the file. */
export const hqnaBlocks: readonly ResultBlock[] = [
  {
    name: 'Basic Specs 1',
    fields: [
      {
        name: 'isbn',
        label: 'ISBN',
        type: 'code',
        isStandard: true,
        isFixed: true,
        isSheetLink: true,
        width: 150,
        value: ({ bar }) => bar.isbn,
      },
      {
        name: 'title',
        label: 'Title',
        isStandard: true,
        isFixed: true,
        isBold: true,
        width: 300,
        value: ({ bar }) => bar.title,
      },
      { name: 'ISBN_10', label: 'ISBN-10', type: 'code', value: ({ bar }) => bar.isbn10 },
      { name: 'Retailer_Version', label: 'Retailer Version', value: ({ bar }) => bar.retailerVersion },
      {
        name: 'Promotional_Subtitle',
        label: 'Promotional Subtitle',
        width: 240,
        value: ({ bar }) => bar.longSubtitle,
      },
      { name: 'author', label: 'Author', isStandard: true, width: 190, value: ({ bar }) => bar.author1 },
      {
        name: 'connectionName',
        label: 'Connected Series',
        width: 190,
        value: ({ bar }) => bar.miniSeriesName ?? bar.seriesName,
      },
      {
        name: 'Series_Number',
        label: 'Series Number',
        value: ({ bar }) => bar.volumeNumber ?? (bar.miniSeriesPubOrder === null ? null : `${bar.miniSeriesPubOrder}`),
      },
      { name: 'Product_Line_Name', label: 'Product Line', value: ({ bar }) => bar.editorialImprintDesc },
      {
        name: 'snMCode',
        label: 'Sales & Marketing Code',
        isStandard: true,
        width: 168,
        value: sortedValues.salesMarketingCode,
      },
    ],
  },
  {
    name: 'Basic Specs 2',
    fields: [
      { name: 'format', label: 'Format', isStandard: true, value: sortedValues.format },
      { name: 'srP5', label: 'SRP5', value: ({ bar }) => bar.formatDescSRP5 },
      { name: 'imprint', label: 'Imprint', isStandard: true, value: sortedValues.imprint },
      { name: 'spineCategory', label: 'Spine Category', value: sortedValues.category },
      ...bisacs,
      { name: 'cartonQuantity', label: 'Carton Quantity', type: 'integer', value: ({ bar }) => bar.booksPerCarton },
      { name: 'upc', label: 'UPC', type: 'code', value: ({ bar }) => bar.upc },
      { name: 'ean', label: 'EAN', type: 'code', value: ({ bar }) => bar.ean },
    ],
  },
  {
    name: 'Basic Specs 3',
    fields: [
      {
        name: 'releaseDate.JDEReleaseDate',
        label: 'Release Date',
        type: 'date',
        isStandard: true,
        sendName: 'Release_Date_JDE',
        value: ({ bar }) => bar.releaseDate,
      },
      { name: 'onSaleDate', label: 'On Sale Date', type: 'date', isStandard: true, value: ({ bar }) => bar.onSaleDate },
      { name: 'pubDate', label: 'Pub Date', type: 'date', value: ({ bar }) => bar.pubDate },
      {
        name: 'Bound_Galley_Date',
        label: 'Bound Galley Date',
        type: 'date',
        width: 132,
        value: ({ stored }) => stored.boundGalleyDate,
      },
      {
        name: 'MS_Due_by_Contract',
        label: 'MS Due by Contract',
        type: 'date',
        width: 140,
        value: ({ sheet }) => sheet.contracts?.msDueByContract,
      },
      {
        name: 'PubSeason_Desc',
        label: 'Pub Season',
        value: (title) => codeWithWords(title, 'pubSeason', title.bar.pubSeason ?? title.codes.pubSeason?.[0]?.code),
      },
      { name: 'seasonYear', label: 'Season Year', type: 'year', width: 104, value: ({ bar }) => bar.pubYear },
      {
        name: 'prices.USD',
        label: 'Price',
        type: 'money',
        isStandard: true,
        sendName: 'Price_USD',
        value: ({ bar }) => bar.price,
      },
      {
        name: 'prices.CAD',
        label: 'CA Price',
        type: 'money',
        currency: 'CAD',
        isStandard: true,
        sendName: 'Price_CAD',
        value: ({ bar }) => bar.canadianPrice,
      },
      { name: 'Agency_Price', label: 'Agency Price', type: 'digitalPrice', value: ({ bar }) => bar.ebAgencyPrice },
      {
        name: 'Agency_Price_CAD',
        label: 'Agency Price (CAD)',
        type: 'digitalPrice',
        currency: 'CAD',
        width: 132,
        value: ({ stored }) => stored.agencyPriceCad,
      },
      { name: 'Library_Price', label: 'Library Price', type: 'digitalPrice', value: ({ bar }) => bar.ebLibraryPrice },
      {
        name: 'Library_Price_CAD',
        label: 'Library Price (CAD)',
        type: 'digitalPrice',
        currency: 'CAD',
        width: 132,
        value: ({ stored }) => stored.libraryPriceCad,
      },
      {
        name: 'All_Prices',
        label: 'All Prices',
        width: 280,
        value: ({ sheet }) => pricesText(sheet.subrights?.prices),
      },
    ],
  },
  {
    name: 'Marketing',
    fields: [
      { name: 'marketingDirectors', label: 'Marketing Manager', value: ({ sheet }) => sheet.marketing?.director },
      { name: 'publicist', label: 'Publicist', value: ({ sheet }) => sheet.publicity?.publicist },
      { name: 'Publicist2', label: 'Publicist 2', value: ({ sheet }) => sheet.publicity?.publicist2 },
      {
        name: 'Marketing_Subject',
        label: 'Marketing Subject',
        width: 200,
        value: (title) => descriptionsOr(title, 'marketingSubject', title.sheet.marketing?.subjects).join(', ') || null,
      },
      {
        name: 'Promo_Period',
        label: 'Promo Period',
        width: 200,
        value: (title) => descriptionsOr(title, 'promoPeriod', title.sheet.marketing?.promoPeriods).join(', ') || null,
      },
      {
        name: 'keywords',
        label: 'Keywords',
        type: 'texts',
        isStandard: true,
        value: ({ sheet }) => listed(sheet.marketing?.keywords),
      },
      { name: 'onixAuthorBio', label: 'Author Bio', type: 'html', value: ({ sheet }) => sheet.editorial?.authorBio },
      { name: 'backCoverCopy', label: 'Back Cover Copy', type: 'html', value: ({ stored }) => stored.backCoverCopy },
      {
        name: 'Audio_Launch_Script',
        label: 'Audio Launch Script',
        type: 'html',
        value: ({ sheet }) => sheet.editorial?.edAuScript,
      },
      {
        name: 'Author_Residence',
        label: 'Author Residence',
        width: 180,
        value: ({ sheet }) => sheet.editorial?.authorResidence,
      },
    ],
  },
  supplyBlock,
  teamBlock,
  {
    name: 'Sales',
    fields: [
      { name: 'LTD_NET', label: 'LTD Net', type: 'integer', isStandard: true, value: ({ stored }) => stored.ltdNet },
      {
        name: 'TITAN_street_run',
        label: 'TITAN Street Run',
        type: 'integer',
        width: 132,
        value: ({ stored }) => stored.titanStreetRun,
      },
    ],
  },
  {
    name: 'Reading Level',
    fields: [
      { name: 'From_Age', label: 'From Age', width: 92, value: ({ bar }) => bar.lowerAge },
      { name: 'To_Age', label: 'To Age', width: 92, value: ({ bar }) => bar.upperAge },
    ],
  },
  {
    name: 'Sub Rights',
    fields: [
      {
        name: 'sellingTerritories',
        label: 'Selling Territories',
        type: 'texts',
        value: ({ sheet }) => sheet.subrights?.sellingTerritoriesList ?? [],
      },
    ],
  },
];

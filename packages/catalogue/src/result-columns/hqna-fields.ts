import { pricesText } from '../rules/title-prices.ts';
import { fieldLabel } from '../title-field.ts';
import { fieldColumn } from './field-column.ts';
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
      fieldColumn('isbn', 'bar.isbn', { isStandard: true, isFixed: true, isSheetLink: true, width: 150 }),
      fieldColumn('title', 'bar.title', { isStandard: true, isFixed: true, isBold: true, width: 300 }),
      fieldColumn('ISBN_10', 'bar.isbn10'),
      fieldColumn('Retailer_Version', 'bar.retailerVersion'),
      fieldColumn('Promotional_Subtitle', 'bar.longSubtitle', { label: 'Promotional Subtitle', width: 240 }),
      fieldColumn('author', 'bar.author1', { isStandard: true, width: 190 }),
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
      fieldColumn('Product_Line_Name', 'bar.editorialImprintDesc', { label: 'Product Line' }),
      fieldColumn('snMCode', 'bar.salesMarketingCode', { isStandard: true, width: 168 }),
    ],
  },
  {
    name: 'Basic Specs 2',
    fields: [
      { name: 'format', label: fieldLabel('bar.formatDesc'), isStandard: true, value: sortedValues.format },
      fieldColumn('srP5', 'bar.formatDescSRP5', { label: 'SRP5' }),
      fieldColumn('imprint', 'bar.imprintDesc', { isStandard: true }),
      fieldColumn('spineCategory', 'bar.categoryDesc', { label: 'Spine Category' }),
      ...bisacs,
      fieldColumn('cartonQuantity', 'bar.booksPerCarton', { label: 'Carton Quantity' }),
      fieldColumn('upc', 'bar.upc'),
      fieldColumn('ean', 'bar.ean'),
    ],
  },
  {
    name: 'Basic Specs 3',
    fields: [
      fieldColumn('releaseDate.JDEReleaseDate', 'bar.releaseDate', { isStandard: true, sendName: 'Release_Date_JDE' }),
      fieldColumn('onSaleDate', 'bar.onSaleDate', { isStandard: true }),
      fieldColumn('pubDate', 'bar.pubDate'),
      fieldColumn('Bound_Galley_Date', 'stored.boundGalleyDate', { width: 132 }),
      fieldColumn('MS_Due_by_Contract', 'contracts.msDueByContract', { label: 'MS Due by Contract', width: 140 }),
      {
        name: 'PubSeason_Desc',
        label: fieldLabel('bar.pubSeason'),
        value: (title) => codeWithWords(title, 'pubSeason', title.bar.pubSeason ?? title.codes.pubSeason?.[0]?.code),
      },
      fieldColumn('seasonYear', 'bar.pubYear', { label: 'Season Year', width: 104 }),
      fieldColumn('prices.USD', 'bar.price', { isStandard: true, sendName: 'Price_USD' }),
      fieldColumn('prices.CAD', 'bar.canadianPrice', {
        label: 'CA Price',
        currency: 'CAD',
        isStandard: true,
        sendName: 'Price_CAD',
      }),
      fieldColumn('Agency_Price', 'bar.ebAgencyPrice', { type: 'digitalPrice' }),
      fieldColumn('Agency_Price_CAD', 'stored.agencyPriceCad', { type: 'digitalPrice', currency: 'CAD', width: 132 }),
      fieldColumn('Library_Price', 'bar.ebLibraryPrice', { type: 'digitalPrice' }),
      fieldColumn('Library_Price_CAD', 'stored.libraryPriceCad', { type: 'digitalPrice', currency: 'CAD', width: 132 }),
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
      fieldColumn('marketingDirectors', 'marketing.director', { label: 'Marketing Manager' }),
      fieldColumn('publicist', 'publicity.publicist'),
      fieldColumn('Publicist2', 'publicity.publicist2'),
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
        label: fieldLabel('marketing.keywords'),
        type: 'texts',
        isStandard: true,
        value: ({ sheet }) => listed(sheet.marketing?.keywords),
      },
      fieldColumn('onixAuthorBio', 'editorial.authorBio'),
      fieldColumn('backCoverCopy', 'stored.backCoverCopy'),
      fieldColumn('Audio_Launch_Script', 'editorial.edAuScript', { label: 'Audio Launch Script' }),
      fieldColumn('Author_Residence', 'editorial.authorResidence', { width: 180 }),
    ],
  },
  supplyBlock,
  teamBlock,
  {
    name: 'Sales',
    fields: [
      fieldColumn('LTD_NET', 'stored.ltdNet', { isStandard: true }),
      fieldColumn('TITAN_street_run', 'stored.titanStreetRun', { width: 132 }),
    ],
  },
  {
    name: 'Reading Level',
    fields: [
      fieldColumn('From_Age', 'bar.lowerAge', { label: 'From Age', width: 92 }),
      fieldColumn('To_Age', 'bar.upperAge', { label: 'To Age', width: 92 }),
    ],
  },
  {
    name: 'Sub Rights',
    fields: [fieldColumn('sellingTerritories', 'subrights.sellingTerritoriesList')],
  },
];

import { mapBarPrices, mapScheduledPrices } from '../read/bar-prices.ts';
import { mapDates } from '../read/map-dates.ts';
import { mapBooksPerCarton, mapFirstPrint } from '../read/map-measures.ts';
import { mapAvailability } from '../read/map-statuses.ts';
import { mapSupply } from '../read/map-supply-terms.ts';
import { mapPromotion } from '../read/map-texts.ts';
import { mapPriceRows } from '../read/price-rows.ts';
import { writePrices } from '../write/prices.ts';
import {
  writeAvailability,
  writeBooksPerCarton,
  writeBoundBookDate,
  writeFirstPrint,
  writeMarketStatus,
  writeOnSaleDate,
  writePromotion,
  writeReleaseDate,
} from '../write/supply.ts';
import type { RecordFieldTable } from './onix-field.ts';

const precisionDoc = {
  elements: '`dateformat` of that date',
  old: '`DateFormat`, else the digits',
  rule: 'as stored.pubDateFormat',
};
const priceDoc = {
  elements: '`Price`',
  rule: 'see *Prices*',
  written:
    'types 01 (UK 02), 41 (UK 42), 01 for libraries; price and Canadian price keep the type that the feed stated (stored.priceTypes) if it is a retail type that is not confused with an agency price of the title; an agency price that is also the list price is written once; zero is free of charge only if zeroPriceInd is Y; no price is "to be announced"',
};

/** Dates, promotion and prices of the market. */
export const supplyFields = {
  'bar.onSaleDate': {
    blocks: ['ProductSupply', 'PublishingDetail'],
    read: (record) => mapDates(record).onSaleDate,
    write: writeOnSaleDate,
    lists: [163, 166, 55],
    doc: {
      elements:
        'embargo: `MarketDate`, `SupplyDate`, `PublishingDate` 02; else `MarketDate` 01; else pubDate if it is a day',
      old: '`OnSaleDate`, `MarketDate`',
    },
  },
  'stored.onSaleDateFormat': {
    blocks: ['ProductSupply', 'PublishingDetail'],
    read: (record) => mapDates(record).onSaleDateFormat,
    write: writeOnSaleDate,
    lists: [55],
    doc: precisionDoc,
  },
  'bar.pubOnSpecialDay': {
    blocks: ['ProductSupply', 'PublishingDetail'],
    read: (record) => (mapDates(record).hasEmbargo ? 'E' : undefined),
    write: writeOnSaleDate,
    lists: [163, 166],
    doc: { elements: "'E' if there is an embargo date" },
  },
  'bar.availability': {
    blocks: ['ProductSupply'],
    read: mapAvailability,
    write: writeAvailability,
    lists: [65, 54],
    doc: {
      elements: '`SupplyDetail/ProductAvailability`, the first of the market',
      old: 'the same, else `AvailabilityCode`',
      rule: 'as bar.publishingStatus; a code of list 54 keeps its own words',
      written:
        'list 65, also for the codes of list 54; else 40, 10, 21 or 20 by the market status, the day of sale (of the company) and the stock, else none; always with the supplier',
    },
  },
  'bar.releaseDate': {
    blocks: ['ProductSupply'],
    read: (record) => mapDates(record).releaseDate,
    write: writeReleaseDate,
    lists: [166, 55],
    doc: { elements: '`SupplyDate` 08', old: '`ExpectedShipDate`' },
  },
  'stored.releaseDateFormat': {
    blocks: ['ProductSupply'],
    read: (record) => mapDates(record).releaseDateFormat,
    write: writeReleaseDate,
    lists: [55],
    doc: precisionDoc,
  },
  'bar.boundBookDate': {
    blocks: ['ProductSupply', 'PublishingDetail'],
    read: (record) => mapDates(record).boundBookDate,
    write: writeBoundBookDate,
    lists: [166, 163, 55],
    doc: { elements: '`SupplyDate` 34, else `PublishingDate` 29', old: '–' },
  },
  'stored.boundBookDateFormat': {
    blocks: ['ProductSupply', 'PublishingDetail'],
    read: (record) => mapDates(record).boundBookDateFormat,
    write: writeBoundBookDate,
    lists: [55],
    doc: precisionDoc,
  },
  'bar.firstPrintAnnounced': {
    blocks: ['ProductSupply'],
    read: mapFirstPrint,
    write: writeFirstPrint,
    lists: [],
    doc: {
      elements: '`MarketPublishingDetail/InitialPrintRun`',
      old: '`InitialPrintRun`',
      rule: 'first number in the text',
    },
  },
  'marketing.promotion': {
    blocks: ['ProductSupply', 'PublishingDetail'],
    read: mapPromotion,
    write: writePromotion,
    lists: [],
    doc: { elements: '`MarketPublishingDetail/PromotionCampaign`', old: '`PromotionCampaign`' },
  },
  'bar.booksPerCarton': {
    blocks: ['ProductSupply'],
    read: mapBooksPerCarton,
    write: writeBooksPerCarton,
    lists: [],
    doc: { elements: '`SupplyDetail/PackQuantity`' },
  },
  'bar.price': {
    blocks: ['ProductSupply'],
    read: (record) => mapBarPrices(record).bar.price,
    write: writePrices,
    lists: [58, 59, 96, 173],
    doc: priceDoc,
  },
  'bar.canadianPrice': {
    blocks: ['ProductSupply'],
    read: (record) => mapBarPrices(record).bar.canadianPrice,
    write: writePrices,
    lists: [58, 59, 96, 173],
    doc: priceDoc,
  },
  'bar.zeroPriceInd': {
    blocks: ['ProductSupply'],
    read: (record) => mapBarPrices(record).bar.zeroPriceInd,
    write: writePrices,
    lists: [57],
    doc: { elements: "'Y' if the chosen price is 0 or free of charge (01)" },
  },
  'bar.ebAgencyPrice': {
    blocks: ['ProductSupply'],
    read: (record) => mapBarPrices(record).bar.ebAgencyPrice,
    write: writePrices,
    lists: [58],
    doc: { elements: '`Price` of types 41, 42', rule: 'e-books only' },
  },
  'bar.ebLibraryPrice': {
    blocks: ['ProductSupply'],
    read: (record) => mapBarPrices(record).bar.ebLibraryPrice,
    write: writePrices,
    lists: [59],
    doc: { elements: '`Price` with qualifiers 06, 10, 14, 15, 16', rule: 'e-books only' },
  },
  'subrights.prices': {
    blocks: ['ProductSupply'],
    read: mapPriceRows,
    write: writePrices,
    lists: [57, 58, 59, 62, 91, 96, 100, 173],
    doc: {
      elements: 'all `Price`s with `DiscountCoded`, `Tax`, `Territory` (else `Market`), `PriceDate`',
      old: 'all `Price`s with `TaxRateCode1` …, `CountryCode` (else `SupplyToCountry`), `PriceEffectiveFrom`, `PriceEffectiveUntil`',
      rule: 'also those of other currencies, types and markets, and those without a currency; equal ones of several suppliers once; see *Prices*',
      written: 'all prices of the table, if they give the prices of the title bar; else those of the title bar',
    },
  },
  'subrights.supply': {
    blocks: ['ProductSupply'],
    read: mapSupply,
    write: writeMarketStatus,
    lists: [53, 54, 65, 68, 93],
    doc: {
      elements:
        '`Market`, `MarketPublishingStatus`, `Supplier`, `ProductAvailability`, `ReturnsConditions`, `OrderQuantityMinimum`',
      old: '`SupplierName`, `SupplierRole`, `SupplyToCountry`, `AvailabilityCode`, `ReturnsCodeType`, `ReturnsCode`, `MarketRepresentation`',
      rule: "one row for each supplier of a market, those of the company's market first",
      written: 'the first row: its supplier, returns, minimum order and market status; the others are left out',
    },
  },
  'stored.priceTypes': {
    blocks: ['ProductSupply'],
    read: (record) => mapBarPrices(record).stored.priceTypes,
    write: writePrices,
    lists: [58],
    doc: { elements: '`PriceType` of price and Canadian price', rule: "'02; 01'" },
  },
  scheduledPrices: {
    blocks: ['ProductSupply'],
    read: mapScheduledPrices,
    write: writePrices,
    lists: [58, 59, 96, 173],
    doc: {
      elements: '`Price` of later periods',
      rule: 'see *Prices*',
      written: 'with their periods (`PriceDate` 14, 15), for titles from one feed alone',
    },
  },
} satisfies RecordFieldTable;

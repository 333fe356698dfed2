import { mapDates } from '../read/map-dates.ts';
import { mapImprintCodes } from '../read/map-imprint-code.ts';
import { mapPublishingStatus } from '../read/map-statuses.ts';
import { mapRestrictions } from '../read/map-supply-terms.ts';
import {
  mapPartsOfCountries,
  mapRightsCodes,
  mapRightsCountries,
  mapSalesRights,
  territoryNames,
} from '../read/map-territory.ts';
import { mapContact } from '../read/map-texts.ts';
import { originalPublisher } from '../read/original-publisher.ts';
import {
  writeContact,
  writeFurtherDates,
  writeImprint,
  writeOriginalPublisher,
  writePublicationDate,
  writePublisher,
  writePublishingStatus,
} from '../write/publishing.ts';
import { writeSalesRights } from '../write/selling-territory.ts';
import type { RecordFieldTable } from './onix-field.ts';

const territoryDoc = {
  elements: '`SalesRights`, `ROWSalesRightsType`',
  old: '`SalesRights`, `NotForSale`',
  written:
    '`SalesRights` and `ROWSalesRightsType` as the feed stated them (stored.salesRights), if they are the countries of the title; else its statements for countries of the title, 02 for the others that are for sale and 03 for those that are not',
};

/** Imprint, publishers, date of publication and territories. */
export const publishingFields = {
  'bar.imprintDesc': {
    blocks: ['PublishingDetail'],
    read: ({ names }) => names.imprint ?? names.publisher,
    write: writeImprint,
    lists: [],
    doc: {
      elements: '`Imprint/ImprintName`',
      old: 'the same, `NameCodeValue`',
      rule: 'the first composite with a name, else the publisher',
    },
  },
  'stored.imprintCodes': {
    blocks: ['PublishingDetail'],
    read: mapImprintCodes,
    write: writeImprint,
    lists: [44],
    doc: {
      elements: '`Imprint/ImprintIdentifier`',
      old: '`Imprint/NameCodeValue`',
      rule: "type and value, '01 HC'",
    },
  },
  'bar.publishingStatus': {
    blocks: ['PublishingDetail'],
    read: mapPublishingStatus,
    write: writePublishingStatus,
    lists: [64],
    doc: {
      elements: '`PublishingStatus`',
      rule: 'the code; the sheet shows its words if the house has no status, and warns if they contradict it',
    },
  },
  'stored.publisher': {
    blocks: ['PublishingDetail'],
    read: ({ names }) => names.publisher ?? names.imprint,
    write: writePublisher,
    lists: [45],
    doc: { elements: '`Publisher` role 01, else the first', rule: 'else the imprint' },
  },
  'bar.publisher': {
    blocks: ['PublishingDetail'],
    read: ({ names: { imprint, publisher } }) =>
      imprint !== undefined && publisher !== imprint ? publisher : undefined,
    write: writePublisher,
    lists: [45],
    doc: { elements: '`Publisher` role 01, else the first', rule: 'only where it is not the imprint' },
  },
  'editorial.originalPublisher': {
    blocks: ['PublishingDetail'],
    read: originalPublisher,
    write: writeOriginalPublisher,
    lists: [45],
    doc: { elements: '`Publisher` role 04', old: '`OriginalPublisher`' },
  },
  'bar.pubDate': {
    blocks: ['PublishingDetail', 'ProductSupply'],
    read: (record) => mapDates(record).pubDate,
    write: writePublicationDate,
    lists: [163, 55],
    doc: {
      elements: '`PublishingDate` 01, else `MarketDate` 01',
      old: '`PublicationDate`',
      rule: 'a week, month, quarter, season or year is shown as such and searched by its first day (all dates, G-804)',
      written:
        'as precise as the feed stated (stored.pubDateFormat and similar fields), if the date is the first day of the period',
    },
  },
  'bar.pubYear': {
    blocks: ['PublishingDetail', 'ProductSupply'],
    read: (record) => mapDates(record).pubYear,
    write: writePublicationDate,
    lists: [163],
    doc: { elements: 'year of pubDate, else `PublishingDate` 37', old: 'year of pubDate' },
  },
  'stored.pubDateFormat': {
    blocks: ['PublishingDetail', 'ProductSupply'],
    read: (record) => mapDates(record).pubDateFormat,
    write: writePublicationDate,
    lists: [55],
    doc: {
      elements: '`dateformat` of that date',
      old: '`DateFormat`, else the digits',
      rule: "only if the date is less precise than a day: '01' for a month",
    },
  },
  'bar.furtherDates': {
    blocks: ['PublishingDetail', 'ProductSupply'],
    read: (record) => mapDates(record).furtherDates,
    write: writeFurtherDates,
    lists: [163, 55],
    doc: {
      elements: '`MarketDate`, else `PublishingDate` 09, 10, 11, 12, 13, 23',
      old: '`AnnouncementDate`, `TradeAnnouncementDate`, `YearFirstPublished`, `OutOfPrintDate`',
      rule: "role and day, month or year, '11 1995'; a week, quarter or season by its first day and length, '09 2027-07-01/P3M'",
      written: '`PublishingDate`',
    },
  },
  'marketing.contact': {
    blocks: ['ProductSupply', 'PublishingDetail'],
    read: mapContact,
    write: writeContact,
    lists: [198],
    doc: { elements: '`ProductContact` 02, 03, else `PromotionContact`', old: '`PromotionContact`' },
  },
  'subrights.sellingTerritoriesList': {
    blocks: ['PublishingDetail'],
    read: (record) => territoryNames(mapRightsCountries(record).forSale),
    write: writeSalesRights,
    lists: [46, 91, 49],
    doc: {
      ...territoryDoc,
      rule: "01, 02, 07, 08 for sale; 03 to 06 not, which takes precedence; 'World', 'World except …' or names",
    },
  },
  'subrights.notForSaleList': {
    blocks: ['PublishingDetail'],
    read: (record) => territoryNames(mapRightsCountries(record).notForSale),
    write: writeSalesRights,
    lists: [46, 91, 49],
    doc: { ...territoryDoc, rule: '03 to 06, also of the rest of the world; names as of those for sale' },
  },
  'codes.sellingTerritory': {
    blocks: ['PublishingDetail'],
    read: (record) => {
      const codes = mapRightsCodes(record);
      return codes.length > 0 ? codes : undefined;
    },
    write: writeSalesRights,
    lists: [46, 91, 49],
    doc: {
      ...territoryDoc,
      rule: "the codes of these countries, for searches; '-FR' for a country in which the title is not for sale",
    },
  },
  'subrights.partsOfCountries': {
    blocks: ['PublishingDetail'],
    read: mapPartsOfCountries,
    lists: [46, 49],
    doc: {
      elements: '`SalesRights`',
      rule: "parts of countries that the statements include or exclude: 'For sale: Québec, Canada'; they do not change the rights of the country",
    },
  },
  'subrights.salesRestrictions': {
    blocks: ['PublishingDetail', 'ProductSupply'],
    read: mapRestrictions,
    write: writeSalesRights,
    lists: [71],
    doc: {
      elements: '`SalesRestriction` of `PublishingDetail`, `SalesRights`, `Market`',
      old: '`SalesRestriction`',
      rule: 'with outlets, notes, days and the countries of the statement',
      written:
        '`SalesRestriction` of the sales rights of the same countries, else of the first ones for sale; for titles without sales rights only in 3.0',
    },
  },
  'stored.salesRights': {
    blocks: ['PublishingDetail'],
    read: mapSalesRights,
    write: writeSalesRights,
    lists: [46, 91, 49],
    doc: {
      ...territoryDoc,
      rule: "types and territories in the order of the feed, '01 US CA; 02 WORLD except GB-SCT; 03 ROW'",
    },
  },
} satisfies RecordFieldTable;

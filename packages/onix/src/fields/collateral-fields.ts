import { allButHqnaAndHccp, hccpOnly, hqnaOnly } from '@titlenet/catalogue/layouts';
import { mapPictures } from '../read/map-pictures.ts';
import { mapPrizes } from '../read/map-prizes.ts';
import { mapHtmlQuotes, mapQuotes } from '../read/map-quotes.ts';
import { mapTexts } from '../read/map-texts.ts';
import { writeContributors } from '../write/contributors.ts';
import { writeCover } from '../write/pictures.ts';
import { writeTitleAwards } from '../write/prizes.ts';
import { writeHarlequinQuotes, writeHccpQuotes, writeQuotations } from '../write/quotes.ts';
import {
  writeDescriptions,
  writeEducational,
  writeInternalSellPoints,
  writeSellPoints,
  writeTagline,
} from '../write/texts.ts';
import type { RecordFieldTable } from './onix-field.ts';
import { textFields } from './text-fields.ts';

const taglineDoc = {
  elements: 'text 10, plain',
  old: '09',
  written: 'text 10; the editorial tagline takes precedence',
};
const quotesDoc = { elements: 'texts 06 to 09', old: '05 to 08, 10, 30, `ReviewQuote`' };
const htmlQuotesDoc = { ...quotesDoc, rule: 'as HTML, the source escaped in a trailing `<cite>`' };

const allDoc = { rule: 'all texts of these types, each once' };

/** Texts, quotes, pictures and awards. */
export const collateralFields = {
  ...textFields({
    'editorial.tableOfContents': { types: { new: ['04'], old: ['04'] }, isHtml: true, hasAll: true, doc: allDoc },
    'editorial.excerpt': { types: { new: ['14'], old: ['23', '24'] }, isHtml: true, hasAll: true, doc: allDoc },
    'editorial.keynote': { types: { new: ['02'], old: ['02'] }, doc: { old: '02, `Annotation`' } },
  }),
  'editorial.tagline': {
    blocks: ['CollateralDetail'],
    read: (record) => mapTexts(record).tagline,
    write: writeTagline,
    lists: [153, 33],
    doc: taglineDoc,
  },
  'marketing.tagline': {
    blocks: ['CollateralDetail'],
    read: (record) => mapTexts(record).tagline,
    write: writeTagline,
    lists: [153, 33],
    doc: taglineDoc,
  },
  'editorial.bookDescription': {
    blocks: ['CollateralDetail'],
    read: (record) => mapTexts(record).bookDescription,
    write: writeDescriptions,
    lists: [153, 154, 33],
    doc: {
      elements: 'text 05, 27, else 03',
      old: '18, 17, else 01, 03, `MainDescription`',
      written: 'text 05 if it differs from the retailer description',
    },
  },
  'editorial.onixRetailerDescription': {
    blocks: ['CollateralDetail'],
    read: (record) => mapTexts(record).onixRetailerDescription,
    write: writeDescriptions,
    lists: [153, 154, 33],
    doc: { elements: 'text 03, else 05, 27', old: '01, 03, `MainDescription`, else 18, 17', written: 'text 03' },
  },
  'editorial.sellPoints': {
    blocks: ['CollateralDetail'],
    read: (record) => mapTexts(record).sellPoints,
    write: writeSellPoints,
    lists: [153, 154, 33],
    doc: { elements: 'text 11, 18, 37', old: '19, 20, 35' },
  },
  'editorial.internalSellPoints': {
    blocks: ['CollateralDetail'],
    read: (record) => mapTexts(record).internalSellPoints,
    write: writeInternalSellPoints,
    lists: [153, 154, 33],
    doc: { elements: 'text 11, 18, 37 for audiences 01, 02 only', old: '25', written: 'text 11 for audience 01' },
  },
  'marketing.educational': {
    blocks: ['CollateralDetail'],
    read: (record) => mapTexts(record).educational,
    write: writeEducational,
    lists: [153, 154, 33],
    doc: { elements: 'any text for audience 05 only', old: '28, 14', written: 'text 01 for audience 05' },
  },
  'quotes.quotations': {
    blocks: ['CollateralDetail'],
    read: (record) => nonEmpty(mapQuotes(record)),
    write: writeQuotations,
    lists: [153, 33],
    layouts: allButHqnaAndHccp,
    doc: {
      ...quotesDoc,
      rule: "linkName: 'This Title', 'Previous Edition', 'Previous Work'; source: author, body, publication; the same words from one source count once",
      written: 'texts 06 to 08; speaker, publication and title in author, body and source',
    },
  },
  'quotes.harlequinQuotes': {
    blocks: ['CollateralDetail'],
    read: (record) => nonEmpty(mapHtmlQuotes(record)),
    write: writeHarlequinQuotes,
    lists: [153, 33],
    layouts: hqnaOnly,
    doc: htmlQuotesDoc,
  },
  'quotes.hccpQuotes': {
    blocks: ['CollateralDetail'],
    read: (record) => nonEmpty(mapHtmlQuotes(record)),
    write: writeHccpQuotes,
    lists: [153, 33],
    layouts: hccpOnly,
    doc: htmlQuotesDoc,
  },
  'awards.authorAwards': {
    blocks: ['DescriptiveDetail', 'CollateralDetail'],
    read: (record) => mapPrizes(record).authorAwards,
    write: writeTitleAwards,
    lists: [41],
    doc: {
      elements: '`Prize` of the title and of contributors who are not artists',
      old: 'the same, `PrizesDescription`',
      rule: '`PrizeStatement`, else name, year, achievement',
      written: 'one `Prize` for each item of the list, with its words as `PrizeStatement`',
    },
  },
  'awards.artistAwards': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapPrizes(record).artistAwards,
    write: writeContributors,
    lists: [41],
    doc: {
      elements: '`Contributor/Prize` of artists',
      written: 'one `Prize` for each item of the list, with its words as `PrizeStatement`',
    },
  },
  'awards.hccpAwards': {
    blocks: ['DescriptiveDetail', 'CollateralDetail'],
    read: (record) => mapPrizes(record).hccpAwards,
    write: writeTitleAwards,
    lists: [41],
    doc: {
      elements: 'all of these prizes',
      written: 'one `Prize` for each item of the list, with its words as `PrizeStatement`',
    },
  },
  'bar.imageURL': {
    blocks: ['CollateralDetail'],
    read: (record) => mapPictures(record).cover,
    write: writeCover,
    lists: [158, 159, 38],
    doc: {
      elements: '`SupportingResource` 01, the largest',
      old: '`MediaFile` 06, 04, 05, 03, `CoverImageLink`',
      rule: 'http(s) only; a blank in an address becomes %20',
      written: '`SupportingResource` 01; blanks in the address as %20',
    },
  },
  'bar.imageThumbnailURL': {
    blocks: ['CollateralDetail'],
    read: (record) => mapPictures(record).thumbnail ?? mapPictures(record).cover,
    write: writeCover,
    lists: [158, 159, 38],
    doc: {
      elements: '`SupportingResource` 27',
      old: '`MediaFile` 07',
      rule: 'else the cover',
      written: '`SupportingResource` 27 if it differs from the cover',
    },
  },
} satisfies RecordFieldTable;

const nonEmpty = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);

import { mapSentTime } from '../read/map-sent-time.ts';
import { mapNumbers } from '../read/product-numbers.ts';
import { writeIdentifiers } from '../write/identifiers.ts';
import type { RecordFieldTable } from './onix-field.ts';

const isbnDoc = {
  elements: '`ProductIdentifier` 15, else 03, else 02',
  old: 'the same, `ISBN`, `EAN13`',
  rule: 'the other form is computed, also of an ISBN-10 in a field for thirteen digits; blanks and hyphens are dropped; a number with a wrong check digit is kept, another one left out, both with a warning',
};

/** Fields outside the blocks: the numbers of a title and the date of its record. */
export const identifierFields = {
  isbn: {
    blocks: [],
    read: (record) => mapNumbers(record).isbn13,
    write: writeIdentifiers,
    lists: [5],
    doc: isbnDoc,
  },
  'bar.isbn10': { blocks: [], read: (record) => mapNumbers(record).isbn10, lists: [5], doc: isbnDoc },
  'bar.ean': {
    blocks: [],
    read: (record) => mapNumbers(record).gtin13,
    write: writeIdentifiers,
    lists: [5],
    doc: {
      elements: '`ProductIdentifier` 03, 14',
      old: 'the same, `EAN13`',
      rule: 'else the ISBN-13; a UPC gets a zero; searched beside the ISBN',
      written: '`ProductIdentifier` 03; of a title without an ISBN the number that identifies it, else its UPC',
    },
  },
  'bar.upc': {
    blocks: [],
    read: (record) => mapNumbers(record).upc,
    write: writeIdentifiers,
    lists: [5],
    doc: {
      elements: '`ProductIdentifier` 04, 30',
      old: 'the same, `UPC`',
      rule: 'digits only, without the zeros of a GTIN; the first 12 are searched beside the ISBN',
      written: '`ProductIdentifier` 04, with the five digits of a price 30',
    },
  },
  // Written as an attribute of the product, not as an element.
  'bar.onixDate': {
    blocks: [],
    read: (record) => mapSentTime(record).sentAt,
    lists: [],
    doc: {
      elements: "attribute `datestamp` of the product, else the message's `SentDateTime`",
      rule: 'in UTC, never later than the receipt',
    },
  },
} satisfies RecordFieldTable;

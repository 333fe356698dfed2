import type { RecordOf } from './field.ts';

/**
 * What a feed may send about a related title, named as in the title's own record. It is shown if the catalogue does not
 * have the title.
 */
export const knownEditionFields = [
  { name: 'title', type: 'text' },
  { name: 'author', type: 'name' },
  { name: 'format', type: 'text' },
  { name: 'source', type: 'text' },
  { name: 'onSaleDate', type: 'date' },
  { name: 'releaseDate', type: 'date' },
  { name: 'salesMarketingCode', type: 'text' },
  { name: 'price', type: 'money', isPrice: true },
  { name: 'canadianPrice', type: 'money', isPrice: true },
  { name: 'ltdGross', type: 'integer' },
  { name: 'ltdNet', type: 'integer' },
  { name: 'totalInPrint', type: 'integer', isCount: true },
  { name: 'selectionNo', type: 'text' },
  { name: 'reader', type: 'name' },
  { name: 'tapecount', type: 'integer', isCount: true },
  { name: 'tapelength', type: 'text' },
  { name: 'booksPerCarton', type: 'integer', isCount: true },
  { name: 'trimSize', type: 'text' },
  { name: 'pageCount', type: 'integer', isCount: true },
  { name: 'upc', type: 'code' },
] as const;

export type KnownEdition = RecordOf<typeof knownEditionFields>;

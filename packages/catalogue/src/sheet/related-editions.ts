import type { SectionDefinition } from './section.ts';

const editionColumns = [
  { name: 'bookFormat', label: 'Format', type: 'text', shown: 'TCUZB' },
  { name: 'isbn', label: 'ISBN', type: 'code', shown: 'TCUZB' },
  { name: 'title', label: 'Title', type: 'text', shown: 'TCUZB' },
  { name: 'onSale', label: 'On Sale', type: 'date', shown: 'TCUZB' },
  { name: 'release', label: 'Release', type: 'date', shown: 'TCUZB' },
  { name: 'price', label: 'Price', type: 'money', shown: 'TCUZB' },
  { name: 'canPrice', label: 'Canadian Price', type: 'money', currency: 'CAD', shown: 'TCZB' },
  { name: 'selectionNo', label: 'Selection No.', type: 'text', shown: 'TCUZB' },
  { name: 'presenter', label: 'Read by', type: 'name', shown: 'TCUZB', when: 'audio' },
  { name: 'noOfCassCds', label: 'Discs', type: 'integer', shown: 'TCUZB', when: 'audio' },
  { name: 'tapeLength', label: 'Running Time', type: 'text', shown: 'TCUZB', when: 'audio' },
  { name: 'cartonQty', label: 'Carton Qty', type: 'integer', shown: 'TCUZB' },
  { name: 'trim', label: 'Trim', type: 'text', shown: 'TCUZB' },
  { name: 'pageCount', label: 'Pages', type: 'integer', shown: 'TCUZB' },
  { name: 'upc', label: 'UPC', type: 'code', shown: 'TCZB' },
  { name: 'productId', label: 'Product Id', type: 'integer', shown: '' },
] as const;

const editionTable = { as: 'table', shown: 'TCUZB', rendering: 'editions', columns: editionColumns } as const;

export const relatedEditions = {
  code: 5,
  name: 'relatedEditions',
  label: 'Related',
  shown: 'TCUZB',
  entries: [
    { ...editionTable, name: 'audioAndLargePrint', label: 'Audio & Large Print' },
    { ...editionTable, name: 'otherWorks', label: 'Other Works' },
  ],
} as const satisfies SectionDefinition;

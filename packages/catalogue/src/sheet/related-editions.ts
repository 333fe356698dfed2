import { allButHqna, mainDivisionAndHccp, noLayout } from '../layouts.ts';
import type { SectionDefinition } from './section.ts';

const editionColumns = [
  { name: 'bookFormat', label: 'Format', type: 'text', shown: allButHqna },
  { name: 'isbn', label: 'ISBN', type: 'code', shown: allButHqna },
  { name: 'title', label: 'Title', type: 'text', shown: allButHqna },
  { name: 'onSale', label: 'On Sale', type: 'date', shown: allButHqna },
  { name: 'release', label: 'Release', type: 'date', shown: allButHqna },
  { name: 'price', label: 'Price', type: 'money', shown: allButHqna },
  { name: 'canPrice', label: 'Canadian Price', type: 'money', currency: 'CAD', shown: mainDivisionAndHccp },
  { name: 'selectionNo', label: 'Selection No.', type: 'text', shown: allButHqna },
  { name: 'presenter', label: 'Read by', type: 'name', shown: allButHqna, when: 'audio' },
  { name: 'noOfCassCds', label: 'Discs', type: 'integer', shown: allButHqna, when: 'audio' },
  { name: 'tapeLength', label: 'Running Time', type: 'text', shown: allButHqna, when: 'audio' },
  { name: 'cartonQty', label: 'Carton Qty', type: 'integer', shown: allButHqna },
  { name: 'trim', label: 'Trim', type: 'text', shown: allButHqna },
  { name: 'pageCount', label: 'Pages', type: 'integer', shown: allButHqna },
  { name: 'upc', label: 'UPC', type: 'code', shown: mainDivisionAndHccp },
  { name: 'productId', label: 'Product Id', type: 'integer', shown: noLayout },
] as const;

const editionTable = { as: 'table', shown: allButHqna, rendering: 'editions', columns: editionColumns } as const;

export const relatedEditions = {
  code: 5,
  name: 'relatedEditions',
  label: 'Related',
  shown: allButHqna,
  entries: [
    { ...editionTable, name: 'audioAndLargePrint', label: 'Audio & Large Print' },
    { ...editionTable, name: 'otherWorks', label: 'Other Works' },
  ],
} as const satisfies SectionDefinition;

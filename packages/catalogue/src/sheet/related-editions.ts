import { allButHqna, mainDivisionAndHccp, noLayout } from '../layouts.ts';
import { relationListLabels } from '../rules/product-relations.ts';
import type { SectionDefinition } from './section.ts';

const editionColumns = [
  { name: 'bookFormat', label: 'Format', type: 'text', shown: allButHqna, audience: 'accounts' },
  { name: 'isbn', label: 'ISBN', type: 'code', shown: allButHqna, audience: 'accounts' },
  { name: 'title', label: 'Title', type: 'text', shown: allButHqna, audience: 'accounts' },
  { name: 'relation', label: 'Relation', type: 'text', shown: allButHqna, audience: 'accounts' },
  { name: 'onSale', label: 'On Sale', type: 'date', shown: allButHqna, audience: 'accounts' },
  { name: 'release', label: 'Release', type: 'date', shown: allButHqna, audience: 'accounts' },
  { name: 'price', label: 'Price', type: 'money', shown: allButHqna, audience: 'accounts' },
  {
    name: 'canPrice',
    label: 'Canadian Price',
    type: 'money',
    currency: 'CAD',
    shown: mainDivisionAndHccp,
    audience: 'accounts',
  },
  { name: 'selectionNo', label: 'Selection No.', type: 'text', shown: allButHqna, audience: 'accounts' },
  { name: 'presenter', label: 'Read by', type: 'name', shown: allButHqna, audience: 'accounts', when: 'audio' },
  { name: 'noOfCassCds', label: 'Discs', type: 'integer', shown: allButHqna, audience: 'accounts', when: 'audio' },
  { name: 'tapeLength', label: 'Running Time', type: 'text', shown: allButHqna, audience: 'accounts', when: 'audio' },
  { name: 'cartonQty', label: 'Carton Qty', type: 'integer', shown: allButHqna, audience: 'accounts' },
  { name: 'trim', label: 'Trim', type: 'text', shown: allButHqna, audience: 'accounts' },
  { name: 'pageCount', label: 'Pages', type: 'integer', shown: allButHqna, audience: 'accounts' },
  { name: 'upc', label: 'UPC', type: 'code', shown: mainDivisionAndHccp, audience: 'accounts' },
  { name: 'productId', label: 'Product Id', type: 'integer', shown: noLayout, audience: 'accounts' },
] as const;

const editionTable = { as: 'table', shown: allButHqna, rendering: 'editions', columns: editionColumns } as const;
/** The tables of relations that feeds state (rules/product-relations.ts). */
const relationTable = { ...editionTable, when: 'present' } as const;

export const relatedEditions = {
  code: 5,
  name: 'relatedEditions',
  label: 'Related',
  shown: allButHqna,
  entries: [
    { ...editionTable, name: 'audioAndLargePrint', label: 'Audio & Large Print', audience: 'accounts' },
    { ...relationTable, name: 'otherFormats', label: relationListLabels.otherFormats, audience: 'accounts' },
    { ...relationTable, name: 'ebookOf', label: relationListLabels.ebookOf, audience: 'accounts' },
    { ...relationTable, name: 'replaces', label: relationListLabels.replaces, audience: 'accounts' },
    { ...relationTable, name: 'replacedBy', label: relationListLabels.replacedBy, audience: 'accounts' },
    { ...editionTable, name: 'otherWorks', label: 'Other Works', audience: 'accounts' },
  ],
} as const satisfies SectionDefinition;

import type { SectionDefinition } from './section.ts';

const comparisonColumns = [
  { name: 'title', label: 'Title', type: 'text', shown: 'TCUQB' },
  { name: 'source', label: 'Source', type: 'text', shown: 'TCUQB' },
  { name: 'author', label: 'Author', type: 'name', shown: 'TCUQB' },
  { name: 'isbn', label: 'ISBN', type: 'code', shown: 'TCUQB' },
  { name: 'saleDate', label: 'On Sale', type: 'date', shown: 'TCUQB' },
  { name: 'format', label: 'Format', type: 'text', shown: 'TCUQB' },
  { name: 'smCode', label: 'S&M Code', type: 'text', shown: 'TCUQB' },
  { name: 'price', label: 'Price', type: 'money', shown: 'TCUQB' },
  { name: 'priceCad', label: 'Price CAD', type: 'money', currency: 'CAD', shown: 'TCQB' },
  { name: 'ltdGross', label: 'LTD Gross', type: 'integer', shown: 'TCUQB' },
  { name: 'ltdNet', label: 'LTD Net', type: 'integer', shown: 'TCUQB' },
  { name: 'sellThru', label: 'Sell-through', type: 'percent', shown: 'TCUQB' },
  { name: 'totalInPrint', label: 'Total in Print', type: 'integer', shown: 'TCUQB' },
  { name: 'isModel', label: 'Model', type: 'boolean', shown: '' },
  { name: 'productId', label: 'Product Id', type: 'integer', shown: '' },
] as const;

const comparisonEntries = [
  {
    as: 'table',
    name: 'titleTrack',
    label: 'Title Track',
    shown: 'TCUQB',
    rendering: 'titleTrack',
    columns: comparisonColumns,
  },
  {
    as: 'table',
    name: 'competitive',
    label: 'Competitive Titles',
    shown: 'TCUQB',
    rendering: 'competitive',
    columns: comparisonColumns,
  },
] as const;

const storedEntries = [
  { as: 'prose', name: 'hccpTitleTrack', label: 'Title Track', type: 'html', shown: 'Z' },
  { as: 'prose', name: 'hccpCompetitive', label: 'Competitive Titles', type: 'html', shown: 'Z' },
] as const;

const base = { code: 6, name: 'sales', label: 'Sales', shown: 'TCUQZB' } as const;

export const sales = {
  ...base,
  entries: [...comparisonEntries, ...storedEntries],
} as const satisfies SectionDefinition;

/** The part of the section that is stored with the title; the comparisons are joined from other titles (G-169). */
export const storedSales = { ...base, entries: storedEntries } as const satisfies SectionDefinition;

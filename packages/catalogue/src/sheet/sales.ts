import { allButHccp, everyLayout, hccpOnly, mainDivisionAndHqna, noLayout } from '../layouts.ts';
import type { SectionDefinition } from './section.ts';

const comparisonColumns = [
  { name: 'title', label: 'Title', type: 'text', shown: allButHccp },
  { name: 'source', label: 'Source', type: 'text', shown: allButHccp },
  { name: 'author', label: 'Author', type: 'name', shown: allButHccp },
  { name: 'isbn', label: 'ISBN', type: 'code', shown: allButHccp },
  { name: 'saleDate', label: 'On Sale', type: 'date', shown: allButHccp },
  { name: 'format', label: 'Format', type: 'text', shown: allButHccp },
  { name: 'smCode', label: 'S&M Code', type: 'text', shown: allButHccp },
  { name: 'price', label: 'Price', type: 'money', shown: allButHccp },
  { name: 'priceCad', label: 'Price CAD', type: 'money', currency: 'CAD', shown: mainDivisionAndHqna },
  { name: 'ltdGross', label: 'LTD Gross', type: 'integer', shown: allButHccp },
  { name: 'ltdNet', label: 'LTD Net', type: 'integer', shown: allButHccp },
  { name: 'sellThru', label: 'Sell-through', type: 'percent', shown: allButHccp },
  { name: 'totalInPrint', label: 'Total in Print', type: 'integer', shown: allButHccp },
  { name: 'isModel', label: 'Model', type: 'boolean', shown: noLayout },
  { name: 'productId', label: 'Product Id', type: 'integer', shown: noLayout },
] as const;

const comparisonEntries = [
  {
    as: 'table',
    name: 'titleTrack',
    label: 'Title Track',
    shown: allButHccp,
    rendering: 'titleTrack',
    columns: comparisonColumns,
  },
  {
    as: 'table',
    name: 'competitive',
    label: 'Competitive Titles',
    shown: allButHccp,
    rendering: 'competitive',
    columns: comparisonColumns,
  },
] as const;

const storedEntries = [
  { as: 'prose', name: 'hccpTitleTrack', label: 'Title Track', type: 'html', shown: hccpOnly },
  { as: 'prose', name: 'hccpCompetitive', label: 'Competitive Titles', type: 'html', shown: hccpOnly },
] as const;

const base = { code: 6, name: 'sales', label: 'Sales', shown: everyLayout } as const;

export const sales = {
  ...base,
  entries: [...comparisonEntries, ...storedEntries],
} as const satisfies SectionDefinition;

/** The part of the section that is stored with the title; the comparisons are joined from other titles (G-169). */
export const storedSales = { ...base, entries: storedEntries } as const satisfies SectionDefinition;

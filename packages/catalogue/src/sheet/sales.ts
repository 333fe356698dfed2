import { allButHccp, everyLayout, hccpOnly, mainDivisionAndHqna, noLayout } from '../layouts.ts';
import type { SectionDefinition } from './section.ts';

const comparisonColumns = [
  { name: 'title', label: 'Title', type: 'text', shown: allButHccp, audience: 'accounts' },
  { name: 'source', label: 'Source', type: 'text', shown: allButHccp, audience: 'accounts' },
  { name: 'author', label: 'Author', type: 'name', shown: allButHccp, audience: 'accounts' },
  { name: 'isbn', label: 'ISBN', type: 'code', shown: allButHccp, audience: 'accounts' },
  { name: 'saleDate', label: 'On Sale', type: 'date', shown: allButHccp, audience: 'accounts' },
  { name: 'format', label: 'Format', type: 'text', shown: allButHccp, audience: 'accounts' },
  { name: 'smCode', label: 'S&M Code', type: 'text', shown: allButHccp, audience: 'internal' },
  { name: 'price', label: 'Price', type: 'money', shown: allButHccp, audience: 'accounts' },
  {
    name: 'priceCad',
    label: 'Price CAD',
    type: 'money',
    currency: 'CAD',
    shown: mainDivisionAndHqna,
    audience: 'accounts',
  },
  { name: 'ltdGross', label: 'LTD Gross', type: 'integer', shown: allButHccp, audience: 'internal' },
  { name: 'ltdNet', label: 'LTD Net', type: 'integer', shown: allButHccp, audience: 'internal' },
  { name: 'sellThru', label: 'Sell-through', type: 'percent', shown: allButHccp, audience: 'internal' },
  { name: 'totalInPrint', label: 'Total in Print', type: 'integer', shown: allButHccp, audience: 'internal' },
  { name: 'isModel', label: 'Model', type: 'boolean', shown: noLayout, audience: 'internal' },
  { name: 'productId', label: 'Product Id', type: 'integer', shown: noLayout, audience: 'accounts' },
] as const;

const comparisonEntries = [
  {
    as: 'table',
    name: 'titleTrack',
    label: 'Title Track',
    shown: allButHccp,
    audience: 'accounts',
    rendering: 'titleTrack',
    columns: comparisonColumns,
  },
  {
    as: 'table',
    name: 'competitive',
    label: 'Competitive Titles',
    shown: allButHccp,
    audience: 'accounts',
    rendering: 'competitive',
    columns: comparisonColumns,
  },
] as const;

const storedEntries = [
  { as: 'prose', name: 'hccpTitleTrack', label: 'Title Track', type: 'html', shown: hccpOnly, audience: 'internal' },
  {
    as: 'prose',
    name: 'hccpCompetitive',
    label: 'Competitive Titles',
    type: 'html',
    shown: hccpOnly,
    audience: 'internal',
  },
] as const;

const base = { code: 6, name: 'sales', label: 'Sales', shown: everyLayout, audience: 'accounts' } as const;

export const sales = {
  ...base,
  entries: [...comparisonEntries, ...storedEntries],
} as const satisfies SectionDefinition;

/** The part of the section that is stored with the title; the comparisons are joined from other titles (G-169). */
export const storedSales = { ...base, entries: storedEntries } as const satisfies SectionDefinition;

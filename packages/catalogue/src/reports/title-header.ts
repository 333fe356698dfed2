import type { ReportHeaderField } from './report-definition.ts';

/** Header fields of all computed reports. */
export const titleHeaderFields = [
  { name: 'title', label: 'Title', type: 'text', group: 'title', isRequired: true },
  { name: 'author', label: 'Author', type: 'name', group: 'title' },
  { name: 'isbn', label: 'ISBN', type: 'code', group: 'title', isRequired: true },
  { name: 'reissueNumber', label: 'Reissue', type: 'integer', group: 'title', isRequired: true },
  { name: 'price', label: 'Price', type: 'money', group: 'title' },
  { name: 'formatDescription', label: 'Format', type: 'text', group: 'title' },
  { name: 'imprintDescription', label: 'Imprint', type: 'text', group: 'title' },
  { name: 'salesMarketingCode', label: 'Sales & Marketing Code', type: 'text', group: 'title' },
  { name: 'releaseDate', label: 'Release Date', type: 'date', group: 'dates' },
  { name: 'onSaleDate', label: 'On Sale Date', type: 'date', group: 'dates' },
  { name: 'pubDate', label: 'Pub Date', type: 'date', group: 'dates' },
] as const satisfies readonly ReportHeaderField[];

/** Stock and orders of a title. Life-to-date figures are those of the feed. */
export const stockHeaderFields = [
  { name: 'availStock', label: 'Stock', type: 'integer', group: 'stock' },
  { name: 'onOrder', label: 'On Order', type: 'integer', group: 'stock' },
  { name: 'ltdGross', label: 'LTD Gross', type: 'integer', group: 'stock' },
  { name: 'ltdReturns', label: 'LTD Returns', type: 'integer', group: 'stock' },
  { name: 'ltdNet', label: 'LTD Net', type: 'integer', group: 'stock' },
] as const satisfies readonly ReportHeaderField[];

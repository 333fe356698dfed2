import { fieldLabel } from '../title-field.ts';
import type { ReportHeaderField } from './report-definition.ts';

/** Header fields of all computed reports. */
export const titleHeaderFields = [
  { name: 'title', label: fieldLabel('bar.title'), type: 'text', group: 'title', isRequired: true },
  { name: 'author', label: fieldLabel('bar.author1'), type: 'name', group: 'title' },
  { name: 'isbn', label: fieldLabel('bar.isbn'), type: 'code', group: 'title', isRequired: true },
  { name: 'reissueNumber', label: fieldLabel('bar.reissueNo'), type: 'integer', group: 'title', isRequired: true },
  { name: 'price', label: fieldLabel('bar.price'), type: 'money', group: 'title' },
  { name: 'formatDescription', label: fieldLabel('bar.formatDesc'), type: 'text', group: 'title' },
  { name: 'imprintDescription', label: fieldLabel('bar.imprintDesc'), type: 'text', group: 'title' },
  { name: 'salesMarketingCode', label: fieldLabel('bar.salesMarketingCode'), type: 'text', group: 'title' },
  { name: 'releaseDate', label: fieldLabel('bar.releaseDate'), type: 'date', group: 'dates' },
  { name: 'onSaleDate', label: fieldLabel('bar.onSaleDate'), type: 'date', group: 'dates' },
  { name: 'pubDate', label: fieldLabel('bar.pubDate'), type: 'date', group: 'dates' },
] as const satisfies readonly ReportHeaderField[];

/** Stock and orders of a title. Life-to-date figures are those of the feed. */
export const stockHeaderFields = [
  { name: 'availStock', label: 'Stock', type: 'integer', group: 'stock' },
  { name: 'onOrder', label: 'On Order', type: 'integer', group: 'stock' },
  { name: 'ltdGross', label: fieldLabel('stored.ltdGross'), type: 'integer', group: 'stock' },
  { name: 'ltdReturns', label: fieldLabel('stored.ltdReturns'), type: 'integer', group: 'stock' },
  { name: 'ltdNet', label: fieldLabel('stored.ltdNet'), type: 'integer', group: 'stock' },
] as const satisfies readonly ReportHeaderField[];

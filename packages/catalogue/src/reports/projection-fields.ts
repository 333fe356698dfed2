import type { RecordOf } from '../field.ts';
import { fieldLabel } from '../title-field.ts';
import type { ReportColumn, ReportHeaderField } from './report-definition.ts';

/** Header of a projection or key-account report; the price is in the report's own currency (REPORT-24 to REPORT-52). */
export const projectionHeaderFields = [
  { name: 'marketDescription', label: 'Market', type: 'text', group: 'title' },
  { name: 'title', label: fieldLabel('bar.title'), type: 'text', group: 'title' },
  { name: 'author', label: fieldLabel('bar.author1'), type: 'name', group: 'title' },
  { name: 'isbn', label: fieldLabel('bar.isbn'), type: 'code', group: 'title' },
  { name: 'reissueNumber', label: fieldLabel('bar.reissueNo'), type: 'integer', group: 'title', isRequired: true },
  { name: 'price', label: fieldLabel('bar.price'), type: 'money', group: 'title' },
  { name: 'formatDescription', label: fieldLabel('bar.formatDesc'), type: 'text', group: 'title' },
  { name: 'imprintDescription', label: fieldLabel('bar.imprintDesc'), type: 'text', group: 'title' },
  { name: 'season', label: 'Season', type: 'text', group: 'dates' },
  { name: 'releaseDate', label: fieldLabel('bar.releaseDate'), type: 'date', group: 'dates' },
  { name: 'onSaleDate', label: fieldLabel('bar.onSaleDate'), type: 'date', group: 'dates' },
  { name: 'budgetCenter', label: 'Budget Center', type: 'text', group: 'dates' },
  { name: 'displayFlag', label: 'Display Model Title', type: 'flag', group: 'hidden' },
  { name: 'modelTitleLabel', label: 'Model Title Label', type: 'text', group: 'hidden' },
  { name: 'modelTitle', label: 'Model Title', labelField: 'modelTitleLabel', type: 'text', group: 'model' },
  { name: 'modelReleaseDate', label: 'Model Release Date', type: 'date', group: 'model' },
  { name: 'budgetAdvance', label: 'Budget Advance', type: 'integer', group: 'budget' },
  { name: 'budgetReorder', label: 'Budget Reorder', type: 'integer', group: 'budget' },
  { name: 'salesGoal', label: 'Sales Goal', type: 'integer', group: 'budget' },
  { name: 'firstPrint', label: 'First Print', type: 'integer', group: 'budget' },
  { name: 'finalPrint', label: 'Final Print', type: 'integer', group: 'budget' },
  { name: 'forecastedAdvance', label: 'Forecasted Advance', type: 'integer', group: 'forecast' },
  { name: 'faDataAsOf', label: 'Forecasted Advance As Of', type: 'date', group: 'forecast' },
  { name: 'forecastReorder', label: 'Forecast Reorder', type: 'integer', group: 'forecast' },
  { name: 'frDataAsOf', label: 'Forecast Reorder As Of', type: 'date', group: 'forecast' },
  { name: 'hotTitleQty', label: 'Hot Title Qty', type: 'integer', group: 'orders' },
  { name: 'hotTitleDate', label: 'Hot Title Date', type: 'date', group: 'orders' },
  { name: 'boDataAsOf', label: 'Orders As Of', type: 'date', group: 'orders' },
  { name: 'administratorComments', label: 'Administrator Comments', type: 'text', group: 'comments' },
] as const satisfies readonly ReportHeaderField[];

export type ProjectionHeader = RecordOf<typeof projectionHeaderFields>;

const accountColumns = [
  { name: 'accountNumber', label: 'Account No.', type: 'code', isRequired: true },
  { name: 'accountName', label: 'Account', type: 'text', isRequired: true },
] as const;

const orderColumns = [
  { name: 'accountInitialOrder', label: 'Initial Order', type: 'integer', total: 'sum' },
  { name: 'accountNetOrder', label: 'Net Order', type: 'integer', total: 'sum' },
  { name: 'initialProjection', label: 'Initial Projection', type: 'integer', total: 'sum' },
  { name: 'revisedProjections', label: 'Revised Projection', type: 'integer', total: 'sum' },
  { name: 'finalProjection', label: 'Final Projection', type: 'integer', total: 'sum' },
  { name: 'accountTotalOnOrder', label: 'Total On Order', type: 'integer', total: 'sum' },
  { name: 'variance', label: 'Variance', type: 'integer', total: 'sum' },
  { name: 'latestQuantity', label: 'Latest Quantity', type: 'integer', total: 'sum', tag: 'latestQuantityTag' },
  { name: 'latestQuantityTag', label: 'Latest Quantity Tag', type: 'code', isHidden: true },
] as const;

const commentColumn = { name: 'administratorComments', label: 'Administrator Comments', type: 'text' } as const;

/**
 * Row of a projection report for one account (REPORT-53 to REPORT-64). The account number 'ZZZZZZZZZZ' marks a divider,
 * the name 'Total All Accounts:' the totals (G-135).
 */
export const projectionRowFields = [
  ...accountColumns,
  ...orderColumns,
  commentColumn,
] as const satisfies readonly ReportColumn[];

export type ProjectionRow = RecordOf<typeof projectionRowFields>;

/** Row of a key-account report for one account (REPORT-65 to REPORT-70). */
export const keyAccountRowFields = [
  ...accountColumns,
  ...orderColumns,
  { name: 'initialSales', label: 'Initial Sales', type: 'integer', total: 'sum' },
  { name: 'grossReorders', label: 'Gross Reorders', type: 'integer', total: 'sum' },
  { name: 'grossSales', label: 'Gross Sales', type: 'integer', total: 'sum' },
  { name: 'netSales', label: 'Net Sales', type: 'integer', total: 'sum' },
  { name: 'returns', label: 'Returns', type: 'integer', total: 'sum' },
  { name: 'returnPercent', label: 'Return %', type: 'percent', total: { percent: ['returns', 'grossSales'] } },
  commentColumn,
] as const satisfies readonly ReportColumn[];

export type KeyAccountRow = RecordOf<typeof keyAccountRowFields>;

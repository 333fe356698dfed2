import { companyCodes } from '../companies.ts';
import {
  accountColumn,
  averagePriceColumn,
  blankName,
  channelColumn,
  extentColumn,
  monthColumns,
  orderLineColumns,
  overdueColumn,
} from './drill-down.ts';
import { companiesWith } from './projections.ts';
import type { ReportDefinition } from './report-definition.ts';
import { pointOfSaleCompanies, titleViewCompany } from './reports.ts';
import { periodColumns, salesMeasures } from './sales-periods.ts';
import { ranksTable } from './sales-ranks.ts';
import { stockHeaderFields, titleHeaderFields } from './title-header.ts';

const salesHeader = [...titleHeaderFields, ...stockHeaderFields] as const;

const periodTable = {
  name: 'totals',
  label: 'Sales by Period',
  emptyText: 'No sales reported',
  columns: [
    { name: 'period', label: 'Period', type: 'text', isRequired: true },
    { name: 'dates', label: 'Dates', type: 'text', isRequired: true },
    { name: 'gross', label: 'Gross', type: 'integer' },
    { name: 'returns', label: 'Returns', type: 'integer' },
    { name: 'net', label: 'Net', type: 'integer' },
    { name: 'returnPercent', label: 'Return %', type: 'percent' },
    { name: 'dollars', label: 'Net Amount', type: 'money' },
    { name: 'averagePrice', label: 'Avg. Price', type: 'money' },
    { name: 'reported', label: 'Reported', type: 'text' },
  ],
} as const;

/** Two periods each (G-340); a change is of the net copies. */
const comparisonTable = {
  name: 'comparison',
  label: 'Comparison',
  emptyText: 'Nothing to compare yet',
  columns: [
    { name: 'period', label: 'Period', type: 'text', isRequired: true },
    { name: 'dates', label: 'Dates', type: 'text', isRequired: true },
    { name: 'net', label: 'Net', type: 'integer' },
    { name: 'reported', label: 'Reported', type: 'text', isRequired: true },
    { name: 'comparedWith', label: 'Compared With', type: 'text', isRequired: true },
    { name: 'netBefore', label: 'Net Then', type: 'integer' },
    { name: 'reportedBefore', label: 'Reported Then', type: 'text', isRequired: true },
    { name: 'change', label: 'Change', type: 'integer' },
    { name: 'changePercent', label: 'Change %', type: 'percent' },
    { name: 'dollars', label: 'Net Amount', type: 'money' },
    { name: 'dollarsBefore', label: 'Net Amount Then', type: 'money' },
    { name: 'dollarsChangePercent', label: 'Amount Change %', type: 'percent' },
  ],
} as const;

/** Copies sold to readers against copies shipped to the same accounts, and what they have in stock (G-343). */
const supplyTable = {
  name: 'supply',
  label: 'Sell-Through and Supply',
  emptyText: 'No point-of-sale units reported',
  isOptional: true,
  columns: [
    { name: 'period', label: 'Period', type: 'text', isRequired: true },
    { name: 'dates', label: 'Dates', type: 'text', isRequired: true },
    { name: 'units', label: 'Units', type: 'integer' },
    { name: 'shipped', label: 'Shipped Net', type: 'integer' },
    { name: 'sellThrough', label: 'Sell-Through %', type: 'percent' },
    { name: 'reported', label: 'Reported', type: 'text', isRequired: true },
    { name: 'onHand', label: 'On Hand', type: 'integer' },
    { name: 'weeksOfSupply', label: 'Weeks of Supply', type: 'decimal' },
  ],
} as const;

/** Sales by period and channel; a channel opens its accounts (G-126). */
export const salesOverview = {
  name: 'salesOverview',
  operation: 'SalesOverview',
  heading: 'Sales Overview',
  companies: companiesWith('salesOverview'),
  source: 'Sales by month, channel and account',
  header: salesHeader,
  tables: [
    periodTable,
    comparisonTable,
    ranksTable,
    supplyTable,
    {
      name: 'rows',
      label: 'Sales by Channel',
      views: salesMeasures,
      columns: [channelColumn, ...periodColumns],
      totalsLabel: 'Total All Channels:',
      drillDown: { column: 'channel', handler: 'salesByAccount', keyColumns: ['channel'] },
      emptyText: 'No sales reported',
    },
    {
      name: 'markets',
      label: 'Sales by Market',
      views: salesMeasures,
      columns: [
        { name: 'market', label: 'Market', type: 'text', isRequired: true, blankText: blankName },
        ...periodColumns.filter(({ period }) => period !== 'Week'),
      ],
      totalsLabel: 'Total All Markets:',
      emptyText: 'No sales reported',
      isOptional: true,
    },
  ],
} as const satisfies ReportDefinition;

/** Sales by month since the first one, newest first (REPORT-77 to REPORT-80, G-341). */
export const monthlySummary = {
  name: 'monthlySummary',
  operation: 'MonthlySummary',
  heading: 'Monthly Summary',
  companies: companiesWith('monthlySummary'),
  source: 'Sales by month, channel and account',
  header: salesHeader,
  tables: [
    comparisonTable,
    {
      name: 'data',
      label: 'Sales by Month',
      columns: [
        ...monthColumns,
        { name: 'change', label: 'Change to Month Before', type: 'percent' },
        { name: 'netYearBefore', label: 'Net a Year Before', type: 'integer' },
        { name: 'yearChange', label: 'Change to Year Before', type: 'percent' },
        { name: 'netToDate', label: 'Net to Date', type: 'integer' },
        { name: 'year', label: 'Year', type: 'text', isHidden: true, isRequired: true },
      ],
      subtotals: 'year',
      totalsLabel: 'Total All Months:',
      emptyText: 'No sales reported',
    },
  ],
} as const satisfies ReportDefinition;

/** Orders that were not shipped yet; an account opens its order lines (REPORT-81 to REPORT-83). */
export const pendingOrders = {
  name: 'pendingOrders',
  operation: 'PendingOrders',
  heading: 'Pending Orders',
  companies: companiesWith('pendingOrders'),
  source: 'Pending orders',
  header: salesHeader,
  tables: [
    {
      name: 'data',
      label: 'Pending Orders by Account',
      columns: [
        { name: 'account', label: 'Account', type: 'text', isRequired: true },
        { name: 'orders', label: 'Orders', type: 'integer', total: 'sum' },
        { name: 'qty', label: 'Quantity', type: 'integer', total: 'sum' },
        { name: 'firstOrderDate', label: 'First Order Date', type: 'date' },
        { name: 'nextShipDate', label: 'Next Ship Date', type: 'date', suffix: 'overdue', isSuffixWarning: true },
        overdueColumn,
      ],
      totalsLabel: 'Total All Accounts:',
      drillDown: { column: 'account', handler: 'openOrdersByAccount', keyColumns: ['account'] },
      emptyText: 'No pending orders',
    },
    {
      name: 'lines',
      label: 'Order Lines',
      columns: orderLineColumns,
      totalsLabel: 'Total All Lines:',
      emptyText: 'No pending orders',
      isPaperOnly: true,
    },
  ],
} as const satisfies ReportDefinition;

/** Title, stock and sales to date, for the companies with this kind of overview (G-42). */
export const titleView = {
  name: 'titleView',
  operation: 'TitleView',
  heading: 'Title View',
  companies: [titleViewCompany],
  source: 'Sales by month, channel and account',
  header: salesHeader,
  tables: [periodTable, comparisonTable, ranksTable],
} as const satisfies ReportDefinition;

const weekColumns = [
  { name: 'gross', label: 'Gross', type: 'integer', total: 'sum' },
  { name: 'returns', label: 'Returns', type: 'integer', total: 'sum' },
  { name: 'net', label: 'Net', type: 'integer', total: 'sum' },
  { name: 'returnPercent', label: 'Return %', type: 'percent', total: { percent: ['returns', 'gross'] } },
  { name: 'dollars', label: 'Net Amount', type: 'money', total: 'sum' },
  averagePriceColumn,
] as const;

/** Sales of one week by channel (G-45). */
export const channelReport = {
  name: 'channelReport',
  operation: 'ChannelReport',
  heading: 'Channel Report',
  companies: companyCodes,
  source: 'Sales by week, channel and account',
  isWeekly: true,
  header: [
    ...titleHeaderFields,
    { name: 'weekEnding', label: 'Week Ending', type: 'date', group: 'dates' },
    { name: 'newestWeek', label: 'Newest Week Reported', type: 'date', group: 'dates' },
  ],
  tables: [
    {
      name: 'data',
      label: 'Sales of the Week by Channel',
      columns: [
        channelColumn,
        ...weekColumns,
        { name: 'share', label: 'Share of Net', type: 'percent', total: { percent: ['net', 'net'] } },
      ],
      totalsLabel: 'Total All Channels:',
      emptyText: 'No sales reported for this week',
    },
  ],
} as const satisfies ReportDefinition;

/** Copies that retailers sold to readers, by week (G-45). */
export const pointOfSale = {
  name: 'pointOfSale',
  operation: 'PointOfSale',
  heading: 'Point of Sale',
  companies: pointOfSaleCompanies,
  source: 'Point-of-sale units by week and account',
  header: titleHeaderFields,
  tables: [
    {
      name: 'data',
      label: 'Units by Week',
      columns: [
        { name: 'weekEnding', label: 'Week Ending', type: 'date', isRequired: true, suffix: 'extent' },
        extentColumn,
        { name: 'units', label: 'Units', type: 'integer', total: 'sum' },
        { name: 'change', label: 'Change to Week Before', type: 'percent' },
        { name: 'onHand', label: 'On Hand', type: 'integer', period: 'onHandWeeks', isOptional: true },
      ],
      totalsLabel: 'Total All Weeks:',
      emptyText: 'No point-of-sale units reported',
    },
    {
      name: 'accounts',
      label: 'Units by Account',
      columns: [
        accountColumn,
        { name: 'lastWeek', label: 'Last Week', type: 'integer', total: 'sum', period: 'lastWeek' },
        { name: 'last4Weeks', label: 'Last 4 Weeks', type: 'integer', total: 'sum', period: 'last4Weeks' },
        { name: 'reported', label: 'Reported', type: 'text' },
        { name: 'allWeeks', label: 'All Weeks', type: 'integer', total: 'sum', period: 'allWeeks' },
        { name: 'onHand', label: 'On Hand', type: 'integer', total: 'sum', period: 'onHand', isOptional: true },
        { name: 'weeksOfSupply', label: 'Weeks of Supply', type: 'decimal', period: 'onHand', isOptional: true },
      ],
      totalsLabel: 'Total All Accounts:',
      emptyText: 'No point-of-sale units reported',
    },
    supplyTable,
  ],
} as const satisfies ReportDefinition;

import type { ReportData, ReportRow } from '@titlenet/catalogue/reports/report-definition';
import { rowsOf } from '@titlenet/catalogue/reports/report-definition';
import { reportDefinitions } from '@titlenet/catalogue/reports/report-definitions';
import { projectionHeaderFields } from '@titlenet/contract/testing/projection-header';
import type { Handler } from './fake-server.ts';

export const reportIsbn = '9780061120084';

/** A header with every field of a projection report. */
export const projectionHeader = {
  ...projectionHeaderFields,
  title: 'To Kill a Mockingbird',
  author: 'Lee, Harper',
  isbn: reportIsbn,
  reissueNumber: 3,
  salesGoal: 20500,
};

/** A row of a key-account report; projection reports ignore its sales. */
export const accountRow = {
  accountNumber: '0001001045',
  accountName: 'Booktown "National" & Sons',
  accountInitialOrder: 1500,
  accountNetOrder: 1480,
  initialProjection: 1600,
  revisedProjections: 1650,
  finalProjection: 1700,
  accountTotalOnOrder: 1620,
  variance: -80,
  latestQuantity: 1701,
  latestQuantityTag: 'F',
  administratorComments: 'Second display approved.',
  initialSales: 1481,
  grossReorders: 40,
  grossSales: 1521,
  netSales: -60,
  returns: 1581,
  returnPercent: 103.95,
};

export const dividerRow = { accountNumber: 'ZZZZZZZZZZ', accountName: 'All other accounts' };

export const totalsRow = {
  ...accountRow,
  accountNumber: '',
  accountName: 'Total All Accounts:',
  latestQuantityTag: null,
};

/** A projection or key-account report. */
export const projectionReport = (change: object = {}) => ({
  productId: 42,
  header: projectionHeader,
  asOf: '2026-02-04T00:00:00',
  periods: [],
  notes: [],
  differences: [],
  data: [
    accountRow,
    dividerRow,
    { ...accountRow, accountName: 'Corner Bookshops', finalProjection: 0, variance: 0 },
    totalsRow,
  ],
  ...change,
});

export const overviewReport = (change: object = {}) => ({
  productId: 42,
  header: {
    title: 'To Kill a Mockingbird',
    isbn: reportIsbn,
    reissueNumber: 0,
    availStock: 0,
    onOrder: null,
    ltdNet: 1055,
  },
  asOf: '2026-01-31T00:00:00',
  periods: [
    { name: 'Month', unit: 'month' as const, first: '2026-01-01', last: '2026-01-31', isToDate: false },
    { name: 'Life', unit: 'month' as const, first: '2024-11-01', last: '2026-01-31', isToDate: false },
  ],
  notes: [],
  differences: [],
  totals: [
    {
      ...{ period: 'Last Month', dates: 'Jan 2026', reported: '1 of 1 month' },
      ...{ gross: 40, returns: 50, net: -10, returnPercent: 125, dollars: -12.5 },
    },
    {
      ...{ period: 'Life to Date', dates: 'Nov 2024 to Jan 2026', reported: '12 of 15 months' },
      ...{ gross: 1590, returns: 535, net: 1055, returnPercent: 33.65, dollars: 1056.1 },
    },
  ],
  rows: [
    { channel: 'Online', netMonth: 30, netLife: 600, grossLife: 700, returnsLife: 100, returnPercentLife: 14.29 },
    { channel: 'Retail', netMonth: null, netLife: 400, grossLife: 500, returnsLife: 100, returnPercentLife: 20 },
  ],
  ...change,
});

/** A report of a title without figures. */
export const emptySalesReport = {
  productId: 42,
  header: { title: 'To Kill a Mockingbird', isbn: reportIsbn, reissueNumber: 0 },
  asOf: null,
  periods: [],
  notes: [],
  differences: [],
};

const filled = (fields: readonly { name: string }[], row: ReportRow) =>
  Object.fromEntries(fields.map(({ name }) => [name, row[name] ?? null]));

/** Adds the fields that a test does not mention, empty, as the server sends them. */
export function completeReport(operation: string, report: ReportData): object {
  const { header: headerFields, tables } = reportDefinitions.find((one) => one.operation === operation)!;
  const header = report.header && filled(headerFields, report.header);
  const rows = tables.map((table) => [table.name, rowsOf(report, table).map((row) => filled(table.columns, row))]);
  return { ...report, header, ...Object.fromEntries(rows) };
}

/** A response of a report's endpoint; null if the company has no such title. */
export const reportResponse = (operation: string, report: ReportData | null): Response =>
  Response.json(report && completeReport(operation, report));

/** Answers the calls of one report, for `fakeServer`. */
export const reportHandler = (
  companyCode: string,
  operation: string,
  report: ReportData | null,
  isbn = reportIsbn,
): Record<string, Handler> => ({
  [`GET /api/Reports/${companyCode}/${isbn}/${operation}`]: () => reportResponse(operation, report),
});

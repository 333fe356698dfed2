import type { ReportData, ReportRow } from '@titlenet/catalogue/reports/report-definition';
import type { DefinedReportName } from '@titlenet/catalogue/reports/report-definitions';
import { percentOf } from '@titlenet/catalogue/reports/report-totals';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { TitleKey } from '../../records/monthly-sales.queries.ts';
import { findPendingOrders, type OrderLine } from '../../records/pending-orders.queries.ts';
import {
  findNewestWeek,
  findSalesOfWeek,
  findWeeklySales,
  type SalesWeek,
} from '../../records/weekly-sales.queries.ts';
import type { ReportTitle } from './report-titles.queries.ts';
import { lifeDifferences, readSales, salesAsOf, stockMembers, titleMembers } from './sales-of-title.ts';
import { groupBy, measuresOf, periodRows, salesByMonth, salesByPeriod, sumSales } from './sum-sales.ts';

/** What a computed report is made from; `week` is the Saturday that the caller named, `YYYY-MM-DD`. */
export interface ReportInput {
  db: Kysely<Tables>;
  key: TitleKey;
  title: ReportTitle;
  week: string | null;
}

type ComputedReportName = Exclude<
  DefinedReportName,
  'projections' | 'projectionsCA' | 'keyAccountsProjections' | 'keyAccountsProjectionsCA'
>;

/** Weeks of point-of-sale units that are shown: half a year. */
const MAX_WEEKS = 26;
const WEEKS_OF_SHORT_TERM = 4;

const wire = (date: string | null) => (date === null ? null : `${date}T00:00:00`);

async function salesHeader({ db, key, title }: ReportInput): Promise<ReportRow> {
  return { ...titleMembers(title), ...(await stockMembers(db, key, title)) };
}

async function periodReport(input: ReportInput): Promise<ReportData> {
  const [sales, header] = await Promise.all([readSales(input.db, input.key), salesHeader(input)]);
  return {
    productId: input.title.productId,
    header,
    asOf: salesAsOf(sales),
    differences: lifeDifferences(sales, input.title),
    totals: sales.months.length === 0 ? [] : periodRows(sales),
    rows: salesByPeriod(sales, 'channel'),
  };
}

async function monthReport(input: ReportInput): Promise<ReportData> {
  const [sales, header] = await Promise.all([readSales(input.db, input.key), salesHeader(input)]);
  let netToDate = 0;
  const data = salesByMonth(sales.months).map((row) => {
    netToDate += Number(row.net);
    return { ...row, netToDate };
  });
  const differences = lifeDifferences(sales, input.title);
  return { productId: input.title.productId, header, asOf: salesAsOf(sales), differences, data };
}

const earliest = (dates: readonly (string | null)[]) =>
  dates.reduce((first, date) => (date !== null && (first === null || date < first) ? date : first), null);

/** An order line as reports and drill-downs send it. */
export function orderLineRow(line: OrderLine): ReportRow {
  return { ...line, orderDate: wire(line.orderDate), shipDate: wire(line.shipDate) };
}

async function ordersReport(input: ReportInput): Promise<ReportData> {
  const [lines, header] = await Promise.all([findPendingOrders(input.db, input.key), salesHeader(input)]);
  const data = [...groupBy(lines, ({ account }) => account)].map(([account, own]) => ({
    account,
    orders: new Set(own.map(({ orderNo }) => orderNo)).size,
    qty: own.reduce((sum, { qty }) => sum + qty, 0),
    firstOrderDate: wire(earliest(own.map(({ orderDate }) => orderDate))),
    nextShipDate: wire(earliest(own.map(({ shipDate }) => shipDate))),
  }));
  const newest = lines.reduce<string | null>(
    (last, { orderDate }) => (orderDate > (last ?? '') ? orderDate : last),
    null,
  );
  return {
    productId: input.title.productId,
    header,
    asOf: wire(newest),
    differences: [],
    data,
    lines: lines.map(orderLineRow),
  };
}

async function channelWeek({ db, key, title, week }: ReportInput): Promise<ReportData> {
  const newestWeek = await findNewestWeek(db, key.companyCode);
  const asked = week ?? newestWeek;
  const sales = asked === null ? [] : await findSalesOfWeek(db, key, asked);
  const netOfAll = sumSales(sales)?.net;
  const data = [...groupBy(sales, ({ channel }) => channel)].map(([channel, own]) => {
    const measures = measuresOf(sumSales(own));
    return { channel, ...measures, share: percentOf(measures.net, netOfAll) };
  });
  return {
    productId: title.productId,
    header: { ...titleMembers(title), weekEnding: wire(asked), newestWeek: wire(newestWeek) },
    asOf: wire(asked),
    differences: [],
    data: data.sort((a, b) => Number(b.net) - Number(a.net)),
  };
}

const unitsOf = (week: SalesWeek, account?: string): number | null =>
  week.channels.reduce<number | null>(
    (sum, one) =>
      one.unitsSold === null || (account !== undefined && one.account !== account) ? sum : (sum ?? 0) + one.unitsSold,
    null,
  );

const sumKnown = (values: readonly (number | null)[]) =>
  values.reduce<number | null>((sum, value) => (value === null ? sum : (sum ?? 0) + value), null);

async function pointOfSaleReport({ db, key, title }: ReportInput): Promise<ReportData> {
  const weeks = (await findWeeklySales(db, key, MAX_WEEKS)).filter((week) => unitsOf(week) !== null);
  const data = weeks.map((week, index) => {
    const [units, before] = [unitsOf(week), weeks[index + 1] ? unitsOf(weeks[index + 1]!) : null];
    const change = units === null || before === null ? null : percentOf(units - before, before);
    return { weekEnding: wire(week.weekEnding), units, change };
  });
  const reporting = weeks.flatMap((week) => week.channels.filter(({ unitsSold }) => unitsSold !== null));
  const accounts = [...new Set(reporting.map(({ account }) => account))].map((account) => {
    const units = weeks.map((week) => unitsOf(week, account));
    return {
      account,
      lastWeek: units[0] ?? null,
      last4Weeks: sumKnown(units.slice(0, WEEKS_OF_SHORT_TERM)),
      allWeeks: sumKnown(units),
    };
  });
  return {
    productId: title.productId,
    header: titleMembers(title),
    asOf: wire(weeks[0]?.weekEnding ?? null),
    differences: [],
    data,
    accounts: accounts.sort((a, b) => Number(b.allWeeks) - Number(a.allWeeks)),
  };
}

/** How each report that TitleNet computes is made. */
export const computedReports: Record<ComputedReportName, (input: ReportInput) => Promise<ReportData>> = {
  salesOverview: periodReport,
  titleView: periodReport,
  monthlySummary: monthReport,
  pendingOrders: ordersReport,
  channelReport: channelWeek,
  pointOfSale: pointOfSaleReport,
};

import { percentOf } from '@titlenet/catalogue/formatting/rounding';
import type { ReportData, ReportRow } from '@titlenet/catalogue/reports/report-definition';
import type { DefinedReportName } from '@titlenet/catalogue/reports/report-definitions';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { TitleKey } from '../../records/monthly-sales.queries.ts';
import {
  type FigureName,
  findReportTitle,
  type OrderLine,
  type ReportTitle,
  type SalesWeek,
  type TitleFigures,
} from './report-titles.queries.ts';
import { lifeDifferences, salesAsOf, salesFigures, salesHeader, salesOf, titleMembers } from './sales-of-title.ts';
import { groupBy, measuresOf, periodRows, salesByMonth, salesByPeriod, sumSales } from './sum-sales.ts';

type TitleWith<Name extends FigureName> = ReportTitle & Pick<TitleFigures, Name>;
type TitleWithSales = TitleWith<(typeof salesFigures)[number] | 'orders'>;

type ComputedReportName = Exclude<
  DefinedReportName,
  'projections' | 'projectionsCA' | 'keyAccountsProjections' | 'keyAccountsProjectionsCA'
>;

const WEEKS_OF_SHORT_TERM = 4;

const wire = (date: string | null) => (date === null ? null : `${date}T00:00:00`);

function periodReport(title: TitleWithSales): ReportData {
  const sales = salesOf(title);
  return {
    productId: title.productId,
    header: salesHeader(title),
    asOf: salesAsOf(sales),
    differences: lifeDifferences(sales, title),
    totals: sales.months.length === 0 ? [] : periodRows(sales),
    rows: salesByPeriod(sales, 'channel'),
  };
}

function monthReport(title: TitleWithSales): ReportData {
  const sales = salesOf(title);
  let netToDate = 0;
  const data = salesByMonth(sales.months).map((row) => {
    netToDate += Number(row.net);
    return { ...row, netToDate };
  });
  const differences = lifeDifferences(sales, title);
  return { productId: title.productId, header: salesHeader(title), asOf: salesAsOf(sales), differences, data };
}

const earliest = (dates: readonly (string | null)[]) =>
  dates.reduce((first, date) => (date !== null && (first === null || date < first) ? date : first), null);

/** An order line as reports and drill-downs send it. */
export function orderLineRow(line: OrderLine): ReportRow {
  return { ...line, orderDate: wire(line.orderDate), shipDate: wire(line.shipDate) };
}

function ordersReport(title: TitleWith<'orders'>): ReportData {
  const lines = title.orders;
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
    productId: title.productId,
    header: salesHeader(title),
    asOf: wire(newest),
    differences: [],
    data,
    lines: lines.map(orderLineRow),
  };
}

function channelWeek(title: TitleWith<'newestWeek' | 'week'>, askedWeek: string | null): ReportData {
  const { newestWeek } = title;
  const asked = askedWeek ?? newestWeek;
  const sales = title.week ?? [];
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

function pointOfSaleReport(title: TitleWith<'weeks'>): ReportData {
  const weeks = title.weeks.filter((week) => unitsOf(week) !== null);
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

/** @returns null when the company has no such title */
type ComputedReport = (db: Kysely<Tables>, key: TitleKey, week: string | null) => Promise<ReportData | null>;

function computed<Name extends FigureName>(
  figures: readonly Name[],
  compute: (title: TitleWith<Name>, week: string | null) => ReportData,
): ComputedReport {
  return async (db, key, week) => {
    const title = await findReportTitle(db, key, figures, { asked: week });
    return title && compute(title, week);
  };
}

const allSales = computed([...salesFigures, 'orders'], periodReport);

/** How each report that TitleNet computes is made; `week` is the Saturday of a weekly report, null is the newest. */
export const computedReports: Record<ComputedReportName, ComputedReport> = {
  salesOverview: allSales,
  titleView: allSales,
  monthlySummary: computed([...salesFigures, 'orders'], monthReport),
  pendingOrders: computed(['orders'], ordersReport),
  channelReport: computed(['newestWeek', 'week'], channelWeek),
  pointOfSale: computed(['weeks'], pointOfSaleReport),
};

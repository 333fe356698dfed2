import { isBlankDate } from '@titlenet/catalogue/formatting/dates';
import { percentOf } from '@titlenet/catalogue/formatting/rounding';
import { companyDay, isToDate, periodText, weekPeriod } from '@titlenet/catalogue/periods/reporting-periods';
import { marketName } from '@titlenet/catalogue/reports/markets';
import type { ReportData, ReportPeriod, ReportRow } from '@titlenet/catalogue/reports/report-definition';
import type { DefinedReportName } from '@titlenet/catalogue/reports/report-definitions';
import { ranksNote } from '@titlenet/catalogue/reports/sales-ranks';
import { compareNaturally } from '@titlenet/catalogue/text/natural-sort';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { TitleKey } from '../../records/monthly-sales.queries.ts';
import { isCountedWeek, reportingCalendar } from '../../records/reported-periods.queries.ts';
import { comparisonRows } from './comparison-rows.ts';
import { monthRows } from './month-rows.ts';
import { accountWeeks, pointOfSaleReport } from './point-of-sale.ts';
import { rankRows } from './rank-rows.ts';
import {
  type FigureName,
  findReportTitle,
  type OrderLine,
  type ReportTitle,
  type TitleFigures,
} from './report-titles.queries.ts';
import {
  lifeDifferences,
  monthNotes,
  overviewNotes,
  type ReportMoment,
  type SalesOfTitle,
  salesAsOf,
  salesFigures,
  salesHeader,
  salesOf,
  titleMembers,
} from './sales-of-title.ts';
import { groupBy, measuresOf, periodRows, salesByPeriod, sumSales } from './sum-sales.ts';
import { supplyRows } from './supply.ts';

type TitleWith<Name extends FigureName> = ReportTitle & Pick<TitleFigures, Name>;
type TitleWithSales = TitleWith<(typeof salesFigures)[number] | 'orders'>;

type ComputedReportName = Exclude<
  DefinedReportName,
  'projections' | 'projectionsCA' | 'keyAccountsProjections' | 'keyAccountsProjectionsCA'
>;

const wire = (date: string | null) => (date === null ? null : `${date}T00:00:00`);

/** Sales by market; none unless a record names one. Weeks have no markets. */
function marketRows({ months, periods }: SalesOfTitle): ReportRow[] {
  if (months.every(({ market }) => !market)) return [];
  const rows = salesByPeriod({ months, weeks: [], periods }, 'market');
  return rows.map((row) => ({ ...row, market: marketName(String(row.market)) ?? row.market ?? '' }));
}

const supplyOf = (
  { recentWeeks }: Pick<TitleFigures, 'recentWeeks'>,
  { calendar: { today, newestPointOfSaleWeek } }: SalesOfTitle,
  { companyCode }: ReportMoment,
): ReportRow[] =>
  supplyRows(
    accountWeeks(recentWeeks).filter(({ weekEnding }) => isCountedWeek(companyCode, weekEnding, today)),
    newestPointOfSaleWeek,
  );

function periodReport(title: TitleWith<(typeof overviewFigures)[number]>, moment: ReportMoment): ReportData {
  const sales = salesOf(title, moment);
  const hasSales = sales.months.length > 0 || title.weekEndings.length > 0;
  const ranks = rankRows(title, moment.companyCode);
  return {
    productId: title.productId,
    header: salesHeader(title),
    asOf: salesAsOf(sales),
    periods: sales.periods,
    notes: [...overviewNotes(sales, title.weekEndings), ...(ranks.length > 0 ? [ranksNote(moment.companyCode)] : [])],
    differences: lifeDifferences(sales, title),
    totals: hasSales ? periodRows(sales) : [],
    comparison: hasSales ? comparisonRows(sales) : [],
    ranks,
    supply: supplyOf(title, sales, moment),
    rows: salesByPeriod(sales, 'channel'),
    markets: marketRows(sales),
  };
}

function monthReport(title: TitleWithSales, moment: ReportMoment): ReportData {
  const sales = salesOf(title, moment);
  return {
    productId: title.productId,
    header: salesHeader(title),
    asOf: salesAsOf(sales),
    periods: sales.periods,
    notes: monthNotes(sales),
    differences: lifeDifferences(sales, title),
    comparison: sales.months.length > 0 ? comparisonRows(sales) : [],
    data: monthRows(sales),
  };
}

const earliest = (dates: readonly (string | null)[]) =>
  dates.reduce((first, date) => (date !== null && (first === null || date < first) ? date : first), null);

/** Source systems write default dates for absent ones (FORMAT-06), before which nothing was ordered or shipped. */
const knownDay = (date: string | null) => (isBlankDate(date) ? null : date);

/** 'overdue' if the day of shipping is over for the company; null otherwise. */
const overdueOn = (shipDate: string | null, today: string) =>
  shipDate !== null && shipDate < today ? 'overdue' : null;

/** Order lines as reports and drill-downs send them, by account, order date and order number in natural order. */
export function orderLineRows(lines: readonly OrderLine[], today: string): ReportRow[] {
  const sorted = lines.toSorted(
    (a, b) =>
      compareNaturally(a.account, b.account) ||
      compareNaturally(a.orderDate, b.orderDate) ||
      compareNaturally(a.orderNo, b.orderNo),
  );
  return sorted.map((line) => {
    const [orderDate, shipDate] = [knownDay(line.orderDate), knownDay(line.shipDate)];
    return { ...line, orderDate: wire(orderDate), shipDate: wire(shipDate), overdue: overdueOn(shipDate, today) };
  });
}

function ordersReport(title: TitleWith<'orders'>, { companyCode, moment }: ReportMoment): ReportData {
  const lines = title.orders;
  const today = companyDay(companyCode, moment);
  const data = [...groupBy(lines, ({ account }) => account)].map(([account, own]) => {
    const shipDate = earliest(own.map((line) => knownDay(line.shipDate)));
    return {
      account,
      orders: new Set(own.map(({ orderNo }) => orderNo)).size,
      qty: own.reduce((sum, { qty }) => sum + qty, 0),
      firstOrderDate: wire(earliest(own.map(({ orderDate }) => knownDay(orderDate)))),
      nextShipDate: wire(shipDate),
      overdue: overdueOn(shipDate, today),
    };
  });
  const orderDates = lines.flatMap(({ orderDate }) => knownDay(orderDate) ?? []).filter((date) => date <= today);
  return {
    productId: title.productId,
    header: salesHeader(title),
    asOf: wire(orderDates.sort().at(-1) ?? null),
    periods: [],
    notes: [],
    differences: [],
    data: data.sort((a, b) => compareNaturally(a.account, b.account)),
    lines: orderLineRows(lines, today),
  };
}

function channelWeek(
  title: TitleWith<'reported' | 'newestWeeks'>,
  { companyCode, moment }: ReportMoment,
  askedWeek: string | null,
): ReportData {
  const { newestWeek } = reportingCalendar(companyCode, title.reported, moment);
  const asked = askedWeek ?? newestWeek?.last ?? null;
  const sales = title.newestWeeks.find(({ weekEnding }) => weekEnding === asked)?.channels ?? [];
  const week: Omit<ReportPeriod, 'name'> | null = asked
    ? { unit: 'week', ...weekPeriod(asked), isToDate: isToDate(weekPeriod(asked), newestWeek) }
    : null;
  const netOfAll = sumSales(sales)?.net;
  const data = [...groupBy(sales, ({ channel }) => channel)].map(([channel, own]) => {
    const measures = measuresOf(sumSales(own));
    return { channel, ...measures, share: percentOf(measures.net, netOfAll) };
  });
  // Of a running week no feed says which days its figures cover; a later week than the newest one has none.
  const isRunning = week?.isToDate === true && data.length > 0;
  const covered = isRunning ? null : earliest([asked, newestWeek?.last ?? null]);
  return {
    productId: title.productId,
    header: { ...titleMembers(title), weekEnding: wire(asked), newestWeek: wire(newestWeek?.last ?? null) },
    asOf: wire(covered),
    periods: week ? [{ name: 'week', ...week }] : [],
    notes: isRunning ? [{ table: 'data', text: `The ${periodText('week', week, true)}.` }] : [],
    differences: [],
    data: data.sort((a, b) => Number(b.net) - Number(a.net) || compareNaturally(a.channel, b.channel)),
  };
}

interface ReportRequest {
  /** When the report is computed. */
  moment: Date;
  /** The last day of the week of a weekly report, `YYYY-MM-DD`; null is the newest. */
  week: string | null;
}

/** @returns null when the company has no such title */
type ComputedReport = (db: Kysely<Tables>, key: TitleKey, request: ReportRequest) => Promise<ReportData | null>;

function computed<Name extends FigureName>(
  figures: readonly Name[],
  compute: (title: TitleWith<Name>, moment: ReportMoment, week: string | null) => ReportData,
): ComputedReport {
  return async (db, key, { moment, week }) => {
    const title = await findReportTitle(db, key, figures, { asked: week });
    return title && compute(title, { companyCode: key.companyCode, moment }, week);
  };
}

const overviewFigures = [...salesFigures, 'weekEndings', 'recentWeeks', 'orders', 'ranks'] as const;
const overview = computed(overviewFigures, periodReport);

/** How each report that TitleNet computes is made. */
export const computedReports: Record<ComputedReportName, ComputedReport> = {
  salesOverview: overview,
  titleView: overview,
  monthlySummary: computed([...salesFigures, 'orders'], monthReport),
  pendingOrders: computed(['orders'], ordersReport),
  channelReport: computed(['reported', 'newestWeeks'], channelWeek),
  pointOfSale: computed(['reported', 'weeks'], pointOfSaleReport),
};

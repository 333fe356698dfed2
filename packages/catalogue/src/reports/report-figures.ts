import { formatDate } from '../formatting/dates.ts';
import { formatPercent, formatUnits } from '../formatting/numbers.ts';
import { percentOf } from '../formatting/rounding.ts';
import { addMonths, monthsBetween } from '../periods/months.ts';
import { periodIds, periodText } from '../periods/reporting-periods.ts';
import type { BarsFigure } from '../sheet/outline-blocks.ts';
import { accountRowKind } from './account-rows.ts';
import { blankName } from './drill-down.ts';
import type { GroupedBarsFigure, MonthsFigure, ReportFigure, TargetsFigure, WeeksFigure } from './figure-types.ts';
import { periodDates } from './report-columns.ts';
import { type ReportData, type ReportDefinition, type ReportRow, rowsOf } from './report-definition.ts';

/** Maximum number of bars in a figure, so that they stay comparable. */
const MAX_BARS = 12;
const units = (value: number) => formatUnits(value).text;
const numberOf = (row: ReportRow, name: string) => (typeof row[name] === 'number' ? row[name] : null);

function origin(definition: ReportDefinition, report: ReportData) {
  return { source: definition.source, asOf: formatDate(report.asOf, 'M/d/yyyy') };
}

const targetNames = [
  ['initialProjection', 'Initial projection'],
  ['revisedProjections', 'Revised projection'],
  ['finalProjection', 'Final projection'],
] as const;

/** Orders of the largest accounts compared with their projections. */
function ordersAgainstProjections(definition: ReportDefinition, report: ReportData): TargetsFigure | null {
  const accounts = rowsOf(report, definition.tables[0]).filter((row) => accountRowKind(row) === 'data');
  const sizeOf = (row: ReportRow) =>
    Math.max(...[...targetNames.map(([name]) => name), 'accountTotalOnOrder'].map((name) => numberOf(row, name) ?? 0));
  const ranked = accounts.filter((row) => sizeOf(row) > 0).toSorted((a, b) => sizeOf(b) - sizeOf(a));
  if (ranked.length === 0) return null;
  const shown = ranked.slice(0, MAX_BARS);
  const which =
    shown.length < accounts.length ? `the ${shown.length} largest of ${accounts.length} accounts` : 'all accounts';
  return {
    kind: 'targets',
    label: `Total on order against projections, ${which}`,
    alternative: `Total on order against projections of ${which}. The table has all values.`,
    barName: 'Total on order',
    ...origin(definition, report),
    bars: shown.map((row) => ({
      label: String(row.accountName ?? '').trim(),
      value: numberOf(row, 'accountTotalOnOrder'),
      valueText: formatUnits(numberOf(row, 'accountTotalOnOrder')).text,
      targets: targetNames.map(([name, label]) => ({ name: label, value: numberOf(row, name) })),
    })),
  };
}

const NOT_REPORTED = { gross: null, returns: null, net: null } as const;

/** Gross sales and returns of each complete month since the first one; a month without a record is a gap. */
function salesByMonth(definition: ReportDefinition, report: ReportData): MonthsFigure | null {
  const newest = report.periods.find(({ name }) => name === 'Month')?.first;
  const rows = rowsOf(report, { name: 'data' })
    .filter((row) => !row.extent && numberOf(row, 'net') !== null)
    .toSorted((a, b) => (String(a.month) < String(b.month) ? -1 : 1));
  const monthOf = (row: ReportRow | undefined) => String(row?.month).slice(0, 10);
  const [first, last] = [monthOf(rows[0]), monthOf(rows.at(-1))];
  if (rows.length < 2) return null;
  const reported = new Map(rows.map((row) => [String(row.month).slice(0, 10), row]));
  const end = newest && newest > last ? newest : last;
  const months = Array.from({ length: monthsBetween(first, end) + 1 }, (_, index) => {
    const month = addMonths(first, index);
    const row = reported.get(month);
    const values = row && {
      gross: numberOf(row, 'gross'),
      returns: numberOf(row, 'returns'),
      net: numberOf(row, 'net'),
    };
    return { month: month.slice(0, 7), ...(values ?? NOT_REPORTED) };
  });
  const best = months.reduce((most, month) => ((month.net ?? 0) > (most.net ?? 0) ? month : most));
  const missing = months.length - rows.length;
  const count = missing === 0 ? `${rows.length} months` : `${rows.length} months, ${missing} not reported`;
  return {
    kind: 'months',
    label: `Gross sales, returns and net sales by month, ${periodText('month', { first, last: end })}`,
    alternative: `Sales of ${count}: best month ${best.month} with ${units(best.net ?? 0)} net. The table has all values.`,
    ...origin(definition, report),
    months,
  };
}

interface SharesOf {
  /** The table with a row for each channel, the one that sold most first. */
  table: string;
  /** Its column of net copies, and the period that they are of. */
  net: string;
  period: string;
}

/** The share of each channel in the net sales of a period. */
function channelShares(
  { table, net, period: name }: SharesOf,
  definition: ReportDefinition,
  report: ReportData,
): BarsFigure | null {
  const rows = rowsOf(report, { name: table }).filter((row) => numberOf(row, net) !== null);
  const total = rows.reduce((sum, row) => sum + Number(row[net]), 0);
  if (rows.length < 2 || total <= 0) return null;
  const period = report.periods.find((one) => one.name === name);
  const shown = rows.slice(0, MAX_BARS);
  const parts = [
    'Share of each channel in net sales',
    period && periodDates(period),
    shown.length < rows.length && `the ${shown.length} largest of ${rows.length} channels`,
  ];
  const { source, asOf } = origin(definition, report);
  return {
    kind: 'bars',
    label: parts.filter(Boolean).join(', '),
    alternative: `Shares of ${rows.length} channels in ${units(total)} net. The table has all values.`,
    source,
    // The report's day is the end of its complete periods; which day of the running one was the last is unknown.
    asOf: period?.isToDate ? '' : asOf,
    bars: shown.map((row) => ({
      label: String(row.channel).trim() || blankName,
      value: Number(row[net]),
      valueText: formatPercent(percentOf(Number(row[net]), total)).text,
      isMarked: false,
    })),
  };
}

/** Units of all complete weeks since the first one; a week without a record is a gap. */
function unitsByWeek(definition: ReportDefinition, report: ReportData): WeeksFigure | null {
  const rows = rowsOf(report, { name: 'data' }).filter((row) => !row.extent && numberOf(row, 'units') !== null);
  const all = report.periods.find(({ name }) => name === 'allWeeks');
  const newest = report.periods.find(({ name }) => name === 'lastWeek');
  if (rows.length < 2 || !all || !newest) return null;
  const reported = new Map(rows.map((row) => [String(row.weekEnding).slice(0, 10), numberOf(row, 'units')]));
  const weeks = periodIds('week', { first: all.first, last: newest.last })
    .reverse()
    .map((weekEnding) => ({ weekEnding, units: reported.get(weekEnding) ?? null }));
  const missing = weeks.length - rows.length;
  const count = missing === 0 ? `${rows.length} weeks` : `${rows.length} weeks, ${missing} not reported`;
  return {
    kind: 'weeks',
    label: `Point-of-sale units by week, ${periodText('week', { first: all.first, last: newest.last })}`,
    alternative: `Point-of-sale units of ${count}. The table has all values.`,
    ...origin(definition, report),
    weeks,
  };
}

type DrawFigure = (definition: ReportDefinition, report: ReportData) => ReportFigure | null;

const shares =
  (of: SharesOf): DrawFigure =>
  (definition, report) =>
    channelShares(of, definition, report);

const shown: Readonly<Record<string, readonly DrawFigure[]>> = {
  projections: [ordersAgainstProjections],
  projectionsCA: [ordersAgainstProjections],
  keyAccountsProjections: [ordersAgainstProjections],
  keyAccountsProjectionsCA: [ordersAgainstProjections],
  salesOverview: [shares({ table: 'rows', net: 'netLife', period: 'Life' })],
  monthlySummary: [salesByMonth],
  channelReport: [shares({ table: 'data', net: 'net', period: 'week' })],
  pointOfSale: [unitsByWeek],
};

/** The figures of a report; empty if it has too few values. */
export function reportFigures(definition: ReportDefinition, report: ReportData): ReportFigure[] {
  return (shown[definition.name] ?? []).flatMap((draw) => draw(definition, report) ?? []);
}

const comparedTotals = [...targetNames, ['accountTotalOnOrder', 'Total on order']] as const;

/** The day that both reports cover, or the day of each: '2/4/2026 (US), 1/28/2026 (Canada)'. */
function daysOfRegions(us: ReportData, canada: ReportData): string {
  const [ofUs, ofCanada] = [us, canada].map(({ asOf }) => formatDate(asOf, 'M/d/yyyy'));
  if (ofUs === ofCanada) return ofUs ?? '';
  return [ofUs && `${ofUs} (US)`, ofCanada && `${ofCanada} (Canada)`].filter(Boolean).join(', ');
}

/** Compares the totals of the US and the Canadian report of a title; null unless both have totals. */
export function regionsFigure(
  definition: ReportDefinition,
  us: ReportData | null | undefined,
  canada: ReportData | null | undefined,
): GroupedBarsFigure | null {
  if (!us?.header || !canada?.header) return null;
  const totalsOf = (report: ReportData) =>
    rowsOf(report, definition.tables[0])
      .filter((row) => accountRowKind(row) === 'totals')
      .slice(0, 1);
  const totals = [...totalsOf(us), ...totalsOf(canada)];
  if (totals.length < 2) return null;
  return {
    kind: 'groupedBars',
    label: 'Totals of all accounts, US and Canada',
    alternative: 'Totals of all accounts, US and Canada next to each other. The tables have all values.',
    source: definition.source,
    asOf: daysOfRegions(us, canada),
    series: ['US', 'Canada'],
    groups: comparedTotals.map(([name, label]) => ({ label, values: totals.map((row) => numberOf(row, name)) })),
  };
}

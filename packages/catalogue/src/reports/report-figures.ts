import { formatDate } from '../formatting/dates.ts';
import { formatPercent, formatUnits } from '../formatting/numbers.ts';
import { percentOf } from '../formatting/rounding.ts';
import type { BarsFigure } from '../sheet/outline-blocks.ts';
import { accountRowKind } from './account-rows.ts';
import type { GroupedBarsFigure, MonthsFigure, ReportFigure, TargetsFigure } from './figure-types.ts';
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
  const accounts = rowsOf(report, definition.tables[0]!).filter((row) => accountRowKind(row) === 'data');
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

const NO_SALES = { gross: 0, returns: 0, net: 0 } as const;

/** Adds the months between the first and the last one in which nothing was sold, so that the axis is a calendar. */
function withoutGaps(months: MonthsFigure['months']): MonthsFigure['months'] {
  const numberOfMonth = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
  const known = new Map(months.map((one) => [numberOfMonth(one.month), one]));
  const first = numberOfMonth(months[0]!.month);
  return Array.from({ length: numberOfMonth(months.at(-1)!.month) - first + 1 }, (_, index) => {
    const number = first + index;
    const month = `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
    return known.get(number) ?? { month, ...NO_SALES };
  });
}

/** Gross sales and returns of each month since the first one. */
function salesByMonth(definition: ReportDefinition, report: ReportData): MonthsFigure | null {
  const rows = rowsOf(report, { name: 'data' });
  if (rows.length < 2) return null;
  const months = rows.map((row) => ({
    month: String(row.month).slice(0, 7),
    gross: numberOf(row, 'gross') ?? 0,
    returns: numberOf(row, 'returns') ?? 0,
    net: numberOf(row, 'net') ?? 0,
  }));
  const best = months.reduce((most, month) => (month.net > most.net ? month : most));
  return {
    kind: 'months',
    label: 'Gross sales, returns and net sales by month',
    alternative: `Sales of ${months.length} months: best month ${best.month} with ${units(best.net)} net. The table has all values.`,
    ...origin(definition, report),
    months: withoutGaps(months),
  };
}

/** The share of each channel in the net sales. */
function channelShares(
  definition: ReportDefinition,
  report: ReportData,
  table: string,
  net: string,
): BarsFigure | null {
  const rows = rowsOf(report, { name: table }).filter((row) => numberOf(row, net) !== null);
  const total = rows.reduce((sum, row) => sum + Number(row[net]), 0);
  if (rows.length < 2 || total <= 0) return null;
  return {
    kind: 'bars',
    label: 'Share of each channel in net sales',
    alternative: `Shares of ${rows.length} channels in ${units(total)} net. The table has all values.`,
    ...origin(definition, report),
    bars: rows.slice(0, MAX_BARS).map((row) => ({
      label: String(row.channel),
      value: Number(row[net]),
      valueText: formatPercent(percentOf(Number(row[net]), total)).text,
      isMarked: false,
    })),
  };
}

function unitsByWeek(definition: ReportDefinition, report: ReportData): BarsFigure | null {
  const rows = rowsOf(report, { name: 'data' }).filter((row) => numberOf(row, 'units') !== null);
  if (rows.length < 2) return null;
  return {
    kind: 'bars',
    label: 'Point-of-sale units by week ending',
    alternative: `Point-of-sale units of ${rows.length} weeks. The table has all values.`,
    ...origin(definition, report),
    bars: rows.slice(0, MAX_BARS).map((row) => ({
      label: formatDate(String(row.weekEnding), 'M/d/yyyy'),
      value: Number(row.units),
      valueText: units(Number(row.units)),
      isMarked: false,
    })),
  };
}

type DrawFigure = (definition: ReportDefinition, report: ReportData) => ReportFigure | null;

const shares =
  (table: string, net: string): DrawFigure =>
  (definition, report) =>
    channelShares(definition, report, table, net);

const shown: Readonly<Record<string, readonly DrawFigure[]>> = {
  projections: [ordersAgainstProjections],
  projectionsCA: [ordersAgainstProjections],
  keyAccountsProjections: [ordersAgainstProjections],
  keyAccountsProjectionsCA: [ordersAgainstProjections],
  salesOverview: [shares('rows', 'netLife')],
  monthlySummary: [salesByMonth],
  channelReport: [shares('data', 'net')],
  pointOfSale: [unitsByWeek],
};

/** The figures of a report; empty if it has too few values. */
export function reportFigures(definition: ReportDefinition, report: ReportData): ReportFigure[] {
  return (shown[definition.name] ?? []).flatMap((draw) => draw(definition, report) ?? []);
}

const comparedTotals = [...targetNames, ['accountTotalOnOrder', 'Total on order']] as const;

/** Compares the totals of the US and the Canadian report of a title; null unless both have totals. */
export function regionsFigure(
  definition: ReportDefinition,
  us: ReportData | null | undefined,
  canada: ReportData | null | undefined,
): GroupedBarsFigure | null {
  if (!us?.header || !canada?.header) return null;
  const totals = [us, canada].map((report) =>
    rowsOf(report, definition.tables[0]!).find((row) => accountRowKind(row) === 'totals'),
  );
  if (!totals[0] || !totals[1]) return null;
  return {
    kind: 'groupedBars',
    label: 'Totals of all accounts, US and Canada',
    alternative: 'Totals of all accounts, US and Canada next to each other. The tables have all values.',
    ...origin(definition, us),
    series: ['US', 'Canada'],
    groups: comparedTotals.map(([name, label]) => ({ label, values: totals.map((row) => numberOf(row!, name)) })),
  };
}

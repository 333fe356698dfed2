import {
  isToDate,
  lastPeriods,
  monthPeriod,
  type Period,
  periodBefore,
  type ReportingUnit,
  yearBefore,
  yearToDate,
} from '../periods/reporting-periods.ts';
import type { ColumnTotal, ReportColumn, ReportPeriod } from './report-definition.ts';

/**
 * The periods of the sales overview (G-126, G-182). `count` is the number of complete months or weeks up to the newest
 * one of the company. The others are "to date": all that is on file, and the months after the newest complete one, which
 * are there only if the title has sales of them.
 */
export const salesPeriods = [
  { name: 'Week', label: 'Last Week', unit: 'week', count: 1 },
  { name: 'Month', label: 'Last Month', unit: 'month', count: 1 },
  { name: 'Months3', label: '3 Months', unit: 'month', count: 3 },
  { name: 'Months6', label: '6 Months', unit: 'month', count: 6 },
  { name: 'Months12', label: '12 Months', unit: 'month', count: 12 },
  { name: 'Life', label: 'Life to Date', unit: 'month', count: null },
  { name: 'ToDate', label: 'Month to Date', unit: 'month', count: null },
] as const satisfies readonly { name: string; label: string; unit: ReportingUnit; count: number | null }[];

export type SalesPeriod = (typeof salesPeriods)[number];

/** Measures of each period; the first one is the default. */
export const salesMeasures = [
  { name: 'net', label: 'Net', type: 'integer' },
  { name: 'gross', label: 'Gross', type: 'integer' },
  { name: 'returns', label: 'Returns', type: 'integer' },
  { name: 'returnPercent', label: 'Return %', type: 'percent' },
  { name: 'dollars', label: 'Net Amount', type: 'money' },
  { name: 'averagePrice', label: 'Avg. Price', type: 'money' },
] as const;

export type SalesMeasure = (typeof salesMeasures)[number];

/** The name of a measure in a period: `netMonths3`. */
export const periodField = (measure: Pick<SalesMeasure, 'name'>, period: Pick<SalesPeriod, 'name'>) =>
  `${measure.name}${period.name}`;

function totalOf({ name }: SalesMeasure, period: SalesPeriod): ColumnTotal {
  if (name === 'returnPercent') return { percent: [`returns${period.name}`, `gross${period.name}`] };
  return name === 'averagePrice' ? { averagePrice: [`dollars${period.name}`, `net${period.name}`] } : 'sum';
}

/** The columns of every measure in every period; each measure is a view of the table. */
export const periodColumns: readonly ReportColumn[] = salesMeasures.flatMap((measure) =>
  salesPeriods.map((period) => ({
    name: periodField(measure, period),
    label: `${measure.label} ${period.label}`,
    type: measure.type,
    view: measure.name,
    period: period.name,
    total: totalOf(measure, period),
    ...(period.name === 'ToDate' && { isOptional: true as const }),
  })),
);

/**
 * Comparisons of the sales overview and the monthly summary (G-340). `of` is a period of `salesPeriods`, or the year up to
 * the newest complete month; it is compared with as many months or weeks before it, or with the same ones a year before.
 * Both are complete.
 */
export const salesComparisons = [
  { label: 'Year to Date', of: 'YearToDate', with: 'yearBefore' },
  { label: 'Last Month', of: 'Month', with: 'before' },
  { label: 'Last Month (Year Ago)', of: 'Month', with: 'yearBefore' },
  { label: '3 Months', of: 'Months3', with: 'before' },
  { label: '6 Months', of: 'Months6', with: 'before' },
  { label: '12 Months', of: 'Months12', with: 'before' },
  { label: 'Last Week', of: 'Week', with: 'before' },
] as const satisfies readonly { label: string; of: string; with: 'before' | 'yearBefore' }[];

/** Two complete periods of the same length. */
export interface ComparedPeriods {
  readonly label: string;
  readonly newer: ReportPeriod;
  readonly older: ReportPeriod;
}

/** @returns the comparisons whose period exists */
export function comparedPeriods(periods: readonly ReportPeriod[]): ComparedPeriods[] {
  return salesComparisons.flatMap((comparison) => {
    const name = comparison.of === 'YearToDate' ? 'Month' : comparison.of;
    const newest = periods.find((period) => period.name === name);
    if (!newest) return [];
    const newer = comparison.of === 'YearToDate' ? { ...newest, ...yearToDate(newest) } : newest;
    const before = comparison.with === 'before' ? periodBefore(newer.unit, newer) : yearBefore(newer);
    return { label: comparison.label, newer, older: { ...newer, ...before } };
  });
}

/** What the periods of one title are computed from; days are `YYYY-MM-DD`. */
export interface SalesCalendar {
  /** The company's day. */
  readonly today: string;
  /** The newest complete month and week of the company; null: none is reported. */
  readonly newestMonth: Period | null;
  readonly newestWeek: Period | null;
}

/** From the title's first month to the company's newest complete one, or to a later one if the title has sales of it. */
function lifeOf({ newestMonth }: SalesCalendar, months: readonly string[]): Omit<ReportPeriod, 'name'> | null {
  const [first, own] = [months[0], months.at(-1)];
  if (first === undefined || own === undefined) return null;
  const last = [monthPeriod(own).last, newestMonth?.last ?? ''].sort().at(-1) ?? '';
  return { unit: 'month', first, last, isToDate: isToDate(monthPeriod(own), newestMonth) };
}

/** The months with sales that are not complete: the running one, and those before it that were not sent since they ended. */
function openMonths(months: readonly string[], newest: Period | null): Omit<ReportPeriod, 'name'> | null {
  const open = months.map(monthPeriod).filter((month) => isToDate(month, newest));
  const [first, last] = [open[0], open.at(-1)];
  return first && last ? { unit: 'month', first: first.first, last: last.last, isToDate: true } : null;
}

/**
 * The sales periods of one title.
 *
 * @param months the first days of the months with records of the title, the earliest first
 * @returns those that exist: without a complete month of the company there is no "Last Month"
 */
export function salesPeriodsOf(calendar: SalesCalendar, months: readonly string[]): ReportPeriod[] {
  const { today, newestMonth, newestWeek } = calendar;
  const begun = months.filter((month) => month <= today);
  const periodOf = ({ name, unit, count }: SalesPeriod): Omit<ReportPeriod, 'name'> | null => {
    if (name === 'Life') return lifeOf(calendar, begun);
    if (name === 'ToDate') return openMonths(begun, newestMonth);
    const newest = unit === 'month' ? newestMonth : newestWeek;
    return newest && { unit, ...lastPeriods(unit, newest, count), isToDate: false };
  };
  return salesPeriods.flatMap((period) => {
    const found = periodOf(period);
    return found ? [{ name: period.name, ...found }] : [];
  });
}

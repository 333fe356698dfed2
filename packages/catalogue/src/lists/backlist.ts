import { type CompanyCode, companyOf } from '../companies.ts';
import { backlistChoices } from '../constants.ts';
import type { PeriodUnit } from '../enumerations.ts';
import { formatDate } from '../formatting/dates.ts';
import { formatCount, formatCountOf } from '../formatting/numbers.ts';
import { lastPeriods, type Period, periodText } from '../periods/reporting-periods.ts';
import { notReported } from '../reports/report-columns.ts';
import type { ListColumn } from './list-column.ts';

export type BacklistTop = (typeof backlistChoices.top)[number];
export type BacklistUnit = (typeof backlistChoices.businessUnit)[number];
export type BacklistTime = (typeof backlistChoices.time)[number];
export type BacklistType = (typeof backlistChoices.type)[number];

/** Parameters of a backlist view: the titles and the figure by which they are ranked (G-101). */
export interface BacklistQuery {
  readonly top: BacklistTop;
  readonly businessUnit: BacklistUnit;
  readonly time: BacklistTime;
  readonly type: BacklistType;
}

/** True if a company's titles are in the views of a business unit (G-101). */
export const isInBusinessUnit = (code: CompanyCode, unit: BacklistUnit): boolean =>
  unit === 'all' || companyOf(code).businessUnit === unit;

/** Months of the view '13 Months'. */
const BACKLIST_MONTHS = 13;

/** The months of the view '13 Months' of a company. @param newest its newest complete month */
export const backlistPeriod = (newest: Period): Period => lastPeriods('month', newest, BACKLIST_MONTHS);

/** The months that the stored figures of a company's titles are sums of; null: no month is complete. */
export interface MonthsOfCompany {
  readonly companyCode: CompanyCode;
  readonly months: Period | null;
}

/**
 * The months that a ranking is of, by company where they differ: 'Oct 2025 to Oct 2026'. Life to date has no first month,
 * because titles begin in different ones, and is to date, because the running month counts: 'to date, months complete to Oct
 * 2026'.
 */
export function rankedMonthsText(time: BacklistTime, companies: readonly MonthsOfCompany[]): string {
  const byDates = new Map<string, string[]>();
  for (const { companyCode, months } of companies) {
    const newest = months && `to date, months complete to ${formatDate(months.last, 'MMM yyyy')}`;
    const dates = (time === 'ltd' ? newest : months && periodText('month', months)) ?? notReported;
    byDates.set(dates, [...(byDates.get(dates) ?? []), companyOf(companyCode).label]);
  }
  if (byDates.size === 1) return [...byDates.keys()].join('');
  return [...byDates].map(([dates, labels]) => `${dates} (${labels.join(', ')})`).join('; ');
}

/** Titles whose figures are still to be updated are counted up to this number. */
export const MAX_COUNTED_STALE_FIGURES = 1_000;

/**
 * What a ranking says while figures of titles are still to be updated: after the first sales of a new month, and after
 * each import of sales, the titles are summed one after the other.
 * @param count of these titles; more than `MAX_COUNTED_STALE_FIGURES` if there are more
 */
export function staleFiguresText(count: number): string | null {
  if (count === 0) return null;
  const isMore = count > MAX_COUNTED_STALE_FIGURES;
  const titles = isMore ? `more than ${formatCount(MAX_COUNTED_STALE_FIGURES)} titles` : formatCountOf(count, 'title');
  return `the figures of ${titles} are still to be updated`;
}

/** Labels of the choices. */
export const backlistLabels = {
  top: { 100: 'Top 100', 500: 'Top 500' },
  businessUnit: { all: 'All', TR: 'TR', CH: 'CH' },
  time: { '13': '13 Months', ltd: 'Life to Date' },
  type: { U: 'Units', D: 'Dollars' },
} as const;

/** The column of the figure by which a view is ranked, on screen, on paper and in Excel: '13 Months Units'. */
export function rankFigureColumn({ time, type }: Pick<BacklistQuery, 'time' | 'type'>) {
  const label = `${backlistLabels.time[time]} ${backlistLabels.type[type]}`;
  return {
    name: 'rankFigure',
    label,
    type: type === 'D' ? 'money' : 'integer',
    width: 104,
  } as const satisfies ListColumn;
}

/** The path of each time (LIST-48, LIST-49). */
export const backlistPaths: Readonly<Record<BacklistTime, PeriodUnit>> = { '13': 'months', ltd: 'life' };

/** @returns the address of a backlist view */
export function backlistAddress({ top, businessUnit, time, type }: BacklistQuery): string {
  const query = new URLSearchParams({ top: String(top), businessUnit, time, type });
  return `/backlistView/${backlistPaths[time]}?${query}`;
}

/** The entries of the home page (G-48). */
export const backlistViews = backlistChoices.time.flatMap((time) =>
  backlistChoices.top.map((top) => ({
    label: `${backlistLabels.top[top]}, ${backlistLabels.time[time]}`,
    query: { top, businessUnit: 'all', time, type: 'U' } satisfies BacklistQuery,
  })),
);

/** Description of a view: 'Top 100, 13 Months, all units, by units'. */
export function describeBacklist({ top, businessUnit, time, type }: BacklistQuery): string {
  const companies = businessUnit === 'all' ? 'all companies' : businessUnit;
  return `${backlistLabels.top[top]}, ${backlistLabels.time[time]}, ${companies}, by ${backlistLabels.type[type].toLowerCase()}`;
}

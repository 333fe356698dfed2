import { dayAfter } from '../formatting/days.ts';
import { seasonDays } from '../rules/seasons.ts';
import type { DateRangeCriterion } from './criterion.ts';
import type { PowerSearchForm } from './forms.ts';
import type { PowerSearchValues } from './values.ts';

/** Two days, both inclusive, `YYYY-MM-DD`. */
export interface DayRange {
  readonly first: string;
  readonly last: string;
}

/** What periods are resolved with. */
export interface SearchCalendar {
  /** The day that it is in the time zone of the searched companies, `YYYY-MM-DD`. */
  readonly today: string;
  /** The day of the caller's visit before this one. */
  readonly lastVisit: string;
}

const monthAt = (today: string, months: number): DayRange => {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const dayOf = (monthIndex: number, day: number) =>
    new Date(Date.UTC(year, monthIndex, day)).toISOString().slice(0, 10);
  return { first: dayOf(month - 1 + months, 1), last: dayOf(month + months, 0) };
};

/** Days from today on, or up to today. Today is one of them. */
const next =
  (days: number) =>
  ({ today }: SearchCalendar) => ({ first: today, last: dayAfter(today, days - 1) });
const last =
  (days: number) =>
  ({ today }: SearchCalendar) => ({ first: dayAfter(today, 1 - days), last: today });

/**
 * Dates relative to the day of the search (G-386). Addresses and saved searches keep the name; the server resolves it
 * whenever the search runs.
 */
export const periods = [
  { name: 'next30Days', label: 'Next 30 days', days: next(30) },
  { name: 'next90Days', label: 'Next 90 days', days: next(90) },
  { name: 'last30Days', label: 'Last 30 days', days: last(30) },
  { name: 'last90Days', label: 'Last 90 days', days: last(90) },
  { name: 'lastMonth', label: 'Last month', days: ({ today }: SearchCalendar) => monthAt(today, -1) },
  { name: 'thisMonth', label: 'This month', days: ({ today }: SearchCalendar) => monthAt(today, 0) },
  { name: 'nextMonth', label: 'Next month', days: ({ today }: SearchCalendar) => monthAt(today, 1) },
  { name: 'thisSeason', label: 'This season', days: ({ today }: SearchCalendar) => seasonDays(today, 0) },
  { name: 'nextSeason', label: 'Next season', days: ({ today }: SearchCalendar) => seasonDays(today, 1) },
  {
    name: 'sinceLastVisit',
    label: 'Since my last visit',
    days: ({ today, lastVisit }: SearchCalendar) => ({ first: lastVisit, last: today }),
  },
] as const satisfies readonly { name: string; label: string; days: (calendar: SearchCalendar) => DayRange }[];

export type Period = (typeof periods)[number];

/** @returns the period of a wire name, or undefined */
export const findPeriod = (name: unknown): Period | undefined => periods.find((period) => period.name === name);

/** @returns the period that a criterion is searched with, or undefined */
export const periodOf = (values: PowerSearchValues, criterion: DateRangeCriterion): Period | undefined =>
  findPeriod(values[criterion.period]);

/** @returns the days of each period of a search, by criterion name */
export function resolvedPeriods(
  form: PowerSearchForm,
  values: PowerSearchValues,
  calendar: SearchCalendar,
): Record<string, DayRange> {
  const ranges = form.criteria.flatMap((criterion) => {
    const period = criterion.kind === 'dateRange' ? periodOf(values, criterion) : undefined;
    return period ? [[criterion.name, period.days(calendar)] as const] : [];
  });
  return Object.fromEntries(ranges);
}

/** Whether a search needs `SearchCalendar.lastVisit`. */
export const usesLastVisit = (form: PowerSearchForm, values: PowerSearchValues): boolean =>
  form.criteria.some(
    (criterion) => criterion.kind === 'dateRange' && periodOf(values, criterion)?.name === 'sinceLastVisit',
  );

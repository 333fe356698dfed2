import { expect, test } from 'vitest';
import { monthPeriod, weekPeriod } from '../periods/reporting-periods.ts';
import { periodDates } from './report-columns.ts';
import { salesPeriodsOf } from './sales-periods.ts';

/** Names and dates of the periods of a title. */
function datesOf(today: string, newest: { month?: string; week?: string }, months: readonly string[]) {
  const calendar = {
    today,
    newestMonth: newest.month ? monthPeriod(newest.month) : null,
    newestWeek: newest.week ? weekPeriod(newest.week) : null,
  };
  return salesPeriodsOf(calendar, months).map((period) => [period.name, periodDates(period)]);
}

test('windows end with the newest complete month and week of the company, in words with their dates [G-182]', () => {
  const months = ['2024-11-01', '2026-04-01'];
  expect(datesOf('2026-11-23', { month: '2026-10-01', week: '2026-11-14' }, months)).toEqual([
    ['Week', 'week ending 11/14/2026'],
    ['Month', 'Oct 2026'],
    ['Months3', 'Aug 2026 to Oct 2026'],
    ['Months6', 'May 2026 to Oct 2026'],
    ['Months12', 'Nov 2025 to Oct 2026'],
    ['Life', 'Nov 2024 to Oct 2026'],
  ]);
});

test('the running month of a title stands apart, and is in its life to date [G-182]', () => {
  const dates = datesOf('2027-01-02', { month: '2026-12-01' }, ['2026-11-01', '2026-12-01', '2027-01-01']);
  expect(dates).toEqual([
    ['Month', 'Dec 2026'],
    ['Months3', 'Oct 2026 to Dec 2026'],
    ['Months6', 'Jul 2026 to Dec 2026'],
    ['Months12', 'Jan 2026 to Dec 2026'],
    ['Life', 'Nov 2026 to date'],
    ['ToDate', 'Jan 2027 to date'],
  ]);
});

test('a title with the running month alone, and one without months [G-182]', () => {
  expect(datesOf('2026-11-23', {}, ['2026-11-01'])).toEqual([
    ['Life', 'Nov 2026 to date'],
    ['ToDate', 'Nov 2026 to date'],
  ]);
  expect(datesOf('2026-11-23', { week: '2026-11-14' }, [])).toEqual([['Week', 'week ending 11/14/2026']]);
});

test('a month that has not begun is in no period [G-184]', () => {
  const dates = datesOf('2026-11-23', { month: '2026-10-01' }, ['2026-10-01', '2062-01-01']);
  expect(Object.fromEntries(dates)).toMatchObject({ Month: 'Oct 2026', Life: 'Oct 2026' });
  expect(dates.map(([name]) => name)).not.toContain('ToDate');
});

import { describe, expect, test } from 'vitest';
import { companyCodes } from '../companies.ts';
import {
  companyDay,
  countPeriods,
  isToDate,
  isWeekEnding,
  lastPeriods,
  monthPeriod,
  periodText,
  weekContaining,
  weekPeriod,
} from './reporting-periods.ts';

describe('days and weeks of companies [G-180]', () => {
  test.each([
    // Daylight saving time ends on November 1; New York is 5 hours behind UTC after it, 4 before.
    ['001', '2026-11-01T03:59:59Z', '2026-10-31'],
    ['001', '2026-11-01T04:00:00Z', '2026-11-01'],
    ['001', '2027-01-01T04:59:59Z', '2026-12-31'],
    ['180', '2027-01-01T05:00:00Z', '2027-01-01'],
    // London is one hour ahead in summer.
    ['400', '2026-06-30T22:59:59Z', '2026-06-30'],
    ['400', '2026-06-30T23:00:00Z', '2026-07-01'],
    ['400', '2026-12-31T23:59:59Z', '2026-12-31'],
  ])('for company %s, %s is on %s', (code, moment, day) => {
    expect(companyDay(code, new Date(moment))).toBe(day);
  });

  test('weeks of all companies end on a Saturday', () => {
    for (const code of companyCodes) {
      expect(isWeekEnding(code, '2026-11-14')).toBe(true);
      for (const day of ['2026-11-13', '2026-11-15']) expect(isWeekEnding(code, day)).toBe(false);
    }
  });

  test.each([
    ['2026-11-14', '2026-11-08', '2026-11-14'],
    ['2026-11-15', '2026-11-15', '2026-11-21'],
    ['2026-12-31', '2026-12-27', '2027-01-02'],
    ['2028-02-29', '2028-02-27', '2028-03-04'],
  ])('%s is in the week from %s to %s', (day, first, last) => {
    expect(weekContaining('001', day)).toEqual({ first, last });
  });
});

describe('complete periods [G-180]', () => {
  test.each([
    ['2026-02-10', '2026-02-01', '2026-02-28'],
    ['2028-02-01', '2028-02-01', '2028-02-29'],
    ['2100-02-28', '2100-02-01', '2100-02-28'],
    ['2026-12-31', '2026-12-01', '2026-12-31'],
  ])('the month of %s is from %s to %s', (day, first, last) => {
    expect(monthPeriod(day)).toEqual({ first, last });
  });

  test.each([
    ['2026-09-01', '2026-10-01', false],
    ['2026-10-01', '2026-10-01', false],
    ['2026-11-01', '2026-10-01', true],
  ])('the month of %s is to date beside the newest complete one of %s: %s', (month, newest, expected) => {
    expect(isToDate(monthPeriod(month), monthPeriod(newest))).toBe(expected);
  });

  test('without a complete period every one is to date', () => {
    expect(isToDate(weekPeriod('2026-11-14'), null)).toBe(true);
  });
});

describe('windows are counted in the calendar [G-181]', () => {
  test.each([
    ['month', '2026-01-31', 1, '2026-01-01'],
    ['month', '2026-01-31', 3, '2025-11-01'],
    ['month', '2028-03-31', 2, '2028-02-01'],
    ['month', '2026-10-31', 13, '2025-10-01'],
    ['week', '2026-01-03', 1, '2025-12-28'],
    ['week', '2026-01-03', 4, '2025-12-07'],
    ['week', '2028-03-04', 2, '2028-02-20'],
  ] as const)('%ss up to %s: %i of them begin on %s', (unit, day, count, first) => {
    const newest = unit === 'month' ? monthPeriod(day) : weekPeriod(day);
    const period = lastPeriods(unit, newest, count);
    expect(period).toEqual({ first, last: day });
    expect(countPeriods(unit, period)).toBe(count);
  });

  test('26 weeks over the start of daylight saving time are 26 weeks', () => {
    expect(countPeriods('week', { first: '2026-01-04', last: '2026-07-04' })).toBe(26);
  });
});

test.each([
  ['month', '2026-10-01', '2026-10-31', false, 'Oct 2026'],
  ['month', '2025-12-01', '2026-02-28', false, 'Dec 2025 to Feb 2026'],
  ['month', '2026-11-01', '2026-11-30', true, 'Nov 2026 to date'],
  ['month', '2024-02-01', '2026-11-30', true, 'Feb 2024 to date'],
  ['week', '2026-11-08', '2026-11-14', false, 'week ending 11/14/2026'],
  ['week', '2026-10-18', '2026-11-14', false, 'weeks ending 10/24/2026 to 11/14/2026'],
  ['week', '2026-11-22', '2026-11-28', true, 'week ending 11/28/2026 to date'],
  ['week', '2025-12-28', '2026-01-03', false, 'week ending 1/3/2026'],
] as const)('a %s from %s to %s (to date: %s) is "%s" [G-182]', (unit, first, last, isToDate, text) => {
  expect(periodText(unit, { first, last }, isToDate)).toBe(text);
});

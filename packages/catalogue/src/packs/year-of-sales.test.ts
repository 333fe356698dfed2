import { expect, test } from 'vitest';
import { monthsNotReported, yearOfSalesTexts } from './year-of-sales.ts';

const none = Array.from({ length: 12 }, () => null);
const months = (...values: (number | null)[]) => [...values, ...none].slice(0, 12);

test('a year that is not over says so, and a month that is not reported is not 0 [PACK-30]', () => {
  const sales = { year: 2026, asOf: '2026-04-30', months: months(120, null, 0, 1500), hadSales: true };
  expect(yearOfSalesTexts(sales)).toEqual({
    heading: 'Net copies by month, 2026',
    remarks: ['as of 4/30/2026', 'the year is not over', 'Feb not reported'],
    alternative:
      'Net copies by month, 2026, as of 4/30/2026; the year is not over; Feb not reported: Jan 120, Mar 0, Apr 1,500',
  });
});

test('months before the first sale of a title are not missing [PACK-30]', () => {
  const sales = { year: 2026, asOf: '2026-05-31', months: months(null, null, 7, null, 2), hadSales: false };
  expect(monthsNotReported(sales)).toEqual([3]);
  expect(monthsNotReported({ ...sales, hadSales: true })).toEqual([0, 1, 3]);
  expect(monthsNotReported({ ...sales, months: months() })).toEqual([]);
});

test('a year that is over is stated without a remark [PACK-30]', () => {
  const sales = { year: 2025, asOf: '2025-12-31', months: Array.from({ length: 12 }, () => 1), hadSales: false };
  expect(yearOfSalesTexts(sales).remarks).toEqual(['as of 12/31/2025']);
});

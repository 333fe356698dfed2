import { expect, test } from 'vitest';
import { reportedSinceLaunch, salesSinceLaunch, salesSinceLaunchFigure } from './sales-since-launch.ts';

const report = (data: object[], newestMonth = '2026-03-01') => ({
  productId: 1,
  header: {},
  asOf: '2026-10-31T00:00:00',
  periods: [
    {
      name: 'Month',
      unit: 'month' as const,
      first: newestMonth,
      last: `${newestMonth.slice(0, 8)}28`,
      isToDate: false,
    },
  ],
  notes: [],
  differences: [],
  data,
});

test('months without a record have no sum, and returns lower it [COMP-24]', () => {
  const sales = salesSinceLaunch(
    report([
      { month: '2025-11-01T00:00:00', net: 100 },
      { month: '2026-02-01T00:00:00', net: 50 },
      { month: '2026-03-01T00:00:00', net: -20 },
    ]),
  );
  expect(sales).toEqual({ firstMonth: '2025-11-01', netToDate: [100, null, null, 150, 130], toDate: 130 });
  expect(reportedSinceLaunch(sales!)).toBe('3 of 5');
});

test('the sums go on to the newest complete month, and the running one is only in the sum to date [G-182]', () => {
  const rows = [
    { month: '2025-12-01T00:00:00', net: 10, extent: null },
    { month: '2026-04-01T00:00:00', net: 5, extent: 'to date' },
  ];
  expect(salesSinceLaunch(report(rows))).toEqual({
    firstMonth: '2025-12-01',
    netToDate: [10, null, null, null],
    toDate: 15,
  });
  expect(salesSinceLaunch(report(rows.slice(1)))).toEqual({ firstMonth: '2026-04-01', netToDate: [], toDate: 5 });
});

test('a title without sales has none', () => {
  expect(salesSinceLaunch(report([]))).toBeNull();
  expect(salesSinceLaunch(null)).toBeNull();
  expect(salesSinceLaunchFigure([{ name: 'Anchor', sales: null, asOf: null }])).toBeNull();
});

test('the figure keeps the position of each title and says its total in words', () => {
  const figure = salesSinceLaunchFigure([
    { name: 'Anchor', sales: null, asOf: null },
    {
      name: 'Breaker',
      sales: { firstMonth: '2025-11-01', netToDate: [900, 1100], toDate: 1200 },
      asOf: '2026-10-31T00:00:00',
    },
    {
      name: 'Cape',
      sales: { firstMonth: '2026-01-01', netToDate: [7], toDate: 7 },
      asOf: '2026-09-30T00:00:00',
    },
  ]);
  expect(figure).toMatchObject({
    alternative: 'Net units since launch: Breaker 1,200, Cape 7. The table has the values.',
    asOf: '9/30/2026 and 10/31/2026',
    series: [
      { name: 'Breaker', index: 1, values: [900, 1100] },
      { name: 'Cape', index: 2, values: [7] },
    ],
  });
});

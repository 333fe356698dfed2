import { expect, test } from 'vitest';
import { salesSinceLaunch, salesSinceLaunchFigure } from './sales-since-launch.ts';

const report = (data: object[]) => ({ productId: 1, header: {}, asOf: '2026-10-31T00:00:00', differences: [], data });

test('months without sales repeat the sum, and returns lower it', () => {
  const sales = salesSinceLaunch(
    report([
      { month: '2025-11-01T00:00:00', net: 100 },
      { month: '2026-02-01T00:00:00', net: 50 },
      { month: '2026-03-01T00:00:00', net: -20 },
    ]),
  );
  expect(sales).toEqual({ firstMonth: '2025-11', netToDate: [100, 100, 100, 150, 130] });
});

test('a title without sales has none', () => {
  expect(salesSinceLaunch(report([]))).toBeNull();
  expect(salesSinceLaunch(null)).toBeNull();
  expect(salesSinceLaunchFigure([{ name: 'Anchor', sales: null, asOf: null }])).toBeNull();
});

test('the figure keeps the position of each title and says its total in words', () => {
  const figure = salesSinceLaunchFigure([
    { name: 'Anchor', sales: null, asOf: null },
    { name: 'Breaker', sales: { firstMonth: '2025-11', netToDate: [900, 1200] }, asOf: '2026-10-31T00:00:00' },
  ]);
  expect(figure).toMatchObject({
    alternative: 'Net units since launch: Breaker 1,200. The table has the values.',
    asOf: '10/31/2026',
    series: [{ name: 'Breaker', index: 1, values: [900, 1200] }],
  });
});

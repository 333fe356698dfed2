import { expect, test } from 'vitest';
import { projectionReports } from './projections.ts';
import type { ReportPeriod, ReportRow } from './report-definition.ts';
import { regionsFigure, reportFigures } from './report-figures.ts';
import { channelReport, salesOverview } from './sales-reports.ts';

const reportOf = (rows: Record<string, ReportRow[]>, asOf: string | null, periods: ReportPeriod[] = []) => ({
  ...{ productId: 1, header: { title: 'Tide' }, notes: [], differences: [] },
  ...{ asOf, periods, ...rows },
});

const totals = { accountNumber: '', accountName: 'Total All Accounts:', accountTotalOnOrder: 9 };

test.each([
  ['2026-02-04', '2026-02-04', '2/4/2026'],
  ['2026-02-04', '2026-01-28', '2/4/2026 (US), 1/28/2026 (Canada)'],
  ['2026-02-04', null, '2/4/2026 (US)'],
  [null, '2026-01-28', '1/28/2026 (Canada)'],
  [null, null, ''],
])('the totals of the US as of %s beside those of Canada as of %s are as of %s [REPORT-94]', (us, canada, asOf) => {
  const [ofUs, ofCanada] = [us, canada].map((day) => reportOf({ data: [totals] }, day));
  expect(regionsFigure(projectionReports[0], ofUs, ofCanada)?.asOf).toBe(asOf);
});

const life = { name: 'Life', unit: 'month', first: '2024-05-01' } as const;
const channels = [
  { channel: 'Retail', netLife: 30, net: 3 },
  { channel: 'Online', netLife: 10, net: 1 },
];

test('the shares of channels name the period that they are of [REPORT-94]', () => {
  const rows = { rows: channels };
  const complete = reportOf(rows, '2026-10-31', [{ ...life, last: '2026-10-31', isToDate: false }]);
  expect(reportFigures(salesOverview, complete)[0]).toMatchObject({
    label: 'Share of each channel in net sales, May 2024 to Oct 2026',
    asOf: '10/31/2026',
  });
  const week = { name: 'week', unit: 'week', first: '2026-11-15', last: '2026-11-21', isToDate: false } as const;
  expect(reportFigures(channelReport, reportOf({ data: channels }, '2026-11-21', [week]))[0]).toMatchObject({
    label: 'Share of each channel in net sales, week ending 11/21/2026',
    asOf: '11/21/2026',
  });
});

test('shares with copies of the running month are not as of the month before [REPORT-94]', () => {
  const running = reportOf({ rows: channels }, '2026-10-31', [{ ...life, last: '2026-11-30', isToDate: true }]);
  expect(reportFigures(salesOverview, running)[0]).toMatchObject({
    label: 'Share of each channel in net sales, May 2024 to date',
    asOf: '',
  });
});

test('shares of the twelve largest channels say of how many [REPORT-94]', () => {
  const rows = Array.from({ length: 14 }, (_, index) => ({ channel: `Channel ${index}`, netLife: 14 - index }));
  const [figure] = reportFigures(salesOverview, reportOf({ rows }, '2026-10-31'));
  expect(figure).toMatchObject({ label: 'Share of each channel in net sales, the 12 largest of 14 channels' });
});

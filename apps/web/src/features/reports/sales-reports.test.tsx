import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hash } from '../../../test/render-app.tsx';
import { emptySalesReport, overviewReport, reportHandler } from '../../../test/reports.ts';
import { factOf as fact, ofTitle, open, rowsOf } from './report-page.test-data.ts';

test('the style of the sales overview is remembered in the browser [REPORT-91, STORE-05]', async () => {
  const overview = reportHandler('001', 'SalesOverview', overviewReport());
  const { view, user } = open(`/reports/salesOverview?${ofTitle}`, overview);
  expect(await screen.findByRole('radio', { name: 'Table' })).toBeChecked();
  expect(screen.queryByRole('img', { name: /^Shares of/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Chart' }));
  expect(screen.getByRole('img', { name: /^Shares of 2 channels/ })).toBeVisible();
  expect(screen.getByRole('table', { name: 'Sales by Channel' })).toBeVisible();
  expect(window.localStorage.getItem('titlenet.overviewReportStyle.1')).toBe('"chart"');
  view.unmount();
  open(`/reports/salesOverview?${ofTitle}`, overview);
  expect(await screen.findByRole('radio', { name: 'Chart' })).toBeChecked();
});

test('the overview distinguishes blank, zero and negative values and sums its channels', async () => {
  open(`/reports/salesOverview?${ofTitle}`, reportHandler('001', 'SalesOverview', overviewReport()));
  const periods = await screen.findByRole('table', { name: 'Sales by Period' });
  expect(rowsOf(periods)[0]).toEqual([
    'Last Month',
    'Jan 2026',
    '40',
    '50',
    '-10',
    '125.00%',
    '($12.50)',
    '',
    '1 of 1 month',
  ]);
  expect(fact('Stock')).toBe('0');
  expect(screen.queryByText('On Order', { selector: 'dt' })).not.toBeInTheDocument();
  const channels = rowsOf(screen.getByRole('table', { name: 'Sales by Channel' }));
  expect(channels[1]!.slice(0, 3)).toEqual(['Retail', '', '']);
  const totals = channels.at(-1)!;
  expect([totals[0], totals[2], totals.at(-1)]).toEqual(['Total All Channels:', '30', '1,000']);
});

test('a report without sales has no switch of their measures [REPORT-115]', async () => {
  const report = overviewReport({ rows: [] });
  open(`/reports/salesOverview?${ofTitle}`, reportHandler('001', 'SalesOverview', report));
  expect(await screen.findByRole('heading', { name: 'Sales by Channel' })).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Return %' })).not.toBeInTheDocument();
});

test('a switch chooses the measure of Sales by Channel, and the address keeps it [REPORT-97] [G-126, G-182]', async () => {
  const { user } = open(`/reports/salesOverview?${ofTitle}`, reportHandler('001', 'SalesOverview', overviewReport()));
  const table = () => screen.findByRole('table', { name: 'Sales by Channel' });
  const heads = async () =>
    within(await table())
      .getAllByRole('columnheader')
      .map((head) => head.textContent);
  // There are no figures of a week, and none of the running month.
  expect(await heads()).toEqual([
    'Channel',
    'Net Last Week not reported',
    'Net Last Month Jan 2026',
    'Net 3 Months not reported',
    'Net 6 Months not reported',
    'Net 12 Months not reported',
    'Net Life to Date Nov 2024 to Jan 2026',
  ]);
  await user.click(screen.getByRole('radio', { name: 'Return %' }));
  expect((await heads()).at(-1)).toBe('Return % Life to Date Nov 2024 to Jan 2026');
  expect(rowsOf(await table()).map((cells) => cells.at(-1))).toEqual(['14.29%', '20.00%', '16.67%']);
  expect(hash()).toContain('measure=returnPercent');
});

test('on paper the measures follow each other [REPORT-97] [G-126]', async () => {
  open(
    `/reports/salesOverview?${ofTitle}&isPrintable=true`,
    reportHandler('001', 'SalesOverview', overviewReport({ notes: [{ table: 'totals', text: 'Left out.' }] })),
  );
  await screen.findByRole('table', { name: 'Sales by Period' });
  const names = screen.getAllByRole('table').map((table) => table.getAttribute('aria-label'));
  expect(names).toEqual([
    'Sales by Period',
    'Sales by Channel: Net',
    'Sales by Channel: Gross',
    'Sales by Channel: Returns',
    'Sales by Channel: Return %',
    'Sales by Channel: Net Amount',
    'Sales by Channel: Avg. Price',
  ]);
  expect(screen.getByText('Left out.')).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Gross' })).not.toBeInTheDocument();
});

test('the monthly summary has year totals, and tells months without a record from 0 in table and chart [REPORT-101] [G-341]', async () => {
  const none = { gross: null, returns: null, net: null, returnPercent: null, dollars: null, averagePrice: null };
  const of = (month: string, year: string, net: number | null, extent: string | null = null) => ({
    ...none,
    ...{ month: `${month}-01T00:00:00`, year, extent, gross: net, net },
    ...(net !== null && { returns: 0, dollars: net * 2 }),
  });
  const period = { unit: 'month' as const, last: '2026-02-28', isToDate: false };
  const report = {
    ...emptySalesReport,
    periods: [
      { ...period, name: 'Month', first: '2026-02-01' },
      { ...period, name: 'Life', first: '2025-11-01' },
    ],
    data: [
      of('2026-02', 'Jan 2026 to Feb 2026', 0),
      of('2026-01', 'Jan 2026 to Feb 2026', 7),
      of('2025-12', 'Nov 2025 to Dec 2025', null, 'not reported'),
      of('2025-11', 'Nov 2025 to Dec 2025', 20),
      of('2024-01', '2024', null, 'to Dec 2024 not reported'),
    ],
  };
  open(`/reports/monthlySummary?${ofTitle}`, reportHandler('001', 'MonthlySummary', report));
  const table = await screen.findByRole('table', { name: 'Sales by Month' });
  expect(rowsOf(table).map((cells) => [cells[0], cells[3], cells[5], cells[6]])).toEqual([
    ['Feb 2026', '0', '$0.00', ''],
    ['Jan 2026', '7', '$14.00', ''],
    ['Total Jan 2026 to Feb 2026:', '7', '$14.00', '$2.00'],
    ['Dec 2025 not reported', '', '', ''],
    ['Nov 2025', '20', '$40.00', ''],
    ['Total Nov 2025 to Dec 2025:', '20', '$40.00', '$2.00'],
    ['Jan 2024 to Dec 2024 not reported', '', '', ''],
    ['Total All Months:', '27', '$54.00', '$2.00'],
  ]);
  expect(screen.getByRole('img', { name: /^Sales of 3 months, 1 not reported: best month 2025-11/ })).toBeVisible();
});

test('the weeks of points of sale are on a calendar axis, and a week without a record is a gap [REPORT-103] [G-341]', async () => {
  const week = (weekEnding: string, units: number | null, extent: string | null = null) => ({
    ...{ weekEnding: `${weekEnding}T00:00:00`, extent, units, change: null, onHand: null },
  });
  const newest = { unit: 'week' as const, first: '2025-12-28', last: '2026-01-03', isToDate: false };
  // Thirty weeks, of which two have no record.
  const days = Array.from({ length: 30 }, (_, index) =>
    new Date(Date.UTC(2026, 0, 3) - index * 7 * 86_400_000).toISOString().slice(0, 10),
  );
  const report = {
    ...emptySalesReport,
    periods: [
      { ...newest, name: 'lastWeek' },
      { ...newest, name: 'allWeeks', first: '2025-06-08' },
    ],
    data: days.map((day, index) => (index === 1 || index === 2 ? week(day, null, 'not reported') : week(day, 5))),
  };
  open(`/reports/pointOfSale?${ofTitle}`, reportHandler('001', 'PointOfSale', report));
  const chart = await screen.findByRole('img', {
    name: 'Point-of-sale units of 28 weeks, 2 not reported. The table has all values.',
  });
  const columns = [...chart.querySelectorAll('rect')].map((column) => column.textContent);
  expect(columns).toHaveLength(28);
  expect(columns[0]).toBe('week ending 6/14/2025: 5');
  expect(columns.slice(-2)).toEqual(['week ending 12/13/2025: 5', 'week ending 1/3/2026: 5']);
  const [before, last] = [...chart.querySelectorAll('rect')]
    .slice(-2)
    .map((column) => Number(column.getAttribute('x')));
  const [first, second] = [...chart.querySelectorAll('rect')].map((column) => Number(column.getAttribute('x')));
  expect((last! - before!) / (second! - first!)).toBeCloseTo(3);
});

test('the channel report steps from week to week, and refuses a Wednesday [REPORT-105, REPORT-106] [G-344]', async () => {
  const report = {
    ...emptySalesReport,
    header: { ...emptySalesReport.header, weekEnding: '2026-01-17T00:00:00', newestWeek: '2026-01-31T00:00:00' },
    data: [
      { channel: 'Online', net: 30, share: 75 },
      { channel: 'Retail', net: 10, share: 25 },
    ],
  };
  const { user, view } = open(
    `/reports/channelReport?${ofTitle}&date=2026.01.17`,
    reportHandler('001', 'ChannelReport', report),
  );
  const links = within(await screen.findByRole('navigation', { name: 'Weeks' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, /date=([\d.]+)/.exec(link.getAttribute('href')!)?.[1]])).toEqual([
    ['Week Before', '2026.01.10'],
    ['Next Week', '2026.01.24'],
    ['Newest Week', undefined],
  ]);
  expect(
    rowsOf(screen.getByRole('table', { name: 'Sales of the Week by Channel' }))
      .at(-1)
      ?.at(-1),
  ).toBe('100.00%');
  await user.click(links[0]!);
  await waitFor(() => expect(hash()).toContain('date=2026.01.10'));
  view.unmount();
  open(`/reports/channelReport?${ofTitle}&date=2026.01.21`, reportHandler('001', 'ChannelReport', report));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '1/21/2026 is no Saturday. The weeks of this report end on Saturdays.',
  );
  const newest = screen.getByRole('link', { name: 'Newest Week' });
  expect(newest.getAttribute('href')).not.toContain('date=');
  expect(newest.getAttribute('href')).toContain('isbn=9780061120084');
});

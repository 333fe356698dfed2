import { screen, waitFor, within } from '@testing-library/react';
import type { TitleHistoryChange } from '@titlenet/contract/title-history';
import { afterEach, expect, test, vi } from 'vitest';
import { failure, fakeServer, type Handler } from '../../../../test/fake-server.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { emptySalesReport, reportHandler } from '../../../../test/reports.ts';
import { sheetAddress, titleBar, titleHandlers } from '../../../../test/titles.ts';
import { timeText } from '../../../ui/dates/time-text.ts';

afterEach(() => {
  vi.useRealTimers();
});

const change = (id: number, changedAt: string, parts: Partial<TitleHistoryChange>): TitleHistoryChange => ({
  id,
  changedAt,
  field: 'bar.price',
  oldValue: null,
  newValue: null,
  sender: 'Harbour Press',
  feed: null,
  ...parts,
});
const changes = [
  change(3, '2026-03-04T12:00:00', {
    field: 'bar.onSaleDate',
    oldValue: '2026-05-01T00:00:00',
    newValue: '2026-06-02T00:00:00',
  }),
  change(2, '2026-02-01T12:00:00', { oldValue: '24.99', newValue: '27.99', sender: null }),
];
const month = (of: string, net: number) => ({
  month: `${of}-01T00:00:00`,
  gross: net,
  returns: 0,
  net,
  netToDate: net,
  year: '2026',
});
const report = {
  ...emptySalesReport,
  asOf: '2026-03-31T00:00:00',
  periods: [{ name: 'Month', unit: 'month' as const, first: '2026-03-01', last: '2026-03-31', isToDate: false }],
  data: [month('2026-03', 0), month('2026-01', 1_000)],
};
const history = 'GET /api/Titles/001/42/history';
const fieldsOf = (query: URLSearchParams) => query.get('fields');

async function open(handlers: Record<string, Handler>, sales = report) {
  const bar = titleBar({ price: 27.99 });
  const server = fakeServer({
    ...titleHandlers(bar),
    ...reportHandler('001', 'MonthlySummary', sales),
    ...handlers,
  });
  const rendered = renderApp(sheetAddress(bar));
  const region = within(await screen.findByRole('region', { name: 'History' }));
  const show = region.getByRole('button', { name: 'Show prices, dates and sales over time' });
  expect(server.to(history).map(({ query }) => fieldsOf(query))).toEqual([null]);
  await rendered.user.click(show);
  return { server, region, ...rendered };
}

const linesOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

/** Answers the calls of the section; the marks of the sheet have no changes. */
const answering =
  (answer: Handler): Handler =>
  (call) =>
    fieldsOf(call.query) === null ? { changes: [], next: null } : answer(call);

test('prices, dates and sales are drawn on one axis, and tables have the same values [SHEET-192] [SHEET-193]', async () => {
  const { server, region, user } = await open({ [history]: answering(() => ({ changes, next: null })) });
  const drawing = await region.findByRole('img', {
    name: 'Prices over time, with 2 changes of price, date and status. Net sales of 3 months below. The tables have all values.',
  });
  expect(linesOf(region.getByRole('table', { name: 'Changes of price, date and status' }))).toEqual([
    [timeText('2026-03-04T12:00:00'), 'On Sale Date', '05/01/2026', '06/02/2026', 'Harbour Press'],
    [timeText('2026-02-01T12:00:00'), 'Price', '$24.99', '$27.99', ''],
  ]);
  await user.click(region.getByText('Net sales of 3 months'));
  expect(linesOf(region.getByRole('table', { name: 'Net sales by month' }))).toEqual([
    ['03/2026', '0'],
    ['02/2026', 'not reported'],
    ['01/2026', '1,000'],
  ]);
  const titles = [...drawing.querySelectorAll('title')].map(({ textContent }) => textContent);
  expect(titles).toEqual([
    `On Sale Date: 05/01/2026 → 06/02/2026, ${timeText('2026-03-04T12:00:00')}, Harbour Press`,
    '2026-01: 1,000 net',
    '2026-02: not reported',
    '2026-03: 0 net',
  ]);
  expect(
    server
      .to(history)
      .map(({ query }) => fieldsOf(query))
      .at(-1),
  ).toMatch(/^bar\.price,bar\.canadianPrice,.*bar\.onSaleDate,bar\.salesMarketingCode/);
});

test('an axis of hours names its day once [SHEET-193]', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-04T20:00:00Z') });
  const changed = change(1, '2026-03-04T12:00:00', { oldValue: '24.99', newValue: '27.99' });
  const { region } = await open(
    { [history]: answering(() => ({ changes: [changed], next: null })) },
    { ...report, data: [] },
  );
  const drawing = await region.findByRole('img', { name: /^Prices over time, with 1 change of/ });
  expect(
    within(drawing)
      .getAllByText(/^03\//)
      .map(({ textContent }) => textContent),
  ).toEqual(['03/04/2026']);
});

test('a title without changes and sales says so; a failure can be tried again [SHEET-193]', async () => {
  const { server, region, user } = await open({ [history]: answering(() => failure(500)) }, { ...report, data: [] });
  const again = await region.findByRole('button', { name: 'Try again' });
  server.on(
    history,
    answering(() => ({ changes: [], next: null })),
  );
  await user.click(again);
  expect(await region.findByText('No change of price, date or status is recorded.')).toBeVisible();
  expect(region.queryByRole('img')).not.toBeInTheDocument();
});

test('sales that cannot be loaded leave the changes [SHEET-193]', async () => {
  const { region } = await open({
    [history]: answering(() => ({ changes, next: null })),
    'GET /api/Reports/001/9780061120084/MonthlySummary': () => failure(500),
  });
  expect(await region.findByText('Sales by month could not be loaded.')).toBeVisible();
  await waitFor(() => expect(region.getByRole('table', { name: 'Changes of price, date and status' })).toBeVisible());
});

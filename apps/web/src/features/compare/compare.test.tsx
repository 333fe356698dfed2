import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, fakeServer, permissions } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { emptySalesReport, reportHandler } from '../../../test/reports.ts';
import { titleBar } from '../../../test/titles.ts';

const address = '/compare?titles=1:001,2:001';
const anchor = titleBar({
  productId: 1,
  isbn: '9780062040800',
  title: 'Anchor',
  price: 24.99,
  canadianPrice: 31.5,
  onSaleDate: '2026-03-05T00:00:00',
  pageCount: 320,
});
const breaker = titleBar({ productId: 2, isbn: '9780061122415', title: 'Breaker', price: 9.99, pageCount: 320 });
const month = (of: string, net: number) => ({
  month: `${of}-01T00:00:00`,
  gross: net,
  returns: 0,
  net,
  netToDate: net,
  year: '2026',
});
/** The newest complete month is April 2026. */
const sales = (data: object[]) => ({
  ...emptySalesReport,
  asOf: '2026-04-30T00:00:00',
  periods: [{ name: 'Month', unit: 'month' as const, first: '2026-04-01', last: '2026-04-30', isToDate: false }],
  data,
});

const server = {
  ...permissions(['001'], ['user']),
  'GET /api/TitleSheet/001/1/bar': () => anchor,
  'GET /api/TitleSheet/001/2/bar': () => breaker,
  ...reportHandler(
    '001',
    'MonthlySummary',
    sales([
      { ...month('2026-05', 30), extent: 'to date' },
      { month: '2026-04-01T00:00:00', extent: 'not reported', net: null, year: '2026' },
      month('2026-03', 200),
      month('2026-01', 1_000),
    ]),
    '9780062040800',
  ),
  ...reportHandler('001', 'MonthlySummary', sales([]), '9780061122415'),
};

const cellsOf = (table: HTMLElement, label: string) =>
  within(within(table).getByRole('row', { name: new RegExp(`^${label}\\b`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

/** Labels of the facts of a comparison, in their order. */
const factsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('titles have the direction of their own characters [PAPER-08]', async () => {
  fakeServer({ ...server, 'GET /api/TitleSheet/001/1/bar': () => ({ ...anchor, title: 'מובי דיק' }) });
  renderApp(address);
  expect((await screen.findByRole('link', { name: 'מובי דיק' })).querySelector('bdi')).toHaveTextContent('מובי דיק');
});

test('titles are compared fact by fact, and differences can be shown alone', async () => {
  fakeServer(server);
  const { user } = renderApp(address);
  const table = await screen.findByRole('table', { name: 'Comparison of titles' });
  expect(within(table).getByRole('link', { name: 'Anchor' })).toHaveAttribute('href', '#/titleSheet/1?companyCode=001');
  expect(cellsOf(table, 'Price')).toEqual(['$24.99', '$9.99']);
  expect(cellsOf(table, 'Page Count')).toEqual(['320', '320']);
  expect(factsOf(table)).toEqual(['Price', 'Canadian Price', 'On Sale Date', 'ISBN-10', 'Page Count']);
  await user.click(screen.getByRole('checkbox', { name: 'Show differences only' }));
  expect(factsOf(table)).toEqual(['Price', 'Canadian Price', 'On Sale Date']);
  expect(cellsOf(table, 'Price')).toEqual(['$24.99', '$9.99']);
});

test('a title without a value has a blank cell, which is marked as a difference; a fact of no title has no row [COMP-03]', async () => {
  fakeServer({
    ...server,
    'GET /api/TitleSheet/001/1/bar': () => ({ ...anchor, canadianPrice: null, onSaleDate: null }),
    'GET /api/TitleSheet/001/2/bar': () => ({ ...breaker, price: null, onSaleDate: '2026-03-05T00:00:00' }),
  });
  renderApp(address);
  const table = await screen.findByRole('table', { name: 'Comparison of titles' });
  expect(factsOf(table)).toEqual(['Price', 'On Sale Date', 'ISBN-10', 'Page Count']);
  expect(cellsOf(table, 'Price')).toEqual(['$24.99', '']);
  expect(cellsOf(table, 'On Sale Date')).toEqual(['', '03/05/2026']);
  const marked = within(table)
    .getAllByRole('rowheader')
    .filter((header) => header.closest('[data-different]'));
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Price', 'On Sale Date']);
});

test('the comparison is exported to Excel as it is shown, with numbers and dates [COMP-02, COMP-04]', async () => {
  const fake = fakeServer({
    ...server,
    'POST /api/Export/Table/Excel': () => ({ file: '', fileName: 'Comparison of titles.xlsx' }),
  });
  const { user } = renderApp(address);
  await user.click(await screen.findByRole('checkbox', { name: 'Show differences only' }));
  await user.click(screen.getByRole('button', { name: 'Export to Excel' }));
  await waitFor(() => expect(fake.to('POST /api/Export/Table/Excel')).toHaveLength(1));
  const { name, description, columns, rows, rowTypes } = JSON.parse(fake.to('POST /api/Export/Table/Excel')[0]!.body);
  expect([name, description]).toEqual(['Comparison of titles', 'Differences only']);
  expect(columns.map(({ label }: { label: string }) => label)).toEqual(['Field', 'Anchor', 'Breaker']);
  expect(rows.map(({ field, title0, title1 }: Record<string, unknown>) => [field, title0, title1])).toEqual([
    ['ISBN', '9780062040800', '9780061122415'],
    ['Price', 24.99, 9.99],
    ['Canadian Price', 31.5, ''],
    ['On Sale Date', '2026-03-05T00:00:00', ''],
    ['First month of sales', '2026-01-01', null],
    ['Net units after 1 month', 1_000, null],
    ['Net units after 3 months', 1_200, null],
    ['Net units after 6 months', null, null],
    ['Net units after 12 months', null, null],
    ['Net units after 24 months', null, null],
    ['Net units after 36 months', null, null],
    ['Complete months reported', '2 of 4', null],
    ['Net units to date', 1_230, null],
  ]);
  expect(rowTypes).toEqual([
    null,
    { type: 'money' },
    { type: 'money', currency: 'CAD' },
    { type: 'date' },
    { type: 'month' },
    ...Array(6).fill({ type: 'integer' }),
    null,
    { type: 'integer' },
  ]);
  expect(columns.slice(1).map(({ currency }: { currency: string }) => currency)).toEqual(['USD', 'USD']);
});

test('sales since launch are one chart and a table; a title without sales says so', async () => {
  fakeServer(server);
  renderApp(address);
  const table = await screen.findByRole('table', { name: 'Sales since launch' });
  expect(screen.getByRole('img', { name: /^Net units since launch: Anchor.* 1,230/ })).toBeVisible();
  expect(cellsOf(table, 'Anchor')).toEqual([
    'Jan 2026',
    '1,000',
    '1,200',
    '',
    '',
    '',
    '',
    '1,230',
    'Apr 2026',
    '2 of 4',
  ]);
  expect(cellsOf(table, 'Breaker')).toEqual(['No sales by month', '', '', '', '', '', '', '', 'Apr 2026', '']);
});

test('a title without ISBN has no cover, and no sales are requested of it', async () => {
  const fake = fakeServer({ ...server, 'GET /api/TitleSheet/001/2/bar': () => ({ ...breaker, isbn: null }) });
  const { view } = renderApp(address);
  const table = await screen.findByRole('table', { name: 'Comparison of titles' });
  const covers = [...view.container.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
  expect(covers).toEqual(['/images/covers/001/9780062040800?width=85']);
  expect(within(table).getByRole('link', { name: 'Breaker' })).toBeVisible();
  const reports = fake.calls.map(({ path }) => path).filter((path) => path.startsWith('/api/Reports/'));
  expect(reports).toEqual(['/api/Reports/001/9780062040800/MonthlySummary']);
});

test('titles that are unknown to the person are named with their company, and a failed call can be repeated [COMP-01]', async () => {
  let isDown = true;
  fakeServer({
    ...server,
    'GET /api/TitleSheet/001/2/bar': () => null as never,
    'GET /api/TitleSheet/001/1/bar': () => (isDown ? failure(500) : anchor),
  });
  const { user } = renderApp(address);
  const notice = 'they are not in the catalogue, or you have no access to their company. 2 (Trade)';
  expect(await screen.findByText(`1 of 2 titles are not shown: ${notice}`)).toBeVisible();
  isDown = false;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Anchor' })).toBeVisible();
});

test('titles of companies that the person does not have are named, not requested [COMP-01]', async () => {
  const fake = fakeServer(server);
  renderApp('/compare?titles=1:001,3:006,4:400');
  const notice = 'they are not in the catalogue, or you have no access to their company. 3 (HCCP), 4 (UK)';
  expect(await screen.findByText(`2 of 3 titles are not shown: ${notice}`)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Anchor' })).toBeVisible();
  expect(fake.calls.map(({ path }) => path).filter((path) => /\/(006|400)\//.test(path))).toEqual([]);
});

test('a link without any known title says so [COMP-01]', async () => {
  fakeServer({
    ...server,
    'GET /api/TitleSheet/001/1/bar': () => null as never,
    'GET /api/TitleSheet/001/2/bar': () => null as never,
  });
  renderApp(address);
  expect(await screen.findByText(/^None of these titles is shown: .* 1 \(Trade\), 2 \(Trade\)$/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test.each(['/compare', '/compare?titles=1:001', '/compare?titles=1:001,2:001,3:001,4:001,5:001,6:001,7:001'])(
  'the address %s asks for two to six titles',
  async (path) => {
    fakeServer(server);
    renderApp(path);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Select 2 to 6 titles'));
  },
);

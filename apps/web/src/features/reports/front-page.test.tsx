import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { callOf, isbnOf, reportOf, reportsOf, withoutReport } from '../../../test/multiple-reports.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { accountRow, projectionReport, reportHandler } from '../../../test/reports.ts';

const rowOf = (variance: number, accountTotalOnOrder: number) => ({
  ...accountRow,
  accountTotalOnOrder,
  finalProjection: accountTotalOnOrder - variance,
  variance,
});

/** Title 1 has what was ordered, title 2 lacks 1,200 copies, title 3 is 300 above its projection. */
const reports = [rowOf(0, 500), rowOf(-1_200, 800), rowOf(300, 2_300)].map((row, index) => ({
  ...projectionReport(),
  ...{ header: reportOf(index + 1).header, data: [row] },
}));

const handlers = () =>
  Object.assign(
    {},
    ...reports.map((report, index) => reportHandler('001', 'ProjectionsUS', report, isbnOf(index + 1))),
  );

const address = (numbers: readonly number[], rest = '') =>
  `/reports/projectionsMultiple?titles=001-${numbers.map(isbnOf).join('.')}${rest}`;

/** The first test loads the screen's modules, which takes seconds on a busy machine. */
const slowly = { timeout: 10_000 };

async function summary() {
  const region = within(await screen.findByRole('region', { name: 'Summary' }, slowly));
  const table = (name: string) => within(region.getByRole('table', { name }));
  const rows = (name: string) =>
    table(name)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
  return { region, table, rows };
}

test('the summary has four figures, the titles by variance, and the accounts across them [MULTI-28, MULTI-29, MULTI-30]', async () => {
  fakeServer(handlers());
  renderApp(address([1, 2, 3]));
  const { region, rows } = await summary();
  const figures = region.getAllByRole('definition').map((one) => one.textContent);
  expect(figures).toEqual(['3', '3,600', '4,500', '-900']);
  await waitFor(() => expect(rows('Titles')).toHaveLength(4));
  expect(rows('Titles').map((text) => text?.slice(0, 7))).toEqual(['Title 2', 'Title 1', 'Title 3', 'Total A']);
  expect(rows('Titles')[0]).toContain(isbnOf(2));
  expect(rows('Accounts Across Titles')[0]).toContain('Booktown "National" & Sons');
  expect(rows('Accounts Across Titles')[0]).toMatch(/^Booktown.*000100104533,6004,500-900/);
});

test('accounts of several companies name their company, and are not added [MULTI-64]', async () => {
  fakeServer({ ...handlers(), ...reportHandler('006', 'ProjectionsUS', reports[1]!, isbnOf(2)) });
  renderApp(`/reports/projectionsMultiple?titles=001-${isbnOf(1)}.006-${isbnOf(2)}`);
  const { rows } = await summary();
  await waitFor(() => expect(rows('Accounts Across Titles')).toHaveLength(3));
  expect(rows('Accounts Across Titles').slice(0, 2)).toEqual([
    expect.stringMatching(/^Booktown "National" & SonsHCCP000100104518002,000-1,200/),
    expect.stringMatching(/^Booktown "National" & SonsTrade0001001045150050001/),
  ]);
});

test('another address in the same tab shows and counts its own titles [MULTI-63]', async () => {
  fakeServer(handlers());
  const { app } = renderApp(address([1]));
  expect((await summary()).rows('Titles')[0]).toContain('Title 1');
  act(() => app.router.history.push(address([2])));
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: /^Title 2/ })).toBeVisible());
  expect(screen.queryByRole('heading', { level: 2, name: /^Title 1/ })).not.toBeInTheDocument();
  expect((await summary()).rows('Titles')[0]).toContain('Title 2');
});

test('the summary says how many reports state no day [MULTI-39]', async () => {
  const [first, ...others] = reports.map((report, index) =>
    reportHandler('001', 'ProjectionsUS', index === 0 ? report : { ...report, asOf: null }, isbnOf(index + 1)),
  );
  fakeServer(Object.assign({}, first, ...others));
  renderApp(address([1, 2, 3]));
  const { region } = await summary();
  expect(region.getByText('2 reports do not say as of which day the figures are.')).toBeVisible();
});

test('titles whose reports have the header of another one are counted each [MULTI-41]', async () => {
  const { header } = reportOf(1);
  fakeServer(
    Object.assign(
      {},
      ...reports.map((report, index) =>
        reportHandler('001', 'ProjectionsUS', { ...report, header }, isbnOf(index + 1)),
      ),
    ),
  );
  renderApp(address([1, 2, 3, 2]));
  const { region, rows } = await summary();
  expect(region.getAllByRole('definition').map((one) => one.textContent)).toEqual(['3', '3,600', '4,500', '-900']);
  await waitFor(() => expect(rows('Titles')).toHaveLength(4));
  expect(rows('Titles')[0]).toContain(isbnOf(2));
  expect(region.getByText('1 title was selected more than once, and counted once.')).toBeVisible();
});

test('a head of a column ranks by it, and the address keeps titles and rank [MULTI-29, MULTI-31]', async () => {
  fakeServer(handlers());
  const { user, app, view } = renderApp(address([1, 2, 3]));
  const { region, rows } = await summary();
  const titles = within(region.getByRole('table', { name: 'Titles' }));
  await user.click(titles.getByRole('button', { name: 'Total On Order' }));
  await waitFor(() =>
    expect(rows('Titles').map((text) => text?.slice(0, 7))).toEqual(['Title 3', 'Title 2', 'Title 1', 'Total A']),
  );
  expect(titles.getByRole('columnheader', { name: /^Total On Order/ })).toHaveAttribute('aria-sort', 'descending');
  const { href } = app.router.state.location;
  expect(href).toContain('sort=-accountTotalOnOrder');
  view.unmount();
  renderApp(href);
  const again = await summary();
  await waitFor(() => expect(again.rows('Titles')[0]).toMatch(/^Title 3/));
});

test('the titles of the dialog are written into the address [MULTI-31]', async () => {
  const selections = [1, 2].map((number) => ({ isbn: isbnOf(number), companyCode: '001', title: `Title ${number}` }));
  const entry = { report: 'Projections', region: 'us', createdAt: Date.now(), selections };
  window.localStorage.setItem('titlenet.multipleProjectionReport.1', JSON.stringify(entry));
  fakeServer(handlers());
  const { app } = renderApp('/reports/projectionsMultiple');
  await summary();
  expect(app.router.state.location.href).toContain(`titles=001-${isbnOf(1)}.${isbnOf(2)}`);
});

test('a title of the address without a report is named as the server knows it [MULTI-32]', async () => {
  const none = { ...withoutReport(), title: 'Harbour Lights' };
  const server = fakeServer({
    ...reportsOf([1]),
    ...reportHandler('001', 'ProjectionsUS', none, isbnOf(2)),
    ...reportHandler('001', 'ProjectionsUS', none, isbnOf(3)),
  });
  renderApp(`${address([1, 2, 3])}.999-${isbnOf(4)}.nonsense`);
  const missing = within(await screen.findByRole('region', { name: 'Titles without a report' }, slowly));
  expect(missing.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    `Harbour Lights ISBN: ${isbnOf(2)}. There is no such report of this title.`,
    `Harbour Lights · ${isbnOf(3)} There is no such report of this title.`,
  ]);
  expect(server.to(callOf(4))).toEqual([]);
});

const saved = { file: btoa('PK'), fileName: 'MarketingProjectionReports-2026-11-24.xlsx' };
const exportCall = 'POST /api/Export/CombinedReport/projections';

test('the workbook names the selected titles without an ISBN [MULTI-33]', async () => {
  const calendar = { isbn: '', companyCode: '001', title: 'Calendar' };
  const selections = [{ isbn: isbnOf(1), companyCode: '001', title: 'Title 1' }, calendar];
  const entry = { report: 'Projections', region: 'us', createdAt: Date.now(), selections };
  window.localStorage.setItem('titlenet.multipleProjectionReport.1', JSON.stringify(entry));
  const server = fakeServer({ ...handlers(), [exportCall]: () => Response.json(saved) });
  const { user } = renderApp('/reports/projectionsMultiple');
  await user.click(await screen.findByRole('button', { name: 'Export to Excel' }, slowly));
  await waitFor(() => expect(server.to(exportCall)).toHaveLength(1));
  expect(JSON.parse(server.to(exportCall)[0]!.body)).toMatchObject({
    titles: [{ companyCode: '001', isbn: isbnOf(1) }],
    withoutIsbn: ['Calendar'],
  });
});

test('the page exports one workbook of its titles [MULTI-33]', async () => {
  const server = fakeServer({ ...handlers(), [exportCall]: () => Response.json(saved) });
  const { user } = renderApp(address([1, 2]));
  await user.click(await screen.findByRole('button', { name: 'Export to Excel' }, slowly));
  expect(await screen.findByText(`${saved.fileName} was saved.`)).toBeVisible();
  expect(server.to(exportCall).map(({ body }) => JSON.parse(body))).toEqual([
    { titles: [1, 2].map((number) => ({ companyCode: '001', isbn: isbnOf(number) })), hasTitleSheets: false },
  ]);
});

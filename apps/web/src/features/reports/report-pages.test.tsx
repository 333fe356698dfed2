import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { configuration, fakeServer, type Handler } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { projectionReport, reportHandler, reportIsbn } from '../../../test/reports.ts';
import { sheetAddress, titleBar, titleHandlers } from '../../../test/titles.ts';

const empty = projectionReport({ header: null, data: [] });
const ofTitle = `companyCode=001&isbn=${reportIsbn}`;
const bar = { [`GET /api/TitleSheet/001/${reportIsbn}/bar`]: () => titleBar({ isbn: reportIsbn }) };
const four = (change: Record<string, object> = {}) =>
  Object.assign(
    {},
    ...['ProjectionsUS', 'ProjectionsCA', 'KeyAccountsUS', 'KeyAccountsCA'].map((operation) =>
      reportHandler('001', operation, (change[operation] ?? projectionReport()) as never),
    ),
  ) as Record<string, Handler>;

test('the page of projections and key accounts has title bar, print, help and a way home; printed each report names its title [HOME-31]', async () => {
  fakeServer({ ...bar, ...four({ KeyAccountsCA: empty }) });
  const { view } = renderApp(`/reports/pka?${ofTitle}`);
  expect(await screen.findByRole('region', { name: 'Title' })).toHaveTextContent(reportIsbn);
  expect(screen.getByRole('link', { name: 'Help for This Report' })).toHaveAttribute('href', '/guides/index.html#pka');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '#/');
  expect(screen.getByRole('link', { name: 'Printable Report' })).toHaveAttribute(
    'href',
    `#/reports/pka?${ofTitle}&isPrintable=true`,
  );
  view.unmount();
  renderApp(`/reports/pka?${ofTitle}&isPrintable=true`);
  expect(await screen.findAllByRole('heading', { level: 2, name: 'To Kill a Mockingbird' })).toHaveLength(3);
  expect(screen.queryByRole('region', { name: 'Title' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Help for This Report' })).not.toBeInTheDocument();
});

test.each([
  ['001', ['Sales Overview', 'Projections US', 'Key Accounts US', 'Projections CA', 'Key Accounts CA'], true],
  ['003', ['Sales Overview', 'Projections US', 'Key Accounts US', 'Projections CA', 'Key Accounts CA'], true],
  ['035', ['Sales Overview', 'Projections US', 'Key Accounts US', 'Projections CA', 'Key Accounts CA'], true],
  ['180', ['Sales Overview', 'Projections US', 'Key Accounts US', 'Projections CA', 'Key Accounts CA'], true],
  ['006', ['Sales Overview', 'Projections US', 'Key Accounts US'], true],
  ['018', ['Sales Overview', 'Projections US', 'Projections CA'], false],
  ['400', ['Sales Overview'], false],
] as const)(
  'titles of %s have the reports of their company on the index [REPORT-90]',
  async (company, expected, hasViews) => {
    fakeServer({ [`GET /api/isbn/${reportIsbn}/Company`]: () => Response.json(company) });
    renderApp(`/reports?isbn=${reportIsbn}`);
    const section = within(await screen.findByRole('list', { name: `Reports of ${reportIsbn}` }));
    const names = section.getAllByRole('link').map((link) => link.textContent);
    const offered = names.filter((name) => /Overview|Projections [UC]|Key Accounts [UC]/.test(name!));
    expect(offered).toEqual(expected);
    expect(names.includes('Monthly Summary')).toBe(hasViews);
    expect(names.includes('Pending Orders')).toBe(hasViews);
  },
);

test.each([
  ['018', '[REPORT-86] [REPORT-88]'],
  ['400', '[REPORT-87] [REPORT-89]'],
])('the sheet of a title of %s offers neither monthly summary nor pending orders %s', async (companyCode) => {
  const own = titleBar({ companyCode: companyCode as '018' });
  fakeServer(titleHandlers(own));
  renderApp(sheetAddress(own));
  const sidebar = within(await screen.findByRole('complementary', { name: 'More On This Title' }));
  expect(await sidebar.findByRole('link', { name: 'Title Sheet' })).toBeVisible();
  expect(sidebar.queryByRole('link', { name: /^Monthly Summary/ })).not.toBeInTheDocument();
  expect(sidebar.queryByRole('link', { name: /^Pending Orders/ })).not.toBeInTheDocument();
});

test.each([
  ['001', 'MS-001', 'PO-001'],
  ['006', 'MS-006', 'PO-006'],
])('views of %s open by view id and ISBN in a new tab [REPORT-85]', async (companyCode, summary, orders) => {
  const own = titleBar({ companyCode: companyCode as '001', isbn: reportIsbn });
  fakeServer(titleHandlers(own));
  renderApp(sheetAddress(own));
  for (const [name, view] of [
    [/^Monthly Summary/, summary],
    [/^Pending Orders/, orders],
  ] as const) {
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', `#/reports/view/${view}?isbn=${reportIsbn}&companyCode=${companyCode}`);
    expect(link).toHaveAttribute('target', '_blank');
  }
});

test('links of an installation replace the native pages (G-38, G-39, G-42, G-45)', async () => {
  const links = {
    ...configuration.links,
    monthlySummary: 'https://net.example/{viewId}/{isbn}',
    pendingOrders: 'https://net.example/{viewId}/{isbn}',
    pka: 'https://net.example/pka/{companyCode}/{isbn}',
    channelReport: 'https://net.example/channel/{isbn}/{date}',
    pointOfSale: 'https://net.example/pos/{isbn}',
  };
  fakeServer({
    'GET /configuration': () => ({ ...configuration, links }),
    [`GET /api/isbn/${reportIsbn}/Company`]: () => Response.json('001'),
  });
  renderApp(`/reports?isbn=${reportIsbn}`);
  const section = within(await screen.findByRole('list', { name: `Reports of ${reportIsbn}` }));
  const address = (name: string) => section.getByRole('link', { name }).getAttribute('href');
  expect(address('Monthly Summary')).toBe(`https://net.example/MS-001/${reportIsbn}`);
  expect(address('Pending Orders')).toBe(`https://net.example/PO-001/${reportIsbn}`);
  expect(address('Projections and Key Accounts')).toBe(`https://net.example/pka/001/${reportIsbn}`);
  expect(address('Channel Report')).toMatch(
    new RegExp(`^https://net.example/channel/${reportIsbn}/\\d{4}\\.\\d\\d\\.\\d\\d$`),
  );
  expect(address('Point of Sale')).toBe(`https://net.example/pos/${reportIsbn}`);
});

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { configuration, fakeServer, type Handler, permissions } from '../../../test/fake-server.ts';
import { hash, renderApp } from '../../../test/render-app.tsx';
import { projectionReport, reportHandler, reportIsbn } from '../../../test/reports.ts';
import { sheetAddress, titleBar, titleHandlers } from '../../../test/titles.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

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

test('PKA has the projections and key accounts of a title, one below the other', async () => {
  fakeServer({ ...bar, ...four({ KeyAccountsCA: empty }) });
  renderApp(`/reports/pka?${ofTitle}`);
  const reports = await screen.findAllByRole('article');
  expect(reports.map((report) => within(report).getByRole('heading', { level: 2 }).textContent)).toEqual([
    'Marketing Projection Report',
    'Marketing Projection (CA) Report',
    'Key Account Projection Report',
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Projections and Key Accounts' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Help for This Report' })).toHaveAttribute('href', '/guides/index.html#pka');
  expect(screen.getByRole('link', { name: 'Printable Report' })).toHaveAttribute(
    'href',
    `#/reports/pka?${ofTitle}&isPrintable=true`,
  );
});

test('PKA says that no title or no report was found, and a foreign company leads to 403', async () => {
  fakeServer({
    ...bar,
    ...four({ ProjectionsUS: empty, ProjectionsCA: empty, KeyAccountsUS: empty, KeyAccountsCA: empty }),
  });
  const { view } = renderApp(`/reports/pka?${ofTitle}`);
  expect(await screen.findByText(`ISBN: ${reportIsbn} was not found in Company Code: 001`)).toBeVisible();
  view.unmount();
  fakeServer({ ...bar, ...four(), ...permissions(['006'], ['employee']) });
  renderApp(`/reports/pka?${ofTitle}`);
  await waitFor(() => expect(hash()).toBe('#/403'));
});

test('PKA leads to the configured page [ROUTE-016]', async () => {
  const links = { ...configuration.links, pka: '#/reports/projections?isbn={isbn}&companyCode={companyCode}' };
  fakeServer({ ...bar, ...four(), 'GET /configuration': () => ({ ...configuration, links }) });
  renderApp(`/report/pka?${ofTitle}`);
  await waitFor(() => expect(hash()).toBe(`#/reports/projections?isbn=${reportIsbn}&companyCode=001`));
});

test.each([
  ['001', ['Sales Overview', 'Projections US', 'Key Accounts US', 'Projections CA', 'Key Accounts CA'], true],
  ['003', ['Sales Overview', 'Projections US', 'Key Accounts US', 'Projections CA', 'Key Accounts CA'], true],
  ['035', ['Sales Overview', 'Projections US', 'Key Accounts US', 'Projections CA', 'Key Accounts CA'], true],
  ['180', ['Sales Overview', 'Projections US', 'Key Accounts US', 'Projections CA', 'Key Accounts CA'], true],
  ['006', ['Sales Overview', 'Projections US', 'Key Accounts US'], true],
  ['018', ['Sales Overview', 'Projections US', 'Projections CA'], false],
  ['400', ['Title View'], false],
] as const)(
  'titles of %s have the reports of their company on the index [REPORT-90]',
  async (company, expected, hasViews) => {
    fakeServer({ [`GET /api/isbn/${reportIsbn}/Company`]: () => Response.json(company) });
    renderApp(`/reports?isbn=${reportIsbn}`);
    const section = within(await screen.findByRole('region', { name: /^Reports of 9780061120084/ }));
    const names = section.getAllByRole('link').map((link) => link.textContent);
    const offered = names.filter((name) => /Overview|Projections [UC]|Key Accounts [UC]|Title View/.test(name!));
    expect(offered).toEqual(expected);
    expect(names.includes('Monthly Summary')).toBe(hasViews);
    expect(names.includes('Pending Orders')).toBe(hasViews);
  },
);

test.each([
  ['018', 'REPORT-86] [REPORT-88'],
  ['400', 'REPORT-87] [REPORT-89'],
])('the sheet of a title of %s offers neither monthly summary nor pending orders [%s]', async (companyCode) => {
  const own = titleBar({ companyCode: companyCode as '018' });
  fakeServer(titleHandlers(own));
  renderApp(sheetAddress(own));
  const sidebar = within(await screen.findByRole('complementary', { name: 'More On This Title' }));
  expect(await sidebar.findByRole('link', { name: 'Title Sheet' })).toBeVisible();
  expect(sidebar.queryByRole('link', { name: 'Monthly Summary' })).not.toBeInTheDocument();
  expect(sidebar.queryByRole('link', { name: 'Pending Orders' })).not.toBeInTheDocument();
});

test.each([
  ['001', 'MS-001', 'PO-001'],
  ['006', 'MS-006', 'PO-006'],
])('views of %s open by view id and ISBN in a new tab [REPORT-85]', async (companyCode, summary, orders) => {
  const own = titleBar({ companyCode: companyCode as '001', isbn: reportIsbn });
  fakeServer(titleHandlers(own));
  renderApp(sheetAddress(own));
  for (const [name, view] of [
    ['Monthly Summary', summary],
    ['Pending Orders', orders],
  ] as const) {
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', `#/reports/view/${view}?isbn=${reportIsbn}`);
    expect(link).toHaveAttribute('target', '_blank');
  }
});

test('the index asks for an ISBN, and lists only what the role may open', async () => {
  fakeServer({ [`GET /api/isbn/${reportIsbn}/Company`]: () => Response.json('001') });
  const { user, view } = renderApp('/reports');
  await user.type(await screen.findByRole('textbox', { name: 'ISBN' }), '978-0-06-112008-4');
  await user.click(screen.getByRole('button', { name: 'Show reports' }));
  expect(await screen.findByRole('region', { name: /^Reports of 9780061120084/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cooking' })).toHaveAttribute('href', '#/tradeCategories?report=Cooking');
  expect(screen.getByRole('link', { name: 'Bestsellers' })).toHaveAttribute('href', '#/bestsellers');
  view.unmount();
  fakeServer(permissions(['001'], ['user']));
  renderApp('/reports');
  expect(await screen.findByRole('link', { name: 'Bestsellers' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Cooking' })).not.toBeInTheDocument();
});

test('the index says that no company has the ISBN', async () => {
  fakeServer({ [`GET /api/isbn/${reportIsbn}/Company`]: () => Response.json(null) });
  renderApp(`/reports?isbn=${reportIsbn}`);
  expect(await screen.findByText('This title does not exist in TitleNet.')).toBeVisible();
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
  const section = within(await screen.findByRole('region', { name: /^Reports of/ }));
  const address = (name: string) => section.getByRole('link', { name }).getAttribute('href');
  expect(address('Monthly Summary')).toBe(`https://net.example/MS-001/${reportIsbn}`);
  expect(address('Pending Orders')).toBe(`https://net.example/PO-001/${reportIsbn}`);
  expect(address('Projections and Key Accounts')).toBe(`https://net.example/pka/001/${reportIsbn}`);
  expect(address('Channel Report')).toMatch(
    new RegExp(`^https://net.example/channel/${reportIsbn}/\\d{4}\\.\\d\\d\\.\\d\\d$`),
  );
  expect(address('Point of Sale')).toBe(`https://net.example/pos/${reportIsbn}`);
});

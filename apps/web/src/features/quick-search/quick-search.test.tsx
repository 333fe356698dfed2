import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SearchRow } from '@titlenet/catalogue/quick-search-result';
import { beforeEach, expect, test, vi } from 'vitest';
import { configuration, deferredResponse, fakeServer, type Handler, permissions } from '../../../test/fake-server.ts';
import { hash, renderApp } from '../../../test/render-app.tsx';
import { expectToOpen, reportsOutside, reportViews } from '../../../test/reporting-sites.ts';
import { giveElementsSize } from '../../ui/grid/element-size.test-support.ts';

const endpoint = 'POST /api/Searching/QuickSearch';

function row(change: Partial<SearchRow> = {}): SearchRow {
  return {
    salesMarketingDescription: 'AV - In Stock',
    isbn: '9780061120084',
    isbN_13: null,
    productId: 42,
    title: 'To Kill a Mockingbird',
    author: 'Lee, Harper',
    companiesFormat: 'Hardcover',
    onSaleDate: '2026-02-03T00:00:00',
    publisher: 'Harper',
    territoryCode: 'USC',
    companyCode: '001',
    reissueNo: 0,
    ...change,
  };
}

const response = (data: SearchRow[], total = data.length) => ({
  data,
  total,
  noData: total === 0,
  moreCriteriaRequired: false,
});

function open(rows: SearchRow[], address = '/quickSearch?title=mock&company=1', more: Record<string, Handler> = {}) {
  const server = fakeServer({ [endpoint]: () => response(rows), ...more });
  return { server, ...renderApp(address) };
}

const grid = () => screen.findByRole('grid', { name: 'Quick search result' });
/** Without the checkbox of the selection. */
const headers = async () =>
  within(await grid())
    .getAllByRole('columnheader')
    .slice(1)
    .map((header) => header.getAttribute('title'));
const dataRows = async () =>
  within(await grid())
    .getAllByRole('row')
    .slice(1);
const isbns = async () =>
  (await dataRows()).map((one) => within(one).getAllByRole('gridcell')[2]!.querySelector('a')?.textContent);

beforeEach(() => giveElementsSize());

test('cards in a small window have the cover in a box, loaded near the viewport, and a drawing without one [SMALL-03]', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('coarse'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  open([row({ title: 'Without a cover' }), row({ isbn: '9780061120091', title: 'With a cover' })]);
  const cards = within(await screen.findByRole('list', { name: 'Quick search result' })).getAllByRole('listitem');
  const [first, second] = cards;
  const cover = first!.querySelector('img')!;
  expect(cover).toHaveAttribute('src', expect.stringContaining('9780061120084'));
  expect(cover).toHaveAttribute('loading', 'lazy');
  // Author and day are before the code, the first column of the grid.
  expect(
    within(first!)
      .getAllByRole('term')
      .map((term) => term.textContent)
      .slice(0, 3),
  ).toEqual(['Author', 'On Sale Date', 'Sales & Marketing Code']);
  fireEvent.error(cover);
  expect(first!.querySelector('img')).toBeNull();
  expect(first!.querySelector('svg')).toBeInTheDocument();
  expect(second!.querySelector('img')).toHaveAttribute('src', expect.stringContaining('9780061120091'));
});

test('sends one field and the division, and shows the heading [QUICK-05, QUICK-06, QUICK-07, QUICK-24]', async () => {
  const { server } = open([row()], '/quickSearch?author=lee&company=1');
  expect(
    await screen.findByRole('heading', {
      name: "Search for 'Author' like 'lee' from division 'HarperCollins'. Results: '1'.",
    }),
  ).toBeVisible();
  expect(server.to(endpoint).map((call) => JSON.parse(call.body))).toEqual([{ author: 'lee', company: 1 }]);
  expect(screen.getByText(/^1 title\./)).toHaveAttribute('role', 'status');
});

test('has the columns of the division [QUICK-27, QUICK-29, QUICK-32, QUICK-33, QUICK-34, QUICK-37, QUICK-38]', async () => {
  open([row()]);
  expect((await headers()).slice(0, 8)).toEqual([
    'Sales & Marketing Code',
    'ISBN',
    'Title',
    'Author',
    'Format',
    'On Sale Date',
    'Publisher',
    'Territory Code',
  ]);
  const cells = within((await dataRows())[0]!)
    .getAllByRole('gridcell')
    .slice(1);
  expect(cells.slice(0, 8).map((cell) => cell.textContent)).toEqual([
    'AV - In Stock',
    '9780061120084',
    'To Kill a Mockingbird',
    'Lee, Harper',
    'Hardcover',
    '2/3/2026',
    'Harper',
    'USC',
  ]);
  expect(within(cells[1]!).getByRole('link')).toHaveAttribute('href', '#/titleSheet/42?companyCode=001');
});

test('the rows of one ISBN in several companies show their company [FACET-11]', async () => {
  open([row(), row({ companyCode: '003', productId: 43 }), row({ isbn: '9780062040800', productId: 44 })]);
  expect((await headers()).slice(1, 4)).toEqual(['ISBN', 'Company', 'Title']);
  expect((await dataRows()).map((each) => within(each).getAllByRole('gridcell')[3]?.textContent)).toEqual([
    'Trade',
    "Children's",
    'Trade',
  ]);
});

test('links an ISBN by product id and companyCode [QUICK-30]', async () => {
  open([row({ companyCode: '003', productId: 7 })]);
  expect(await screen.findByRole('link', { name: '9780061120084' })).toHaveAttribute(
    'href',
    '#/titleSheet/7?companyCode=003',
  );
});

test('HCCP: Answer Code, no territory, no Canada, sheets by ISBN [QUICK-28, QUICK-31, QUICK-39, QUICK-45, QUICK-47]', async () => {
  open([row({ companyCode: '006' })], '/quickSearch?title=mock&company=6');
  expect(await headers()).toEqual([
    'Answer Code',
    'ISBN',
    'Title',
    'Author',
    'Format',
    'On Sale Date',
    'Publisher',
    'Overview',
    'Projections US',
    'Key Accounts US',
    'Monthly Summary',
    'Pending Orders',
  ]);
  expect(screen.getByRole('link', { name: '9780061120084' })).toHaveAttribute(
    'href',
    '#/titleSheet/9780061120084?companyCode=006',
  );
});

test('HQNA rows show isbN_13 as ISBN [QUICK-14]', async () => {
  open([row({ companyCode: '180', isbn: null, isbN_13: '9780373000012' })], '/quickSearch?title=m&company=180');
  expect(await isbns()).toEqual(['9780373000012']);
  expect(screen.getByRole('link', { name: 'Overview, 9780373000012' })).toHaveAttribute(
    'href',
    '#/reports/salesOverview?companyCode=180&isbn=9780373000012',
  );
});

test('a reissue shows R and its number, other titles do not [QUICK-51]', async () => {
  open([row({ reissueNo: 3 }), row({ isbn: '9780062040800', productId: 2, reissueNo: 0 })]);
  const [reissue, other] = await dataRows();
  expect(within(reissue!).getAllByRole('gridcell')[2]).toHaveTextContent('9780061120084 R3');
  expect(within(other!).getAllByRole('gridcell')[2]).toHaveTextContent(/^9780062040800$/);
});

test('On Sale Date is shown as M/d/yyyy and sorted by time: ascending, descending, original; blanks last [QUICK-35, QUICK-36]', async () => {
  const dates = ['2026-10-01T00:00:00', '1900-01-01T00:00:00', '2026-09-30T00:00:00', '2025-12-31T00:00:00'];
  const { user } = open(
    dates.map((onSaleDate, index) => row({ productId: index, isbn: `978000000000${index}`, onSaleDate })),
  );
  const shown = async () => (await dataRows()).map((one) => within(one).getAllByRole('gridcell')[6]!.textContent);
  expect(await shown()).toEqual(['10/1/2026', '', '9/30/2026', '12/31/2025']);
  const header = screen.getByRole('columnheader', { name: /On Sale Date/ });
  const sort = within(header).getByRole('button');
  await user.click(sort);
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  expect(await shown()).toEqual(['12/31/2025', '9/30/2026', '10/1/2026', '']);
  await user.click(sort);
  expect(header).toHaveAttribute('aria-sort', 'descending');
  expect(await shown()).toEqual(['10/1/2026', '9/30/2026', '12/31/2025', '']);
  await user.click(sort);
  expect(header).toHaveAttribute('aria-sort', 'none');
  expect(await shown()).toEqual(['10/1/2026', '', '9/30/2026', '12/31/2025']);
});

test('texts are sorted in natural order, as on the server', async () => {
  const titles = ['Vol 10', 'émile', 'Vol 2', 'Emil'];
  const { user } = open(titles.map((title, productId) => row({ title, productId })));
  await user.click(await screen.findByRole('button', { name: /^Title/ }));
  const shown = (await dataRows()).map((one) => within(one).getAllByRole('gridcell')[3]!.textContent);
  expect(shown).toEqual(['Emil', 'émile', 'Vol 2', 'Vol 10']);
});

const isbn = '9780061120084';
test.each([
  ['Overview', '[QUICK-40]', `#/reports/salesOverview?companyCode=001&isbn=${isbn}`, false],
  ['Projections US', '[QUICK-42]', `#/reports/projections?companyCode=001&isbn=${isbn}`, false],
  ['Key Accounts US', '[QUICK-43]', `#/reports/keyAccountsProjections?companyCode=001&isbn=${isbn}`, false],
  ['Projections CA', '[QUICK-44]', `#/reports/projectionsCA?companyCode=001&isbn=${isbn}`, false],
  ['Key Accounts CA', '[QUICK-46]', `#/reports/keyAccountsProjectionsCA?companyCode=001&isbn=${isbn}`, false],
  ['Monthly Summary', '[QUICK-48]', `#/reports/view/MS-001?isbn=${isbn}&companyCode=001`, true],
  ['Pending Orders', '[QUICK-49]', `#/reports/view/PO-001?isbn=${isbn}&companyCode=001`, true],
])('the row icon %s opens its report %s', async (label, _, href, isNewTab) => {
  open([row()]);
  const link = await screen.findByRole('link', { name: `${label}, ${isbn}` });
  expect(link).toHaveAttribute('href', href);
  expect(link.getAttribute('target')).toBe(isNewTab ? '_blank' : null);
});

test.each(reportViews)(
  "of %s, icons open the company's views %s and %s at the configured sites [API-44]",
  async (code, summary, orders) => {
    open([row({ companyCode: code, isbN_13: isbn })], undefined, reportsOutside);
    expectToOpen(await screen.findByRole('link', { name: `Monthly Summary, ${isbn}` }), 'summary', summary, isbn);
    expectToOpen(screen.getByRole('link', { name: `Pending Orders, ${isbn}` }), 'orders', orders, isbn);
  },
);

test('a company without a report has an empty cell; Canadian columns are hidden if no row has them', async () => {
  open([row({ companyCode: '018' })]);
  await grid();
  expect(screen.getByRole('link', { name: `Projections US, ${isbn}` })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Key Accounts US/ })).not.toBeInTheDocument();
  expect(await headers()).toContain('Key Accounts US');
  expect(await headers()).not.toContain('Key Accounts CA');
});

test('a UK row links to the configured title view instead of the overview [QUICK-41, PERM-29] [API-46]', async () => {
  const links = { ...configuration.links, titleView: 'https://view.example/{isbn}' };
  open([row({ companyCode: '400' })], '/quickSearch?title=mock&company=400', {
    'GET /configuration': () => ({ ...configuration, links }),
  });
  const link = await screen.findByRole('link', { name: `Overview, ${isbn}` });
  expect(link).toHaveAttribute('href', `https://view.example/${isbn}`);
  expect(link).toHaveAttribute('target', '_blank');
});

test('the HCCP site has no Canadian columns, and its report links have a fixed company [PERM-27, PERM-28]', async () => {
  const found = deferredResponse();
  open([], '/quickSearch?title=mock&company=1', { [endpoint]: () => found.response });
  window.history.replaceState(null, '', `/hccp/${hash()}`);
  found.send(Response.json(response([row({ companyCode: '001' })])));
  const names = (await headers()).slice(8);
  expect(names).toEqual(['Overview', 'Projections US', 'Key Accounts US', 'Monthly Summary', 'Pending Orders']);
  const hrefs = screen
    .getAllByRole('link', { name: new RegExp(`, ${isbn}$`) })
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    `#/reports/salesOverview?companyCode=006&isbn=${isbn}`,
    `#/reports/projections?companyCode=006&isbn=${isbn}`,
    `#/reports/keyAccountsProjections?companyCode=006&isbn=${isbn}`,
    `#/reports/view/MS-006?isbn=${isbn}&companyCode=006`,
    `#/reports/view/PO-006?isbn=${isbn}&companyCode=006`,
  ]);
});

test('a division that the user may not access redirects to 403 without a call', async () => {
  const { server } = open([row()], '/quickSearch?title=mock&company=180', permissions(['001'], ['employee']));
  await waitFor(() => expect(hash()).toBe('#/403'));
  expect(server.to(endpoint)).toEqual([]);
});

import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { hash, renderApp, waitUntilSignedIn } from '../../test/render-app.tsx';

const administrator = {
  'GET /api/account/Permissions': () => ({
    companies: ['001', '003', '018', '035', '180', '006', '400'],
    roles: ['Administrator'],
  }),
};

async function open(address: string) {
  const server = fakeServer(administrator);
  const rendered = renderApp(address);
  await waitFor(() => expect(screen.getByRole('main')).not.toBeEmptyDOMElement());
  return { server, ...rendered };
}

test.each([
  ['/', 'Home - TitleNet', '/api/Visits', 'ROUTE-001, ROUTE-003'],
  ['/quickSearch?title=moby&company=1', 'Result - Quick Search - TitleNet', '/api/Searching/QuickSearch', 'ROUTE-004'],
  [
    '/Searching/PowerSearch/HarperCollins',
    'Power Search - TitleNet',
    '/api/Searching/PowerSearch/HarperCollins',
    'ROUTE-064',
  ],
  ['/Searching/PowerSearch/HQNA', 'Power Search - TitleNet', '/api/Searching/PowerSearch/Hqna', 'ROUTE-065'],
  ['/Searching/PowerSearch/HCCP', 'Power Search - TitleNet', '/api/Searching/PowerSearch/HCCP', 'ROUTE-066'],
  [
    '/tradeCategories?report=Cooking',
    'Trade Categories - TitleNet',
    '/api/Reports/TradeCategories/Cooking',
    'ROUTE-076',
  ],
  ['/topCHAwards?awardId=210', 'Top CH Awards - TitleNet', '/api/Reports/TopChAwards/210', 'ROUTE-077'],
  ['/topTRAwards?awardId=365', 'Top TR Awards - TitleNet', '/api/Reports/TopTRAwards/365', 'ROUTE-078'],
  ['/backlistView/months', 'Backlist View - TitleNet', '/api/Reports/Top', 'ROUTE-079'],
  ['/backlistView/life', 'Backlist View - TitleNet', '/api/Reports/Top', 'ROUTE-080'],
  [
    '/publicityReports?report=Title',
    'Current Publicity Rpt - TitleNet',
    '/api/Reports/PublicityFlash/Title',
    'ROUTE-081',
  ],
  ['/clearcache', 'Clear Cache - TitleNet', '/api/account/ClearCache', 'ROUTE-082'],
  [
    '/titleSheet/42?companyCode=003',
    "Children's(003) TitleSheet - TitleNet",
    '/api/TitleSheet/003/42/bar',
    'ROUTE-102',
  ],
  [
    '/titleSheet/9780310000000?companyCode=006',
    'HCCP(006) TitleSheet - TitleNet',
    '/api/TitleSheet/006/9780310000000/bar',
    'ROUTE-102',
  ],
])('%s has the page title %s and calls %s [ROUTE-002] [%s]', async (address, title, path) => {
  const { server } = await open(address);
  await waitFor(() => expect(document.title).toBe(title));
  expect(hash()).toBe(`#${address}`);
  // A page of another route, or without content, would not ask for this.
  await waitFor(() => expect(server.calls.map((call) => call.path)).toContain(path));
});

test.each([
  ['/titleSheet/printable?selectedProducts=1:001', 'Printable TitleSheet - TitleNet', 'ROUTE-035, ROUTE-103'],
  ['/reports/pka?companyCode=001&isbn=9780062040800', 'Projections and Key Accounts - TitleNet', ''],
  ['/reports/titleView?companyCode=400&isbn=9780062040800', 'Title View - TitleNet', ''],
  ['/downloadCover/9780062040800?companyCode=001', 'Download Cover - TitleNet', 'ROUTE-055'],
  ['/packs/binder?pack=5', 'Binder - TitleNet', 'PACK-46'],
  ['/downloadPhoto/12', 'Download Photo - TitleNet', 'ROUTE-057'],
  ['/chMarketingSheet?products=1,2', 'CH Marketing Sheet - TitleNet', 'ROUTE-062'],
])('%s has the page title %s and hides the header [NAV-06] [%s]', async (address, title) => {
  await open(address);
  await waitFor(() => expect(document.title).toBe(title));
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

test('the index of reports has the header [HOME-31]', async () => {
  await open('/reports');
  expect(await screen.findByRole('heading', { name: 'Reports' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
});

test.each([
  ['/report/salesOverview?companyCode=001&isbn=0062040804', '#/reports/salesOverview?companyCode=001&isbn=0062040804'],
  ['/report/pka?isbn=9780062040800', '#/reports/pka?isbn=9780062040800'],
  [
    '/titleSheet/report/projections?companyCode=006&isbn=9780062040800',
    '#/titleSheet/reports/projections?companyCode=006&isbn=9780062040800',
  ],
])('%s is rewritten with its query [ROUTE-017]', async (address, rewritten) => {
  await open(address);
  await waitFor(() => expect(hash()).toBe(rewritten));
});

test.each(['/nope', '/nope?x=1', '/reports/nonsense', '/Searching/PowerSearch/UK'])(
  'unknown path %s shows 404 [ROUTE-090] [ROUTE-091] [ROUTE-092] [ROUTE-093] [ROUTE-094]',
  async (address) => {
    const { user } = await open(address);
    expect(await screen.findByRole('heading', { name: 'Page not found :(' })).toBeInTheDocument();
    expect(hash()).toBe('#/404');
    expect(document.title).toBe('NOT FOUND - TitleNet');
    expect(
      screen.getByText('Maybe the page you are looking for has been removed, or you typed in the wrong URL'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'HOME' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeInTheDocument();
  },
);

test('403 [ROUTE-086] [ROUTE-087] [ROUTE-088] [ROUTE-089]', async () => {
  const { user } = await open('/403');
  expect(screen.getByRole('heading', { name: 'Access denied :(' })).toBeInTheDocument();
  expect(screen.getByText('You do not have permissions to access this page.')).toBeInTheDocument();
  expect(document.title).toBe('Access denied - TitleNet');
  await user.click(screen.getByRole('link', { name: 'HOME' }));
  await waitFor(() => expect(hash()).toBe('#/'));
});

test('the error page [ROUTE-095] [ROUTE-096] [ROUTE-097] [ROUTE-098]', async () => {
  const { user } = await open('/error');
  expect(screen.getByRole('heading', { name: 'An error has occurred:' })).toBeInTheDocument();
  expect(screen.getByText('The error has been logged and the development team will be notified.')).toBeInTheDocument();
  expect(
    screen.getByText('For immediate assistance please contact the Customer Support Center at x1234.'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'HOME' }));
  await waitUntilSignedIn();
});

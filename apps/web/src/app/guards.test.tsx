import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { configuration, failure, fakeServer, permissions } from '../../test/fake-server.ts';
import { powerSearchHandlers } from '../../test/power-search.ts';
import { hash, renderApp, waitUntilSignedIn } from '../../test/render-app.tsx';

const everyCompany = ['001', '003', '018', '035', '180', '006', '400'];
const deniedHeading = { name: 'Access denied :(' };

async function expectDenied() {
  expect(await screen.findByRole('heading', deniedHeading)).toBeInTheDocument();
  await waitFor(() => expect(hash()).toBe('#/403'));
}

test.each([
  ['companies [PERM-10]', [], ['User']],
  ['roles [PERM-11]', ['001'], []],
  ['role that is known [PERM-12] [NAV-05]', ['001'], ['Visitor']],
])('without a %s every guarded route redirects to 403, without a header [ERR-18]', async (_, companies, roles) => {
  fakeServer(permissions(companies, roles));
  renderApp('/quickSearch?title=moby&company=1');
  await expectDenied();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

test('a user without access can sign in as another user', async () => {
  fakeServer(permissions([], []));
  const { user, left } = renderApp('/');
  await expectDenied();
  await user.click(screen.getByRole('button', { name: 'Sign in as another user' }));
  await waitFor(() => expect(left[0]).toContain('/identity/session/end'));
});

test.each(['employee', 'user', 'cacheClearer', 'Administrator', 'CacheClearer', 'HarperCollinsEmployee', 'User'])(
  'role %s opens home with its header [PERM-01] [PERM-02] [PERM-03] [PERM-12] [NAV-05]',
  async (role) => {
    fakeServer(permissions(['001'], [role]));
    renderApp('/');
    await waitUntilSignedIn();
    expect(screen.getByRole('heading', { name: 'Home' })).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeVisible();
  },
);

test.each([
  '/topCHAwards?awardId=210',
  '/topTRAwards?awardId=365',
  '/tradeCategories?report=Cooking',
  '/publicityReports?report=Pr',
])('%s requires an employee [PERM-13] [PERM-14] [PERM-15] [PERM-16] [ROUTE-100]', async (address) => {
  fakeServer(permissions(everyCompany, ['User', 'CacheClearer']));
  const { view, app } = renderApp(address);
  await expectDenied();
  view.unmount();
  app.stop();

  fakeServer(permissions(everyCompany, ['HarperCollinsEmployee']));
  renderApp(address);
  await waitUntilSignedIn();
  expect(screen.queryByRole('heading', deniedHeading)).not.toBeInTheDocument();
  expect(hash()).toBe(`#${address}`);
});

test.each([
  ['HarperCollins', ['180', '006', '400'], ['018'], 'PERM-22'],
  ['HQNA', ['001', '006', '400'], ['180'], 'PERM-23'],
  ['HCCP', ['001', '180', '400'], ['006'], 'PERM-24'],
])('power search %s requires a company of its division [ROUTE-101]', async (form, without, enough) => {
  for (const page of ['', '/result', '/CustomizeFields']) {
    fakeServer(permissions(without, ['User']));
    const { view, app } = renderApp(`/Searching/PowerSearch/${form}${page}`);
    await expectDenied();
    view.unmount();
    app.stop();
  }
  fakeServer(permissions(enough, ['User']));
  renderApp(`/Searching/PowerSearch/${form}`);
  await waitUntilSignedIn();
  expect(hash()).toBe(`#/Searching/PowerSearch/${form}`);
});

test('clearing the cache requires the cache clearer role', async () => {
  const server = fakeServer(permissions(everyCompany, ['HarperCollinsEmployee', 'User']));
  renderApp('/clearcache');
  await expectDenied();
  expect(server.to('GET /api/account/ClearCache')).toEqual([]);
});

test('permissions are loaded once per page load, and again after ClearCache [PERM-08] [PERM-09] [PERM-30] [ROUTE-082]', async () => {
  const server = fakeServer(permissions(everyCompany, ['Administrator']));
  const { user, app } = renderApp('/');
  await waitUntilSignedIn();
  await user.click(screen.getByRole('button', { name: 'Power Search' }));
  await user.click(screen.getByRole('link', { name: 'TitleNet' }));
  expect(server.to('GET /api/account/Permissions')).toHaveLength(1);
  act(() => app.router.history.push('/clearcache'));
  expect(await screen.findByText('Cache has been cleared.')).toBeInTheDocument();
  expect(server.to('GET /api/account/ClearCache')).toHaveLength(1);
  await waitFor(() => expect(server.to('GET /api/account/Permissions')).toHaveLength(2));
});

const quickSearch = 'POST /api/Searching/QuickSearch';
const nothingFound = () => ({ data: [], total: 0, noData: true, moreCriteriaRequired: false });

test.each([
  ['quick search', '/quickSearch?title=moby&company=1', quickSearch],
  [
    'power search',
    '/Searching/PowerSearch/HarperCollins/result?title=moby&titleSwitch=1&company=1&sortBy=title',
    'POST /api/Searching/PowerSearch/HarperCollins',
  ],
])(
  'ClearCache removes the cached result of the %s, so that the same address is searched again',
  async (_, address, search) => {
    const server = fakeServer({
      ...powerSearchHandlers(),
      ...permissions(everyCompany, ['Administrator']),
      [quickSearch]: nothingFound,
    });
    const { app } = renderApp(address);
    const seen = () => screen.findByRole('heading', { level: 1, name: /Results: '0'|No titles found/ });
    await seen();
    act(() => app.router.history.push('/404'));
    await screen.findByRole('heading', { name: 'Page not found :(' });
    act(() => app.router.history.push(address));
    await seen();
    expect(server.to(search)).toHaveLength(1);
    act(() => app.router.history.push('/clearcache'));
    await screen.findByText('Cache has been cleared.');
    act(() => app.router.history.push(address));
    await seen();
    expect(server.to(search)).toHaveLength(2);
  },
);

test('healthcheck is open, sends no token and shows JSON [ROUTE-083] [ROUTE-084] [SIGN-36]', async () => {
  const server = fakeServer({ 'POST /login/token': () => failure(400) });
  const { left } = renderApp('/healthcheck');
  const json = await screen.findByText(/"status":"Healthy"/);
  expect(json.textContent).toBe(
    '{"status":"Healthy","product":"TitleNet","time":"2026-01-02T03:04:05Z","checks":{"database":"Healthy","disk":{"status":"Healthy"},"search":{"status":"Healthy","progress":100}}}',
  );
  const [call] = server.to('GET /api/HealthCheck');
  expect(call!.headers.has('Authorization')).toBe(false);
  expect(call!.headers.has('X-Enterprise-Token')).toBe(false);
  expect(call!.headers.get('X-Subscription-Key')).toBe(configuration.subscriptionKey);
  expect(left).toEqual([]);
  expect(document.title).toBe('Health Check - TitleNet');
});

test('links from an open screen lead through the sign-in', async () => {
  fakeServer({ 'POST /login/token': () => failure(400) });
  const { left, app } = renderApp('/healthcheck');
  await screen.findByText(/Healthy/);
  act(() => app.router.history.push('/'));
  await waitFor(() => expect(left).toHaveLength(1));
});

import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Call, fakeServer, searchNotReady } from '../../../test/fake-server.ts';
import { powerSearchHandlers } from '../../../test/power-search.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { giveElementsSize } from '../../ui/grid/element-size.test-support.ts';

vi.setConfig({ testTimeout: 30_000 });

const LONGER_THAN_RETRY = { timeout: 10_000 };
const progressBar = () => screen.findByRole('progressbar', { name: 'Progress until searches can be answered' });
const queryProgress = () => screen.queryByText(/TitleNet is reading its catalogue/);

const health = (progress: number) => () => ({
  status: 'Healthy',
  product: 'TitleNet',
  time: '2026-01-02T03:04:05Z',
  checks: {
    disk: { status: 'Healthy' },
    database: 'Healthy',
    search:
      progress === 100
        ? { status: 'Healthy', progress }
        : { status: 'Unhealthy', progress, message: `TitleNet is reading its catalogue: ${progress} %` },
  },
});

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  });
  giveElementsSize({ width: 3000, height: 600 });
});

/** Lets the pause before the next call pass. */
const passRetry = () => act(() => vi.advanceTimersByTimeAsync(2_000));

test.each([
  ['the home page', '/', 'Search'],
  ['the form of HarperCollins', '/Searching/PowerSearch/HarperCollins', 'GO'],
  ['the form of HQNA', '/Searching/PowerSearch/HQNA', 'GO'],
  ['the form of HCCP', '/Searching/PowerSearch/HCCP', 'GO'],
])('%s shows the progress until searches can be answered, and can be filled in', async (_, address, button) => {
  const server = fakeServer({ ...powerSearchHandlers(), 'GET /api/HealthCheck': health(63) });
  renderApp(address);
  const message = await screen.findByText('TitleNet is reading its catalogue: 63 %');
  expect(message).toBeVisible();
  expect(message).toHaveAttribute('role', 'status');
  expect(await progressBar()).toHaveAttribute('value', '63');
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(await screen.findByText(button)).toBeVisible();

  server.on('GET /api/HealthCheck', health(88));
  await passRetry();
  expect(await screen.findByText('TitleNet is reading its catalogue: 88 %', {}, LONGER_THAN_RETRY)).toBeVisible();
  server.on('GET /api/HealthCheck', health(100));
  await passRetry();
  await waitFor(() => expect(queryProgress()).toBeNull(), LONGER_THAN_RETRY);
});

const quick = 'POST /api/Searching/QuickSearch';
const power = 'POST /api/Searching/PowerSearch/HarperCollins';
const nothing = { data: [], total: 0, noData: true, moreCriteriaRequired: false };

test.each([
  ['a quick search', '/quickSearch?title=mock&company=1', quick, nothing, 'No Titles found'],
  [
    'a power search',
    '/Searching/PowerSearch/HarperCollins/result?title=mock&titleSwitch=1&company=1&sortBy=title',
    power,
    { ...nothing, titles: [], maxResultSize: 2000, complianceIndicator: false },
    'No titles found',
  ],
])(
  'the result of %s shows the progress, and appears when the index is ready',
  async (_, address, endpoint, result, found) => {
    const server = fakeServer({ ...powerSearchHandlers(), [endpoint]: () => searchNotReady(12) });
    renderApp(address);
    expect(await screen.findByText('TitleNet is reading its catalogue: 12 %')).toHaveAttribute('role', 'status');
    expect(await progressBar()).toHaveAttribute('value', '12');
    // It has not failed: there is no button to search again, and no toast.
    expect(screen.queryByText(/failed/i)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(found)).toBeNull();

    // The progress stays on screen, and the page is not blocked, while the search is repeated.
    const during: object[] = [];
    server.on(endpoint, async () => {
      // The overlay of a blocked page would be shown after 300 ms.
      await new Promise((resolve) => setTimeout(resolve, 400));
      const isBlocked = document.querySelector('[aria-busy="true"]') !== null;
      during.push({ isBlocked, text: queryProgress()?.textContent });
      return searchNotReady(63);
    });
    await passRetry();
    expect(await screen.findByText('TitleNet is reading its catalogue: 63 %', {}, LONGER_THAN_RETRY)).toBeVisible();
    expect(during[0]).toEqual({ isBlocked: false, text: 'TitleNet is reading its catalogue: 12 %' });

    server.on(endpoint, () => result);
    await passRetry();
    expect((await screen.findAllByText(found, { exact: false }, LONGER_THAN_RETRY)).length).toBeGreaterThan(0);
    expect(queryProgress()).toBeNull();
  },
);

test('a list that depends on titles is loaded when searches can be answered', async () => {
  const dynamic = 'POST /api/Searching/PowerSearch/HCCP/Dynamic';
  const server = fakeServer({ ...powerSearchHandlers(), [dynamic]: () => searchNotReady(63) });
  renderApp('/Searching/PowerSearch/HCCP?division=divisionsList-1');
  await waitFor(() => expect(server.to(dynamic)).toHaveLength(1), LONGER_THAN_RETRY);
  const whole = powerSearchHandlers()['GET /api/Searching/PowerSearch/HCCP/Dynamic']!({} as Call) as object;
  server.on(dynamic, () => ({ ...whole, imprintsList: [{ code: 'Z', description: 'Only of this division' }] }));
  await passRetry();
  expect(await screen.findByText('Only of this division', {}, LONGER_THAN_RETRY)).toBeInTheDocument();
});

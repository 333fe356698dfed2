import { act, screen, waitFor, within } from '@testing-library/react';
import { required } from '@titlenet/catalogue/required';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferredResponse, fakeServer, type Handler } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';
import { lazyScript } from '../ui/lazy/lazy-part.tsx';
import { routes } from './routes.ts';

const route = required(
  routes.find(({ path }) => path === '/healthcheck'),
  '/healthcheck',
);
const before = route.screen;

/** What the server's page names as its script. */
let script: string;
/** Number of requests for the screen's script that fail from now on. */
let failures: number;
const load = vi.fn(async () => {
  failures -= 1;
  if (failures >= 0) throw new TypeError('Failed to fetch dynamically imported module: /assets/Screen-a1.js');
  return () => <h1>Loaded</h1>;
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 200 });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockClear();
  script = './assets/index-a1.js';
  document.head.insertAdjacentHTML('beforeend', '<script type="module" src="./assets/index-a1.js"></script>');
});
afterEach(() => {
  vi.useRealTimers();
  document.head.querySelector('script')?.remove();
  Object.assign(route, { screen: before });
});

function open(failed: number, page: Handler = () => new Response(`<script type="module" src="${script}"></script>`)) {
  failures = failed;
  Object.assign(route, { screen: lazyScript(load) });
  const server = fakeServer({ 'GET /': page });
  return { server, ...renderApp('/healthcheck') };
}

const reports = 'POST /api/ClientErrors';

test('a script that could not be loaded is requested again, twice, without a word [ERR-41]', async () => {
  const { server } = open(2);
  expect(await screen.findByRole('heading', { name: 'Loaded' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
  expect(server.to(reports)).toEqual([]);
});

test('without a network the page says so, claims no report, and is loaded again by the button [ERR-41]', async () => {
  const { user, server } = open(3, () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  expect(await screen.findByText('TitleNet cannot be reached. Check the network, then try again.')).toBeVisible();
  expect(screen.queryByText(/has been logged/)).not.toBeInTheDocument();
  expect(server.to(reports)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Loaded' })).toBeVisible();
});

test('the page is loaded again when the network is back [ERR-41]', async () => {
  open(3, () => Promise.reject(new TypeError('Failed to fetch')));
  await screen.findByRole('heading', { name: 'This page could not be loaded' });
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Loaded' })).toBeVisible();
});

test('a page that could not be loaded is requested again after it was left [ERR-41]', async () => {
  const { user } = open(3, () => Promise.reject(new TypeError('Failed to fetch')));
  await screen.findByRole('heading', { name: 'This page could not be loaded' });
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'HOME' }));
  await screen.findByRole('textbox', { name: 'Search text' });
  act(() => window.history.back());
  expect(await screen.findByRole('heading', { name: 'Loaded' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(4);
});

test('after a new release, whose scripts have other names, a reload is offered [ERR-42]', async () => {
  script = './assets/index-b2.js';
  const { server } = open(100);
  expect(await screen.findByRole('heading', { name: 'TitleNet has been updated' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(server.to(reports)).toEqual([]);
});

test('a script that is missing in the release is reported [ERR-14]', async () => {
  const { server } = open(100);
  expect(await screen.findByText('A part of it is missing. Try again.')).toBeVisible();
  await waitFor(() => expect(server.to(reports)).toHaveLength(1));
});

test('while it is not known whether the server has the script the page does not say that it is missing [ERR-41]', async () => {
  const page = deferredResponse();
  open(100, () => page.response);
  await screen.findByRole('heading', { name: 'This page could not be loaded' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  page.send(new Response(`<script type="module" src="${script}"></script>`));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('A part of it is missing. Try again.'));
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { configuration, failure, fakeServer, type Handler } from '../../test/fake-server.ts';
import { hash, renderApp, waitUntilSignedIn } from '../../test/render-app.tsx';
import { sheetAddress, titleBar, titleHandlers } from '../../test/titles.ts';

const deniedText = 'You do not have permission to access application. Please contact the administrator.';
const administrator: Record<string, Handler> = {
  'GET /api/account/Permissions': () => ({ companies: ['001'], roles: ['Administrator'] }),
};

/** Opens a screen whose only call fails with this status. */
function failWith(handler: Handler, more: Record<string, Handler> = {}) {
  const server = fakeServer({ ...administrator, 'GET /api/account/ClearCache': handler, ...more });
  return { server, ...renderApp('/clearcache') };
}

test.each([
  [500, 'Server error [ERR-01]'],
  [418, 'Server error [ERR-02]'],
  [503, 'Server error [ERR-02]'],
  [404, 'Server error [ERR-02]'],
  [502, 'Bad Gateway [ERR-11]'],
  [520, 'SQL service is unavailable. Please try again later [ERR-08]'],
  [521, 'SMTP service is unavailable. Please try again later. [ERR-09]'],
  [522, 'HQNA service is unavailable.Please contact the Customer Support Center at x1234. [ERR-10]'],
])('status %i shows: %s', async (status, named) => {
  failWith(() => failure(status));
  const toast = await screen.findByText(named.replace(/ \[.*$/, ''));
  expect(toast.closest('[data-position]')).toHaveAttribute('data-position', 'top-right');
});

test("a call without a response shows 'Server error'", async () => {
  failWith(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await screen.findByText('Server error')).toBeInTheDocument();
});

test('the support extension is configurable [ERR-10]', async () => {
  failWith(() => failure(522), { 'GET /configuration': () => ({ ...configuration, supportExtension: 'x77' }) });
  expect(await screen.findByText(/Support Center at x77\.$/)).toBeInTheDocument();
});

test.each([
  [401, '[ERR-03]'],
  [403, '[ERR-04]'],
])(
  '%i shows the sticky Access Denied toast once; a click logs out without redirect %s [ERR-05] [ERR-06] [ERR-07]',
  async (status) => {
    const { user, server, left } = failWith(() => failure(status, 'denied'));
    const toast = (await screen.findByText(deniedText)).closest<HTMLElement>('[role="alert"]')!;
    expect(within(toast).getByText('Access Denied')).toBeInTheDocument();
    expect(toast.closest('[data-position]')).toHaveAttribute('data-position', 'top-center');
    await user.click(toast);
    expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(deniedText)).not.toBeInTheDocument());
    expect(server.to('POST /login/sign-out')).toHaveLength(1);
    expect(hash()).toBe('#/clearcache');
    expect(left).toEqual([]);
  },
);

test('the toast can be operated by keyboard', async () => {
  const { user } = failWith(() => failure(403, 'denied'));
  await screen.findByText(deniedText);
  screen.getByRole('button', { name: 'Log out' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeInTheDocument();
});

test('an error hides the spinner and is passed to the caller [ERR-12] [ERR-13]', async () => {
  failWith(() => failure(500));
  expect(await screen.findByText('The cache could not be cleared. Try again.')).toBeInTheDocument();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  expect(screen.getByRole('main').closest('[inert]')).toBeNull();
});

test('warnings and errors stay until they are closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { user } = failWith(() => failure(500));
  await screen.findByText('Server error');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(screen.getByText('Server error')).toBeInTheDocument();
  vi.useRealTimers();
  await user.click(screen.getByRole('button', { name: 'Close this message' }));
  await waitFor(() => expect(screen.queryByText('Server error')).not.toBeInTheDocument());
});

test('an error goes with its page', async () => {
  const { app } = failWith(() => failure(500));
  await screen.findByText('Server error');
  await act(() => app.router.navigate({ to: '/404' }));
  await screen.findByText('Page not found :(');
  await waitFor(() => expect(screen.queryByText('Server error')).not.toBeInTheDocument());
});

test("if the permissions cannot be loaded, the error page shows the server's trace id", async () => {
  fakeServer({ 'GET /api/account/Permissions': () => failure(520, 'database-unavailable', 'abc123') });
  renderApp('/');
  expect(await screen.findByRole('heading', { name: 'An error has occurred:' })).toBeInTheDocument();
  expect(screen.getByText('abc123')).toBeInTheDocument();
});

test('a screen that throws while rendering shows the error page and is reported [ERR-14] [ERR-15]', async () => {
  const toConsole = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = fakeServer(titleHandlers(titleBar()));
  const { app } = renderApp(sheetAddress(titleBar()));
  vi.spyOn(app.session, 'configuration').mockImplementation(() => {
    throw new Error('out of shelves');
  });
  expect(await screen.findByRole('heading', { name: 'An error has occurred:' })).toBeInTheDocument();
  await waitFor(() => expect(server.to('POST /api/ClientErrors').length).toBeGreaterThan(0));
  const [report] = server.to('POST /api/ClientErrors');
  const body = JSON.parse(report!.body);
  expect(body).toMatchObject({ kind: 'render', url: '/#/titleSheet/42' });
  expect(report!.headers.has('Authorization')).toBe(false);
  expect(screen.getByText(body.traceId)).toBeInTheDocument();
  expect(report!.headers.get('traceparent')).toContain(body.traceId);
  expect(toConsole).toHaveBeenCalledWith(expect.stringContaining(body.traceId), expect.any(Error));
});

test('uncaught errors are reported to the server and the console, without the query [ERR-14] [ERR-15]', async () => {
  const toConsole = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = fakeServer();
  renderApp('/quickSearch?title=secret&company=1');
  await waitUntilSignedIn();
  const error = new RangeError('out of shelves');
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  await waitFor(() => expect(server.to('POST /api/ClientErrors')).toHaveLength(1));
  expect(JSON.parse(server.to('POST /api/ClientErrors')[0]!.body)).toMatchObject({
    kind: 'error',
    message: 'RangeError: out of shelves',
    url: '/#/quickSearch',
  });
  expect(toConsole).toHaveBeenCalledWith(expect.any(String), error);
});

test('unhandled rejections are reported to the server and the console; a failed report is not reported [ERR-16] [ERR-17]', async () => {
  const toConsole = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = fakeServer({ 'POST /api/ClientErrors': () => Promise.reject(new TypeError('offline')) });
  renderApp('/');
  await waitUntilSignedIn();
  const reason = new Error('promise broken');
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  await waitFor(() => expect(server.to('POST /api/ClientErrors')).toHaveLength(1));
  expect(JSON.parse(server.to('POST /api/ClientErrors')[0]!.body)).toMatchObject({ kind: 'unhandledRejection' });
  expect(toConsole).toHaveBeenCalledWith(expect.any(String), reason);
  expect(screen.queryByText('Server error')).not.toBeInTheDocument();
});

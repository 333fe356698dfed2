import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { configuration, failure, fakeServer, token } from '../../../test/fake-server.ts';
import { hash, renderApp, waitUntilSignedIn } from '../../../test/render-app.tsx';
import { personalEntry } from '../../ui/storage/personal-storage.ts';

const minutes = 60_000;
const deniedText = 'You do not have permission to access application. Please contact the administrator.';

const channels: BroadcastChannel[] = [];
/** Simulates another tab of the same browser. */
function otherTab() {
  const channel = new BroadcastChannel('titlenet.session');
  channels.push(channel);
  return channel;
}

afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

async function passMinutes(count: number) {
  await act(() => vi.advanceTimersByTimeAsync(count * minutes));
}

function useClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
}

test.each([
  [5, 54, 56],
  [2, 57, 59],
])(
  'the enterprise token is renewed %s minutes before it expires, as configured [SIGN-24]',
  async (lead, notYet, due) => {
    useClock();
    const server = fakeServer({
      'GET /configuration': () => ({
        ...configuration,
        enterprise: { ...configuration.enterprise, refreshLeadMinutes: lead },
      }),
      'POST /login/token': () => ({ access_token: token({ sub: '1' }), expires_in: 10 * 3600 }),
    });
    renderApp('/');
    await waitUntilSignedIn();
    await passMinutes(notYet);
    expect(server.to('POST /enterprise/api/token')).toHaveLength(1);
    await passMinutes(due - notYet);
    expect(server.to('POST /enterprise/api/token')).toHaveLength(2);
  },
);

test('the access token is renewed silently, and calls work past its expiry [SIGN-08]', async () => {
  useClock();
  let grants = 0;
  const server = fakeServer({
    'POST /login/token': () => ({ access_token: `sso-${++grants}`, expires_in: 600 }),
    'POST /enterprise/api/token': () => ({ token: token({ sub: '1' }, 36_000) }),
  });
  const { left, app } = renderApp('/');
  await waitUntilSignedIn();
  await passMinutes(11);
  expect(server.to('POST /login/token')).toHaveLength(2);
  await act(() => app.queryClient.refetchQueries({ queryKey: ['permissions'] }));
  expect(server.to('GET /api/account/Permissions').at(-1)!.headers.get('Authorization')).toBe('Bearer sso-2');
  expect(left).toEqual([]);
});

test('after sleeping past the expiry, the machine renews before its next call', async () => {
  useClock();
  let grants = 0;
  const server = fakeServer({
    'POST /login/token': () => ({ access_token: `sso-${++grants}`, expires_in: 600 }),
    'POST /enterprise/api/token': () => ({ token: token({ sub: '1' }, 36_000) }),
  });
  const { app } = renderApp('/');
  await waitUntilSignedIn();
  vi.setSystemTime(Date.now() + 30 * minutes);
  await act(() => app.queryClient.refetchQueries({ queryKey: ['permissions'] }));
  expect(server.to('GET /api/account/Permissions').at(-1)!.headers.get('Authorization')).toBe('Bearer sso-2');
});

test('waking up renews expiring tokens at once', async () => {
  useClock();
  const server = fakeServer({
    'POST /login/token': () => ({ access_token: token({ sub: '1' }), expires_in: 36_000 }),
  });
  renderApp('/');
  await waitUntilSignedIn();
  vi.setSystemTime(Date.now() + 59 * minutes);
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(server.to('POST /enterprise/api/token')).toHaveLength(2));
});

test('Sign Out ends the session here, in other tabs and at the provider [SIGN-26] [NAV-04]', async () => {
  const idToken = token({ sub: '1' });
  const server = fakeServer({
    'POST /login/token': () => ({ access_token: 'sso-token', id_token: idToken, expires_in: 3600 }),
  });
  const received: unknown[] = [];
  otherTab().onmessage = (event) => received.push(event.data);
  const { user, left } = renderApp('/');
  await waitUntilSignedIn();
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(left).toHaveLength(1));
  expect(left[0]).toMatch(/^http:\/\/localhost:8080\/identity\/session\/end\?/);
  expect(new URL(left[0]!).searchParams.get('id_token_hint')).toBe(idToken);
  expect(server.to('POST /login/sign-out')).toHaveLength(1);
  await waitFor(() => expect(received).toContainEqual({ kind: 'signedOut' }));
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  const stored = JSON.stringify({ ...window.localStorage, ...window.sessionStorage });
  expect(stored).not.toContain('sso-token');
  expect(stored).not.toContain(idToken);
});

test('a sign-out in another tab ends the session here: nothing stays in the cache or is stored any more [SIGN-26, STORE-10]', async () => {
  const server = fakeServer();
  const { user, left, app } = renderApp('/');
  await waitUntilSignedIn();
  const entry = personalEntry({ name: 'draft', area: 'tab', parse: (stored) => stored });
  expect(entry.write('typed')).toBe(true);
  act(() => otherTab().postMessage({ kind: 'signedOut' }));
  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeInTheDocument();
  expect(entry.write('typed too')).toBe(false);
  expect(Object.keys(window.sessionStorage)).toEqual(['titlenet.person']);
  expect(app.queryClient.getQueryData(['permissions'])).toBeUndefined();
  const before = server.calls.length;
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(left[0]).toContain('/identity/auth?'));
  expect(new URL(left[0]!).searchParams.get('prompt')).toBe('login');
  expect(server.calls.slice(before).filter((call) => call.headers.has('X-Enterprise-Token'))).toEqual([]);
});

test('a 403 of the security host: toast, no token, no renewals, and a click logs out [SIGN-27] [SIGN-28] [SIGN-29] [SIGN-30] [SIGN-31] [SIGN-32] [ERR-07]', async () => {
  useClock();
  const server = fakeServer({ 'POST /enterprise/api/token': () => failure(403, 'denied') });
  const { user, left } = renderApp('/quickSearch?title=moby&company=1');
  const toast = await screen.findByRole('alert');
  expect(within(toast).getByText('Access Denied')).toBeInTheDocument();
  expect(within(toast).getByText(deniedText)).toBeInTheDocument();
  expect(toast.closest('[data-position]')).toHaveAttribute('data-position', 'top-center');
  await passMinutes(120);
  expect(toast).toBeInTheDocument();
  expect(server.to('POST /enterprise/api/token')).toHaveLength(1);
  expect(server.calls.filter((call) => call.headers.has('X-Enterprise-Token'))).toEqual([]);
  vi.useRealTimers();
  await user.click(within(toast).getByText(deniedText));
  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeInTheDocument();
  expect(server.to('POST /login/sign-out')).toHaveLength(1);
  expect(hash()).toBe('#/quickSearch?title=moby&company=1');
  expect(left).toEqual([]);
});

test('a 401 causes one renewal and one retry [SIGN-37]', async () => {
  let asked = 0;
  const server = fakeServer({
    'GET /api/account/Permissions': () =>
      ++asked === 1 ? failure(401, 'not-signed-in') : { companies: ['001'], roles: ['User'] },
  });
  renderApp('/');
  await waitUntilSignedIn();
  expect(server.to('POST /login/token')).toHaveLength(2);
  expect(server.to('POST /enterprise/api/token')).toHaveLength(2);
  expect(screen.queryByText('Access Denied')).not.toBeInTheDocument();
});

test('a 401 after the renewal shows Access Denied [ERR-03] [ERR-05]', async () => {
  const server = fakeServer({ 'GET /api/account/Permissions': () => failure(401, 'not-signed-in') });
  renderApp('/');
  expect(await screen.findByText(deniedText)).toBeInTheDocument();
  expect(server.to('GET /api/account/Permissions')).toHaveLength(2);
});

test('if no renewal is possible, a 401 starts the sign-in [SIGN-37]', async () => {
  const server = fakeServer();
  const { left, app } = renderApp('/');
  await waitUntilSignedIn();
  server.on('GET /api/account/Permissions', () => failure(401, 'not-signed-in'));
  server.on('POST /login/token', () => failure(400));
  await act(() => app.queryClient.refetchQueries({ queryKey: ['permissions'] }));
  await waitFor(() => expect(left[0]).toContain('/identity/auth?'));
  expect(window.sessionStorage.getItem('titlenet.address.1')).toBe('#/');
  expect(screen.getByText('Access Denied')).toBeInTheDocument();
});

import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { configuration, deferredResponse, failure, fakeServer, token } from '../../../test/fake-server.ts';
import { hash, renderApp, waitUntilSignedIn } from '../../../test/render-app.tsx';

const notSignedIn = { 'POST /login/token': () => new Response(null, { status: 204 }) };

/** Simulates the redirect to the provider and back with a code. */
async function signInFrom(address: string) {
  fakeServer(notSignedIn);
  const first = renderApp(address);
  await waitFor(() => expect(first.left).toHaveLength(1));
  const authorize = new URL(first.left[0]!);
  first.app.stop();
  first.view.unmount();
  return { authorize, state: authorize.searchParams.get('state')!, nonce: authorize.searchParams.get('nonce')! };
}

test('a new browser signs in before any data are loaded [SIGN-01] [SIGN-10]', async () => {
  const server = fakeServer(notSignedIn);
  const { left } = renderApp('/quickSearch?isbn=9780062040800&company=1');
  await waitFor(() => expect(left).toHaveLength(1));
  expect(left[0]).toMatch(/^http:\/\/localhost:8080\/identity\/auth\?/);
  expect(server.calls.filter((call) => call.path.startsWith('/api'))).toEqual([]);
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

test('authorization code flow with PKCE, scopes and audience [SIGN-02] [SIGN-03] [SIGN-04] [SIGN-05] [SIGN-06] [SIGN-07]', async () => {
  const { authorize } = await signInFrom('/');
  const query = authorize.searchParams;
  expect(query.get('response_type')).toBe('code');
  expect(query.get('code_challenge_method')).toBe('S256');
  expect(query.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  expect(query.get('scope')?.split(' ')).toEqual(['openid', 'email', 'offline_access']);
  expect(query.get('audience')).toBe('titlenet-api');
  expect(query.get('redirect_uri')).toBe('http://localhost:8080/');
});

test('the code is exchanged at the login address with its verifier, and removed from the address [SIGN-02] [SIGN-03] [SIGN-33]', async () => {
  const { state, nonce } = await signInFrom('/');
  const server = fakeServer({
    'POST /login/token': () => ({
      access_token: token({ sub: '1' }),
      id_token: token({ sub: '1', nonce, aud: 'titlenet', iss: 'http://localhost:8080/identity' }),
      token_type: 'Bearer',
      expires_in: 3600,
    }),
  });
  const { left } = renderApp('/', { search: `?code=c1&state=${state}` });
  expect(window.location.search).toBe('');
  await waitUntilSignedIn();
  const [grant] = server.to('POST /login/token');
  const form = new URLSearchParams(grant!.body);
  expect(form.get('grant_type')).toBe('authorization_code');
  expect(form.get('code')).toBe('c1');
  expect(form.get('code_verifier')).toMatch(/^[\w-]{43,128}$/);
  expect(grant!.headers.get('X-TitleNet-Login')).toBe('1');
  expect(server.to('POST /identity/token')).toEqual([]);
  expect(left).toEqual([]);
});

test('the id token must repeat the nonce of the authorize request [SIGN-38]', async () => {
  const { authorize, state } = await signInFrom('/');
  expect(authorize.searchParams.get('nonce')).toMatch(/^[\w-]{22,}$/);
  fakeServer({
    'POST /login/token': () => ({
      access_token: token({ sub: '1' }),
      id_token: token({
        sub: '1',
        aud: 'titlenet',
        iss: 'http://localhost:8080/identity',
        nonce: 'of-another-sign-in',
      }),
      token_type: 'Bearer',
      expires_in: 3600,
    }),
  });
  renderApp('/', { search: `?code=c1&state=${state}` });
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

test('the resource indicator is sent if one is set [SIGN-39]', async () => {
  const without = await signInFrom('/');
  expect(without.authorize.searchParams.has('resource')).toBe(false);
  fakeServer({
    ...notSignedIn,
    'GET /configuration': () => ({
      ...configuration,
      oidc: { ...configuration.oidc, resource: 'https://titles.example.com/api' },
    }),
  });
  const { left } = renderApp('/');
  await waitFor(() => expect(left).toHaveLength(1));
  expect(new URL(left[0]!).searchParams.get('resource')).toBe('https://titles.example.com/api');
});

test('the requested address is restored after the sign-in [SIGN-22] [SIGN-23]', async () => {
  const { state, nonce } = await signInFrom('/titleSheet/0123?companyCode=001&x=a&x=b');
  expect(Object.values(window.sessionStorage)).toContain('#/titleSheet/0123?companyCode=001&x=a&x=b');
  fakeServer({
    'POST /login/token': () => ({
      access_token: token({ sub: '1' }),
      id_token: token({ sub: '1', nonce }),
      token_type: 'Bearer',
      expires_in: 3600,
    }),
  });
  renderApp('', { search: `?code=c1&state=${state}` });
  await waitUntilSignedIn();
  expect(hash()).toBe('#/titleSheet/0123?companyCode=001&x=a&x=b');
  expect(document.title).toBe('Trade(001) TitleSheet - TitleNet');
  expect(Object.values(window.sessionStorage).join()).not.toContain('#/titleSheet');
});

test('a refusal of the provider is shown, with a retry button', async () => {
  const { state } = await signInFrom('/');
  fakeServer(notSignedIn);
  renderApp('', { search: `?error=access_denied&error_description=Not%20this%20time&state=${state}` });
  expect(await screen.findByText('Not this time')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument();
});

test('the discovery document is loaded before any product call [SIGN-09]', async () => {
  const server = fakeServer();
  renderApp('/');
  await waitUntilSignedIn();
  const paths = server.calls.map((call) => call.path);
  const discovery = paths.indexOf('/identity/.well-known/openid-configuration');
  expect(discovery).toBeGreaterThan(-1);
  expect(discovery).toBeLessThan(paths.findIndex((path) => path.startsWith('/api/')));
});

test('with a valid login cookie the enterprise token is requested without a redirect [SIGN-12]', async () => {
  const server = fakeServer();
  const { left } = renderApp('/');
  await waitUntilSignedIn();
  expect(left).toEqual([]);
  expect(new URLSearchParams(server.to('POST /login/token')[0]!.body).get('grant_type')).toBe('refresh_token');
  const order = server.calls.map((call) => call.path).filter((path) => /token$/.test(path));
  expect(order).toEqual(['/login/token', '/enterprise/api/token']);
});

test('the sign-in starts after waiting 1.5 s for a token [SIGN-11] [SIGN-13]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const server = fakeServer({ 'POST /login/token': () => deferredResponse().response });
  const { left } = renderApp('/');
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  // `waitFor` would wait with the timers of the test.
  const wait = async (isDone: () => boolean) => {
    for (let step = 0; step < 10_000 && !isDone(); step += 1) await pass(0);
  };
  await wait(() => server.to('POST /login/token').length > 0);
  expect(server.to('POST /login/token')).toHaveLength(1);
  await pass(1_499);
  // The address of the provider is made in several steps.
  for (let step = 0; step < 100; step += 1) await pass(0);
  expect(left).toEqual([]);
  await pass(1);
  await wait(() => left.length > 0);
  expect(left).toHaveLength(1);
});

test('the enterprise token: its request, and its use in calls [SIGN-14] [SIGN-15] [SIGN-16] [SIGN-17] [SIGN-18] [SIGN-35] [API-04, API-05]', async () => {
  const server = fakeServer({
    'POST /login/token': () => ({ access_token: 'sso-token', expires_in: 3600 }),
    'POST /enterprise/api/token': () => ({ token: 'enterprise-token' }),
  });
  renderApp('/');
  await waitUntilSignedIn();
  const [request] = server.to('POST /enterprise/api/token');
  expect(request!.headers.get('Authorization')).toBe('Bearer sso-token');
  expect(request!.headers.has('X-Subscription-Key')).toBe(false);
  expect(JSON.parse(request!.body)).toEqual({ tenantid: 'tenant-1', applicationid: 'titlenet' });
  const [call] = server.to('GET /api/account/Permissions');
  expect(call!.headers.get('Authorization')).toBe('Bearer sso-token');
  expect(call!.headers.get('X-Enterprise-Token')).toBe('Bearer enterprise-token');
  expect(call!.headers.get('X-Subscription-Key')).toBe('key-1');
  expect(call!.headers.get('Content-Type')).toBe('application/json');
  const traces = [request, call].map((one) => one!.headers.get('traceparent'));
  for (const trace of traces) expect(trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(new Set(traces).size).toBe(2);
});

test('tokens are sent to the product, the security host and the issuer only [SIGN-34]', async () => {
  const server = fakeServer({
    'GET /configuration': () => ({
      ...configuration,
      enterprise: { ...configuration.enterprise, tokenUrl: 'https://security.example.org/api/token' },
    }),
    'POST /api/token': () => ({ token: token({ sub: '1' }) }),
  });
  renderApp('/');
  await screen.findByText('Ada Reader');
  const withToken = server.calls.filter((call) => call.headers.has('Authorization')).map((call) => call.path);
  const ofProduct = ['account/Permissions', 'EmptyLists', 'Following/News', 'HealthCheck', 'Visits'].map(
    (name) => `/api/${name}`,
  );
  const expected = ['/api/token', ...ofProduct, '/identity/me'];
  expect(new Set(withToken)).toEqual(new Set(expected));
});

test("before the enterprise token arrives only the spinner is shown, with 'Authorizing...' [SIGN-19] [SIGN-20]", async () => {
  const enterprise = deferredResponse();
  fakeServer({ 'POST /enterprise/api/token': () => enterprise.response });
  renderApp('/');
  expect(await screen.findByText('Authorizing...')).toBeInTheDocument();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
  await act(async () => enterprise.send(Response.json({ token: token({ sub: '1' }) })));
  await waitUntilSignedIn();
  await waitFor(() => expect(screen.queryByText('Authorizing...')).not.toBeInTheDocument());
});

test("later waits show 'Loading...', and the page is inert meanwhile [SIGN-21]", async () => {
  const response = deferredResponse();
  fakeServer({ 'GET /api/account/Permissions': () => response.response });
  renderApp('/');
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  expect(screen.getByRole('main', { hidden: true }).closest('[inert]')).not.toBeNull();
  await act(async () => response.send(Response.json({ companies: ['001'], roles: ['User'] })));
  await waitUntilSignedIn();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  expect(screen.getByRole('main').closest('[inert]')).toBeNull();
});

test('the display name falls back to the id token; a failure to load it is ignored', async () => {
  fakeServer({
    'GET /identity/me': () => failure(500),
    'POST /login/token': () => ({
      access_token: token({ sub: '1' }),
      id_token: token({ sub: '1', name: 'Grace Editor', email: 'g@example.org' }),
      expires_in: 3600,
    }),
  });
  renderApp('/');
  expect(await screen.findByText('Grace Editor')).toBeInTheDocument();
});

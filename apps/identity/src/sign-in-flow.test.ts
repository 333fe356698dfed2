import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type IdentityFixture,
  origin,
  redirectUri,
  startIdentity,
  type TokenAnswer,
  tokensFor,
} from './testing/identity-fixture.ts';
import { authorizeAddress, SignInBrowser, signInAs } from './testing/sign-in-browser.ts';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await startIdentity();
});
afterAll(() => fixture.close());

const newBrowser = () => new SignInBrowser(fixture.app, origin);

async function authorize(parameters: Record<string, string | undefined>) {
  const { address } = authorizeAddress({ ...fixture.request, parameters });
  const response = await newBrowser().visit(address);
  const location = response.headers.location ? new URL(String(response.headers.location), origin) : undefined;
  return { response, location, error: location?.searchParams.get('error') };
}

const trade = (form: Record<string, string>, browser = newBrowser()) =>
  browser.visit(fixture.identity.tokenPath, { method: 'POST', form });

describe('discovery', () => {
  test('uses the host of the issuer for all endpoints, independent of the Host header', async () => {
    const response = await fixture.app.inject({
      url: '/identity/.well-known/openid-configuration',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    });
    const discovery = response.json<Record<string, unknown>>();
    expect(discovery).toMatchObject({
      issuer: `${origin}/identity`,
      authorization_endpoint: `${origin}/identity/auth`,
      token_endpoint: `${origin}/identity/token`,
      userinfo_endpoint: `${origin}/identity/userinfo`,
      end_session_endpoint: `${origin}/identity/session/end`,
      jwks_uri: `${origin}/identity/jwks`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      scopes_supported: ['openid', 'email', 'offline_access'],
    });
    expect(response.body).not.toContain('evil.example');
  });

  test('publishes public keys only', async () => {
    const { keys } = (await fixture.app.inject('/identity/jwks')).json<{ keys: Record<string, string>[] }>();
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toHaveProperty('d');
    expect(keys[0]?.kid).toBe(fixture.identity.jwks.keys[0]?.kid);
  });
});

describe('the code flow', () => {
  test('exchanges a code and its verifier for tokens of the API audience [SIGN-02] [SIGN-03]', async () => {
    const browser = newBrowser();
    const request = { ...fixture.request, parameters: { audience: fixture.identity.audience } };
    const answer = (await trade(await signInAs(browser, 'trade', request), browser)).json<TokenAnswer>();
    expect(answer.expires_in).toBe(600);
    const { payload, protectedHeader } = await jwtVerify(
      answer.access_token,
      createLocalJWKSet(fixture.identity.jwks),
      { issuer: fixture.identity.issuer, audience: fixture.identity.audience },
    );
    expect(protectedHeader.typ).toBe('at+jwt');
    expect(payload).toMatchObject({ sub: 'demo-trade', displayname: 'Theo Radcliffe' });
    expect(answer.refresh_token).toEqual(expect.any(String));
  });

  test('returns an ID token for openid and the claim for email', async () => {
    const { id_token: idToken } = await tokensFor(fixture, 'uk');
    expect(decodeJwt(idToken)).toMatchObject({ sub: 'demo-uk', email: 'uk@titlenet.example', aud: 'titlenet' });
  });

  test('keeps the browser signed in for the next request', async () => {
    const browser = newBrowser();
    await signInAs(browser, 'hccp', fixture.request);
    const { address } = authorizeAddress({ ...fixture.request, parameters: { prompt: 'none' } });
    const response = await browser.visit(address);
    expect(response.headers.location).toContain(`${redirectUri}?code=`);
  });

  test('shows no consent page, even if the client requests one', async () => {
    const request = { ...fixture.request, parameters: { prompt: 'login consent' } };
    const answer = (await trade(await signInAs(newBrowser(), 'hqna', request))).json<TokenAnswer>();
    expect(decodeJwt(answer.access_token).sub).toBe('demo-hqna');
  });

  test.each([
    ['no challenge [SIGN-03]', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['the implicit flow [SIGN-02]', { response_type: 'token' }, 'unsupported_response_type'],
    ['an unknown audience', { audience: 'urn:other:api' }, 'invalid_target'],
    ['silent sign-in without a session', { prompt: 'none' }, 'login_required'],
  ])('refuses %s', async (_case, parameters, error) => {
    const refused = await authorize(parameters);
    expect(refused.error ?? new URLSearchParams(refused.location?.hash.slice(1)).get('error')).toBe(error);
  });

  test('shows its error page without a redirect for an unknown redirect address', async () => {
    const { response } = await authorize({ redirect_uri: 'https://evil.example/' });
    expect(response.statusCode).toBe(400);
    expect(response.headers.location).toBeUndefined();
    expect(response.body).toContain('Sign-in stopped');
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('refuses a wrong verifier and a used code', async () => {
    const browser = newBrowser();
    const form = await signInAs(browser, 'user', fixture.request);
    const wrong = await trade({ ...form, code_verifier: 'x'.repeat(43) });
    expect([wrong.statusCode, wrong.json().error]).toEqual([400, 'invalid_grant']);
    expect((await trade(form)).statusCode).toBe(200);
    expect((await trade(form)).json().error).toBe('invalid_grant');
  });
});

describe('refresh', () => {
  test('rotates the refresh token and renews the access token', async () => {
    const first = await tokensFor(fixture, 'children');
    const form = { grant_type: 'refresh_token', client_id: 'titlenet', refresh_token: first.refresh_token };
    const second = (await trade(form)).json<TokenAnswer>();
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(decodeJwt(second.access_token)).toMatchObject({ sub: 'demo-children', aud: fixture.identity.audience });
    const reused = await trade(form);
    expect(reused.json()).toMatchObject({ error: 'invalid_grant' });
    const afterReuse = await trade({ ...form, refresh_token: second.refresh_token });
    expect(afterReuse.statusCode, 'a stolen token ends the whole family').toBe(400);
  });

  test('fails after the token was revoked', async () => {
    const { refresh_token: token } = await tokensFor(fixture, 'usborne');
    const browser = newBrowser();
    const form = { client_id: 'titlenet', token, token_type_hint: 'refresh_token' };
    const revoked = await browser.visit(fixture.identity.revocationPath, { method: 'POST', form });
    expect(revoked.statusCode).toBe(200);
    const response = await trade({ grant_type: 'refresh_token', client_id: 'titlenet', refresh_token: token });
    expect(response.json().error).toBe('invalid_grant');
  });
});

describe('userinfo', () => {
  const userinfo = (headers: Record<string, string>) => fixture.app.inject({ url: '/identity/userinfo', headers });

  test('accepts the access token of the API and returns the person', async () => {
    const { access_token: token } = await tokensFor(fixture, 'employee');
    const response = await userinfo({ authorization: `Bearer ${token}` });
    expect(response.json()).toEqual({
      sub: 'demo-employee',
      email: 'employee@titlenet.example',
      email_verified: true,
      name: 'Emil Ployer',
      displayname: 'Emil Ployer',
    });
  });

  test('refuses an ID token and no token', async () => {
    const { id_token: token } = await tokensFor(fixture, 'employee');
    expect((await userinfo({ authorization: `Bearer ${token}` })).statusCode).toBe(401);
    expect((await userinfo({})).statusCode).toBe(401);
  });
});

describe('signing out', () => {
  async function signOut(browser: SignInBrowser, parameters: Record<string, string>) {
    const query = new URLSearchParams({ post_logout_redirect_uri: redirectUri, state: 'bye', ...parameters });
    return browser.visit(`/identity/session/end?${query}`);
  }

  test('ends the session and the grant, and returns to the product', async () => {
    const browser = newBrowser();
    const tokens = (await trade(await signInAs(browser, 'user', fixture.request), browser)).json<TokenAnswer>();
    const page = await signOut(browser, { id_token_hint: tokens.id_token });
    expect(page.body).not.toMatch(/https?:\/\/(?!localhost:8080)/);
    expect(page.body).toContain('/identity/assets/sign-out.js');

    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const form = { xsrf, logout: 'yes' };
    const done = await browser.visit('/identity/session/end/confirm', { method: 'POST', form });
    expect(done.headers.location).toBe(`${redirectUri}?state=bye`);

    const { address } = authorizeAddress({ ...fixture.request, parameters: { prompt: 'none' } });
    expect((await browser.visit(address)).headers.location).toContain('login_required');
    const refresh = { grant_type: 'refresh_token', client_id: 'titlenet', refresh_token: tokens.refresh_token };
    expect((await trade(refresh)).statusCode).toBe(400);
  });

  test('asks for confirmation without an ID token hint', async () => {
    const browser = newBrowser();
    await signInAs(browser, 'user', fixture.request);
    const page = await signOut(browser, { client_id: 'titlenet' });
    expect(page.body).toContain('Sign out of TitleNet?');
    expect(page.body).not.toContain('sign-out.js');
  });
});

test('the key id of a token is in the published key set', async () => {
  const { access_token: token } = await tokensFor(fixture, 'nobody');
  expect(decodeProtectedHeader(token).kid).toBe(fixture.identity.jwks.keys[0]?.kid);
});

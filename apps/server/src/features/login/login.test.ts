import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { demoPeople } from '@titlenet/identity/demo-people';
import { type DevelopmentIdentity, registerDevelopmentIdentity } from '@titlenet/identity/plugin';
import { SignInBrowser, signInAs } from '@titlenet/identity/testing/sign-in-browser';
import fastify, { type FastifyInstance } from 'fastify';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerErrors } from '../../http/errors.ts';
import { addLimits } from '../../http/limits.ts';
import { addPictureCookie } from '../../http/picture-cookie.ts';
import { createTokenVerifier, type TokenVerifier } from '../../http/token-verifier.ts';
import { type IdentityCalls, identityCallsWithin } from './identity-calls.ts';
import { type LoginEvent, registerLogin } from './login.routes.ts';

const origin = 'http://localhost:8080';
const redirectUri = `${origin}/`;
const mark = { 'x-titlenet-login': '1' };

let app: FastifyInstance;
let folder: string;
let identity: DevelopmentIdentity;
let verifier: TokenVerifier;
let calls: IdentityCalls;
let log = '';
const events: LoginEvent[] = [];
/** Wraps the calls to the provider, so that a test can count, delay or break them. */
const passedOn = { count: 0, before: async () => {}, after: async () => {}, hasIdToken: true };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'titlenet-login-'));
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  app = fastify({ logger: { level: 'trace', stream } });
  answerErrors(app);
  const limit = 10_000;
  await addLimits(app, {
    RATE_LIMIT_PER_PERSON: limit,
    RATE_LIMIT_BULK_PER_PERSON: limit,
    RATE_LIMIT_PER_ADDRESS: limit,
  });
  addPictureCookie(app, {
    secret: 'secret',
    secure: false,
    basePath: '',
    rightsOf: async () => ({ companies: ['001'], hasAnyAccess: true }),
  });
  identity = await registerDevelopmentIdentity(app, {
    issuer: `${origin}/identity`,
    folder,
    people: demoPeople,
    environment: 'development',
    host: '127.0.0.1',
    allowOffLoopback: false,
  });
  const within = identityCallsWithin(app, identity);
  calls = {
    async sendGrant(grant) {
      passedOn.count += 1;
      await passedOn.before();
      const answer = await within.sendGrant(grant);
      await passedOn.after();
      if (!passedOn.hasIdToken)
        return { ...answer, body: JSON.stringify({ ...JSON.parse(answer.body), id_token: undefined }) };
      return answer;
    },
    revoke: within.revoke,
  };
  registerLogin(app, {
    identity: calls,
    clientId: identity.clientId,
    origins: [origin],
    secure: false,
    basePath: '',
    secret: 'secret',
    onEvent: (event) => void events.push(event),
  });
  app.get('/images/proof', async (request) => ({ person: app.pictureCookie.read(request) ?? null }));
  verifier = await createTokenVerifier({
    sso: { issuer: identity.issuer, audience: identity.audience, jwks: identity.jwks },
    enterprise: {
      issuer: identity.enterpriseIssuer,
      audience: identity.enterpriseAudience,
      jwks: identity.enterpriseJwks,
    },
  });
  await app.ready();
});
afterAll(async () => {
  verifier.close();
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const post = (browser: SignInBrowser, path: string, form: Record<string, string> = {}, headers = {}) =>
  browser.visit(path, { method: 'POST', form, headers: { ...mark, ...headers } });

const renew = (browser: SignInBrowser) => post(browser, '/login/token', { grant_type: 'refresh_token' });

async function signIn(name: string) {
  const browser = new SignInBrowser(app, origin);
  const form = await signInAs(browser, name, { issuer: identity.issuer, clientId: identity.clientId, redirectUri });
  const response = await post(browser, '/login/token', form);
  return { browser, form, response, tokens: response.json<{ access_token: string; expires_in: number }>() };
}

const refreshTokenOf = (browser: SignInBrowser) => browser.cookies.get('titlenet-login')?.value ?? '';

describe('the code grant', () => {
  test('returns all but the refresh token, which is stored in a cookie [SIGN-06]', async () => {
    const { browser, response } = await signIn('trade');
    expect(response.statusCode).toBe(200);
    expect(Object.keys(response.json()).sort()).toEqual([
      'access_token',
      'expires_in',
      'id_token',
      'scope',
      'token_type',
    ]);
    expect(response.headers['cache-control']).toBe('no-store');
    const setCookie = [response.headers['set-cookie']].flat().join('\n');
    expect(setCookie).toMatch(/^titlenet-login=\S{20,}; Max-Age=1209600; Path=\/login; HttpOnly; SameSite=Strict$/m);
    expect(response.body).not.toContain(refreshTokenOf(browser));
  });

  test('gives access to pictures, only for the browser that signed in', async () => {
    const { browser } = await signIn('trade');
    expect((await browser.visit('/images/proof')).json()).toEqual({ person: 'demo-trade' });
    expect((await new SignInBrowser(app, origin).visit('/images/proof')).json()).toEqual({ person: null });
  });

  test('is written to the audit trail once per sign-in', async () => {
    events.length = 0;
    const { browser, form } = await signIn('administrator');
    await renew(browser);
    await post(browser, '/login/token', form);
    expect(events).toEqual([
      { action: 'sign-in', subject: 'demo-administrator' },
      { action: 'token-refused', subject: null, grant: 'authorization_code' },
    ]);
  });

  test('is refused with the provider’s error, and sets no cookie', async () => {
    const { form } = await signIn('trade');
    const response = await post(new SignInBrowser(app, origin), '/login/token', form);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: 'invalid_grant' });
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test('leads to an enterprise token, and both to a verified caller [SIGN-14] [SIGN-15] [SIGN-18]', async () => {
    const { tokens } = await signIn('uk');
    const authorization = `Bearer ${tokens.access_token}`;
    const payload = { tenantid: identity.tenantId, applicationid: identity.enterpriseAudience };
    const url = '/enterprise/api/token';
    const enterprise = await app.inject({ method: 'POST', url, headers: { authorization }, payload });
    const caller = await verifier.verify(authorization, `Bearer ${enterprise.json().token}`);
    expect(caller).toMatchObject({ subject: 'demo-uk', displayName: 'Kate Unwin' });
  });
});

describe('the refresh grant', () => {
  test('renews from the cookie alone and rotates it [SIGN-08]', async () => {
    const { browser } = await signIn('children');
    const before = refreshTokenOf(browser);
    const response = await renew(browser);
    expect(decodeJwt(response.json().access_token)).toMatchObject({ sub: 'demo-children', aud: identity.audience });
    expect(refreshTokenOf(browser)).not.toBe(before);
    expect((await renew(browser)).statusCode).toBe(200);
  });

  test('has the id token of the sign-in if the provider sends none, until the sign-out [SIGN-42]', async () => {
    const { browser, response: signedIn } = await signIn('children');
    passedOn.hasIdToken = false;
    const renewals = [await renew(browser), await renew(browser)];
    passedOn.hasIdToken = true;
    const { id_token: idToken } = signedIn.json();
    expect(decodeJwt(idToken).sub).toBe('demo-children');
    expect(renewals.map((response) => response.json().id_token)).toEqual([idToken, idToken]);
    await post(browser, '/login/sign-out');
    expect(browser.cookies.has('titlenet-id-token')).toBe(false);
  });

  test('accepts no refresh token from a script', async () => {
    const { browser } = await signIn('children');
    const form = { grant_type: 'refresh_token', refresh_token: refreshTokenOf(browser) };
    const response = await post(new SignInBrowser(app, origin), '/login/token', form);
    expect([response.statusCode, response.body]).toEqual([204, '']);
  });

  test('works for two tabs that use one cookie concurrently: one call, one token for both', async () => {
    const { browser } = await signIn('hqna');
    const first = new SignInBrowser(app, origin);
    const second = new SignInBrowser(app, origin);
    first.cookies = new Map(browser.cookies);
    second.cookies = new Map(browser.cookies);
    passedOn.count = 0;
    const [one, two] = await Promise.all([renew(first), renew(second)]);
    expect([one.statusCode, two.statusCode, passedOn.count]).toEqual([200, 200, 1]);
    expect(refreshTokenOf(second)).toBe(refreshTokenOf(first));
    expect((await renew(first)).statusCode, 'the provider saw no token twice').toBe(200);
  });

  test('works after a reload that did not receive the response', async () => {
    const { browser } = await signIn('hqna');
    const reloaded = new SignInBrowser(app, origin);
    reloaded.cookies = new Map(browser.cookies);
    await renew(browser);
    expect((await renew(reloaded)).statusCode).toBe(200);
    expect((await renew(reloaded)).statusCode).toBe(200);
  });

  test('does not change the cookie when it is refused, because another tab may have stored a newer one', async () => {
    const browser = new SignInBrowser(app, origin);
    browser.cookies.set('titlenet-login', { value: 'long-gone', path: '/login' });
    const response = await renew(browser);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test('responds 204 without a cookie, and makes no call to the provider', async () => {
    passedOn.count = 0;
    expect((await renew(new SignInBrowser(app, origin))).statusCode).toBe(204);
    expect(passedOn.count).toBe(0);
  });

  test('responds 502 and keeps the cookie while the provider is down', async () => {
    const { browser } = await signIn('hqna');
    passedOn.before = async () => {
      throw new Error('connect ECONNREFUSED');
    };
    const down = await renew(browser);
    passedOn.before = async () => {};
    expect(down.statusCode).toBe(502);
    expect((await renew(browser)).statusCode).toBe(200);
  });
});

describe('signing out', () => {
  test('deletes both cookies and revokes the refresh token', async () => {
    const { browser } = await signIn('user');
    const token = refreshTokenOf(browser);
    const response = await post(browser, '/login/sign-out');
    expect(response.statusCode).toBe(204);
    expect([browser.cookies.has('titlenet-login'), browser.cookies.has('titlenet-pictures')]).toEqual([false, false]);
    browser.cookies.set('titlenet-login', { value: token, path: '/login' });
    expect((await renew(browser)).statusCode).toBe(204);
  });

  test('takes precedence over a renewal that is running in another tab', async () => {
    const { browser } = await signIn('user');
    const other = new SignInBrowser(app, origin);
    const late = new SignInBrowser(app, origin);
    other.cookies = new Map(browser.cookies);
    late.cookies = new Map(browser.cookies);
    const gate = Promise.withResolvers<void>();
    passedOn.after = () => gate.promise;
    const renewal = renew(other);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const signedOut = post(browser, '/login/sign-out');
    gate.resolve();
    passedOn.after = async () => {};
    await Promise.all([renewal, signedOut]);
    expect((await renew(other)).statusCode).toBe(204);
    expect((await renew(late)).statusCode, 'nor does its cached response').toBe(204);
  });

  test('is written to the audit trail with the person, and so is a renewal with an ended session', async () => {
    const { browser } = await signIn('user');
    const token = refreshTokenOf(browser);
    const person = browser.cookies.get('titlenet-person')?.value ?? '';
    events.length = 0;
    await post(browser, '/login/sign-out');
    expect(browser.cookies.has('titlenet-person')).toBe(false);
    browser.cookies.set('titlenet-login', { value: token, path: '/login' });
    browser.cookies.set('titlenet-person', { value: person, path: '/login' });
    await renew(browser);
    browser.cookies.set('titlenet-person', { value: person.replace(/^\d/, '8'), path: '/login' });
    await renew(browser);
    expect(events).toEqual([
      { action: 'sign-out', subject: 'demo-user' },
      { action: 'token-refused', subject: 'demo-user', grant: 'refresh_token' },
      { action: 'token-refused', subject: null, grant: 'refresh_token' },
    ]);
  });

  test('works without a sign-in', async () => {
    expect((await post(new SignInBrowser(app, origin), '/login/sign-out')).statusCode).toBe(204);
  });
});

describe('other sites', () => {
  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin of nobody', { origin: 'null' }],
    ['no origin', { origin: '' }],
    ['another port', { origin: 'http://localhost:8081' }],
    ['no header of the app', { 'x-titlenet-login': '' }],
  ])('get nothing with %s', async (_case, headers) => {
    const { browser } = await signIn('employee');
    const token = await post(browser, '/login/token', { grant_type: 'refresh_token' }, headers);
    const signOut = await post(browser, '/login/sign-out', {}, headers);
    expect([token.statusCode, signOut.statusCode]).toEqual([403, 403]);
    expect((await renew(browser)).statusCode, 'the person stays signed in').toBe(200);
  });
});

test.each([
  ['another grant', { grant_type: 'client_credentials' }],
  ['a grant named like what every object has', { grant_type: 'constructor' }],
  ['no grant', {}],
  ['a code without its verifier [SIGN-03]', { grant_type: 'authorization_code', code: 'x', redirect_uri: redirectUri }],
])('refuses %s', async (_case, form) => {
  expect((await post(new SignInBrowser(app, origin), '/login/token', form)).statusCode).toBe(400);
});

test('writes no token, code, verifier or cookie to the log, at any level', async () => {
  log = '';
  const { browser, form, tokens, response } = await signIn('cacheclearer');
  const secrets = [
    form.code,
    form.code_verifier,
    tokens.access_token,
    response.json().id_token,
    refreshTokenOf(browser),
  ];
  const renewed = await renew(browser);
  secrets.push(renewed.json().access_token, refreshTokenOf(browser));
  await browser.visit(`/identity/session/end?id_token_hint=${response.json().id_token}`);
  await post(browser, '/login/sign-out');
  expect(log).toContain('/login/token');
  for (const secret of secrets) {
    expect(secret).toEqual(expect.stringMatching(/.{20}/));
    expect(log).not.toContain(secret);
  }
});

import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from './demo-people.ts';
import { enterpriseTokenType } from './enterprise.routes.ts';
import { type IdentityFixture, startIdentity, tokensFor } from './testing/identity-fixture.ts';

const request = { tenantid: 'titlenet', applicationid: 'titlenet' };

let fixture: IdentityFixture;
let bearer: string;
beforeAll(async () => {
  const people = demoPeople.map((person) => ({ ...person, isEntitled: person.name !== 'usborne' }));
  fixture = await startIdentity({ people });
  bearer = `Bearer ${(await tokensFor(fixture, 'trade')).access_token}`;
});
afterAll(() => fixture.close());

const ask = (payload: object | string | undefined, authorization: string | undefined = bearer) =>
  fixture.app.inject({
    method: 'POST',
    url: '/enterprise/api/token',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    ...(payload !== undefined && { payload }),
  });

test('returns a token for bearer, tenantid and applicationid [SIGN-14] [SIGN-15] [SIGN-16] [SIGN-17] [SIGN-18]', async () => {
  const response = await ask(request);
  expect(response.statusCode).toBe(200);
  expect(Object.keys(response.json())).toEqual(['token']);
  const { enterpriseJwks, enterpriseIssuer } = fixture.identity;
  const { payload } = await jwtVerify(response.json().token, createLocalJWKSet(enterpriseJwks), {
    issuer: enterpriseIssuer,
    audience: 'titlenet',
    typ: enterpriseTokenType,
  });
  expect(payload.sub).toBe('demo-trade');
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(1800);
});

test.each([
  ['no bearer [SIGN-15]', ''],
  ['garbage', 'Bearer a.b.c'],
  ['another scheme', 'Basic dHJhZGU6dHJhZGU='],
])('answers 401 to %s', async (_case, authorization) => {
  expect((await ask(request, authorization)).statusCode).toBe(401);
});

test('answers 401 to its own tokens and to ID tokens', async () => {
  const { token } = (await ask(request)).json<{ token: string }>();
  expect((await ask(request, `Bearer ${token}`)).statusCode).toBe(401);
  const { id_token: idToken } = await tokensFor(fixture, 'trade');
  expect((await ask(request, `Bearer ${idToken}`)).statusCode).toBe(401);
});

test.each([
  ['no tenantid [SIGN-16]', { applicationid: 'titlenet' }],
  ['no applicationid [SIGN-17]', { tenantid: 'titlenet' }],
  ['a number', { tenantid: 1, applicationid: 'titlenet' }],
  ['no JSON', 'tenantid=titlenet'],
  ['nothing', undefined],
])('answers 400 to a body with %s', async (_case, body) => {
  expect((await ask(body)).statusCode).toBe(400);
});

test.each([
  ['an unknown tenant [SIGN-16]', { ...request, tenantid: 'other' }],
  ['an unknown application [SIGN-17]', { ...request, applicationid: 'other' }],
])('answers 403 to %s', async (_case, body) => {
  expect((await ask(body)).statusCode).toBe(403);
});

test('answers 403 to a person who is not entitled', async () => {
  const { access_token: token } = await tokensFor(fixture, 'usborne');
  const response = await ask(request, `Bearer ${token}`);
  expect(response.statusCode).toBe(403);
  expect(response.json()).toMatchObject({ code: 'denied', traceId: expect.any(String) });
});

test('uses the configured lifetime', async () => {
  const short = await startIdentity({ tokenLifetimes: { enterprise: 90, access: 30 } });
  try {
    const tokens = await tokensFor(short, 'uk');
    expect(tokens.expires_in).toBe(30);
    const response = await short.app.inject({
      method: 'POST',
      url: '/enterprise/api/token',
      headers: { authorization: `Bearer ${tokens.access_token}` },
      payload: request,
    });
    const { exp = 0, iat = 0 } = decodeJwt(response.json().token);
    expect(exp - iat).toBe(90);
  } finally {
    await short.close();
  }
});

import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { requireDeclaredAccess } from './declared-access.ts';

const SEARCH = '/api/Searching/QuickSearch';
const key = 'a-key-of-this-client';

let server: TestApp;
let keyed: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  keyed = await createTestApp({
    environment: { SUBSCRIPTION_KEY: key, RATE_LIMIT_PER_PERSON: '5', RATE_LIMIT_PER_ADDRESS: '100' },
  });
});
afterAll(async () => {
  await server.close();
  await keyed.close();
});

const search = (payload: string | object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: SEARCH, headers: { ...server.as('employee'), ...headers }, payload });

describe('denied by default', () => {
  test('a route that declares no access stops the server from starting', async () => {
    const app = Fastify();
    requireDeclaredAccess(app);
    app.get('/forgotten', async () => 'secret');
    await expect(app.ready()).rejects.toThrow('These routes declare no access: GET /forgotten');
  });

  test('without tokens the response is 401, with any body', async () => {
    const answer = await server.app.inject({ method: 'POST', url: SEARCH, payload: { nonsense: true } });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.json()).toMatchObject({ code: 'not-signed-in' });
  });

  test('tokens of two people are refused', async () => {
    const headers = { ...server.as('employee'), 'x-enterprise-token': String(server.as('user')['x-enterprise-token']) };
    expect((await server.app.inject({ url: '/api/account/Permissions', headers })).statusCode).toBe(401);
  });

  test('an unknown company code of the path is refused like one of others (G-24)', async () => {
    for (const code of ['003', '999', 'x']) {
      const { statusCode } = await server.app.inject({ url: `/api/TitleSheet/${code}/1`, headers: server.as('trade') });
      expect(statusCode).toBe(403);
    }
  });
});

describe('failures have one format', () => {
  test('bad input is answered with the paths of the errors', async () => {
    const answer = await search({ company: 77, title: 'x' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'bad-input',
      issues: [{ path: 'body/company', message: 'Unknown division' }],
    });
  });

  test.each([
    ['JSON that is none', '{"company":', 'application/json', 400, 'bad-input'],
    ['a form', 'company=1', 'application/x-www-form-urlencoded', 400, 'bad-input'],
    ['a prototype', '{"__proto__":{},"company":1,"title":"x"}', 'application/json', 400, 'bad-input'],
    [
      'a body too large',
      JSON.stringify({ title: 'x'.repeat(300_000), company: 1 }),
      'application/json',
      413,
      'too-large',
    ],
  ])('%s', async (_name, payload, type, status, code) => {
    const answer = await search(payload, { 'content-type': type });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test('an unknown path is JSON too', async () => {
    const answer = await server.app.inject('/api/Nothing/here');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not-found' });
  });

  test('no response contains a stack, a file or a database name', async () => {
    const answers = [await search('{', { 'content-type': 'application/json' }), await server.app.inject('/api/x')];
    for (const { body } of answers) expect(body).not.toMatch(/node_modules|\.ts|postgres|stack/i);
  });
});

describe('the trace of a call', () => {
  const trace = '0af7651916cd43dd8448eb211c80319c';

  test("is the caller's, in the header and in the body of a failure [API-04]", async () => {
    const headers = { traceparent: `00-${trace}-b7ad6b7169203331-01` };
    const answer = await server.app.inject({ url: '/api/Nothing', headers });
    expect(answer.headers.traceparent).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-01$`));
    expect(answer.json()).toMatchObject({ traceId: trace });
  });

  test.each(['', 'rubbish', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`])(
    'is made where %j came',
    async (traceparent) => {
      const answers = [1, 2].map(() => server.app.inject({ url: '/api/Nothing', headers: { traceparent } }));
      const ids = (await Promise.all(answers)).map((answer) => answer.json().traceId);
      expect(ids[0]).toMatch(/^(?!0{32})[0-9a-f]{32}$/);
      expect(ids[0]).not.toBe(ids[1]);
    },
  );
});

test('paths are not case-sensitive, their parameters are (G-53)', async () => {
  const url = '/API/isbn/080442957X/CONVERT10TO13';
  expect((await server.app.inject({ url, headers: server.as('user') })).body).toBe('9780804429573');
});

describe('with a subscription key configured', () => {
  const permissions = (headers: Record<string, string>) =>
    keyed.app.inject({ url: '/api/account/Permissions', headers });

  test('calls without it or with another are refused [API-05]', async () => {
    const person = keyed.as('children');
    expect((await permissions(person)).statusCode).toBe(401);
    expect((await permissions({ ...person, 'x-subscription-key': 'another' })).statusCode).toBe(401);
    expect((await permissions({ ...person, 'x-subscription-key': key })).statusCode).toBe(200);
  });

  test('a person above the limit is refused and another is not', async () => {
    const [one, other] = [keyed.as('trade'), keyed.as('uk')].map((headers) => ({
      ...headers,
      'x-subscription-key': key,
    }));
    const statuses: number[] = [];
    for (let call = 0; call < 6; call += 1) statuses.push((await permissions(one ?? {})).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await permissions(one ?? {});
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ code: 'too-many-requests' });
    expect((await permissions(other ?? {})).statusCode).toBe(200);
  });
});

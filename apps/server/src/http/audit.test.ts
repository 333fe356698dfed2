import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { connectIdentity } from './identity-connection.ts';
import { RefusalCounter } from './refusal-counter.ts';

const TOKEN = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJkZW1vIn0.c2lnbmF0dXJl';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ environment: { RATE_LIMIT_PER_PERSON: '100000', RATE_LIMIT_PER_ADDRESS: '100000' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.app.audit.flush();
  await server.database.db.deleteFrom('audit_event').execute();
});

async function trail() {
  await server.app.audit.flush();
  return server.database.db.selectFrom('audit_event').select(['subject', 'action', 'detail']).orderBy('id').execute();
}

const denied = (query = '') =>
  server.app.inject({ url: `/api/TitleSheet/180/1${query}`, headers: server.as('trade'), remoteAddress: '192.0.2.7' });
const forged = { authorization: `Bearer ${TOKEN}`, 'x-enterprise-token': `Bearer ${TOKEN}` };

test('an access token in the address of a denied call is not in the audit trail', async () => {
  await denied(`?access_token=opaque-secret&isbn=${TOKEN}&small=true`);
  expect(await trail()).toMatchObject([
    {
      subject: 'demo-trade',
      action: 'denied',
      detail: { call: 'GET /api/TitleSheet/180/1?[hidden]' },
    },
  ]);
});

test('300 concurrent denials are all in the audit trail', async () => {
  const answers = await Promise.all(Array.from({ length: 300 }, () => denied()));
  // As below: one that waited for too long was not denied.
  const count = answers.filter(({ statusCode }) => statusCode !== 503).length;
  expect(count).toBeGreaterThan(64);
  expect((await trail()).filter(({ action }) => action === 'denied')).toHaveLength(count);
});

test('events that happen while the database is busy are in the audit trail afterwards [OPS-06]', async () => {
  const lock = await server.database.batchPool.connect();
  await lock.query('begin; lock table audit_event in exclusive mode');
  await Promise.all(Array.from({ length: 30 }, () => denied()));
  // The first write of the events fails after the time limit of a request.
  await lock.query('select pg_sleep(1.6)');
  await lock.query('commit');
  lock.release();
  expect((await trail()).filter(({ action }) => action === 'denied')).toHaveLength(30);
});

test('a flood of forged tokens is counted with the reason, and hides no denial [SIGN-40]', async () => {
  const flood = Array.from({ length: 500 }, () =>
    server.app.inject({ url: '/api/account/Permissions', headers: forged, remoteAddress: '192.0.2.66' }),
  );
  const [answers] = await Promise.all([Promise.all(flood), denied()]);
  // On a busy machine the last ones wait for so long that they are answered 503, which is no refused token.
  const count = answers.filter(({ statusCode }) => statusCode === 401).length;
  expect(answers.filter(({ statusCode }) => statusCode === 503)).toHaveLength(500 - count);
  const events = await trail();
  expect(events.filter(({ action }) => action === 'denied')).toHaveLength(1);
  const refused = events.filter(({ action }) => action === 'token-refused');
  expect(refused).toMatchObject([
    { subject: null, detail: { address: '192.0.2.66', count: '1', reason: 'access token: ERR_JWKS_NO_MATCHING_KEY' } },
    { subject: null, detail: { address: '192.0.2.66', count: String(count - 1) } },
  ]);
});

test('a call without a token is not a refused token', async () => {
  await server.app.inject({ url: '/api/account/Permissions' });
  expect(await trail()).toEqual([]);
});

test('wrong passwords are in the audit trail with the person and the address, never with the typed text', async () => {
  const node = await server.addNode({ connect: connectIdentity });
  const challenge = createHash('sha256').update('v'.repeat(43)).digest('base64url');
  const query = new URLSearchParams({
    client_id: 'titlenet',
    redirect_uri: 'http://localhost:8080/',
    response_type: 'code',
    scope: 'openid',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  const start = await node.inject({ url: `/identity/auth?${query}` });
  const cookie = [start.headers['set-cookie']].flat().map((one) => String(one).split(';')[0]);
  const headers = { cookie: cookie.join('; '), 'content-type': 'application/x-www-form-urlencoded' };
  for (const name of ['trade', 'S3cret!'])
    await node.inject({
      method: 'POST',
      url: String(start.headers.location),
      headers,
      payload: new URLSearchParams({ name, password: 'wrong-one' }).toString(),
      remoteAddress: '192.0.2.9',
    });
  await node.audit.flush();
  const events = await trail();
  expect(events).toMatchObject([
    { subject: 'demo-trade', action: 'wrong-password', detail: { address: '192.0.2.9', count: '1' } },
    { subject: null, action: 'wrong-password', detail: { address: '192.0.2.9', count: '1' } },
  ]);
  expect(JSON.stringify(events)).not.toMatch(/S3cret|wrong-one/);
});

test('repeated refusals are reported once a minute, and those of thousands of addresses together', () => {
  vi.useFakeTimers();
  try {
    const reported: [string, number][] = [];
    const counter = new RefusalCounter(({ address }, count) => void reported.push([address, count]));
    const add = (address: string) => counter.add({ action: 'token-refused', subject: null, address });
    for (let call = 0; call < 5; call += 1) add('192.0.2.1');
    expect(reported).toEqual([['192.0.2.1', 1]]);
    vi.advanceTimersByTime(60_000);
    expect(reported.splice(0)).toEqual([
      ['192.0.2.1', 1],
      ['192.0.2.1', 4],
    ]);
    for (let call = 0; call < 5_000; call += 1) add(`address ${call}`);
    vi.advanceTimersByTime(60_000);
    expect(reported).toHaveLength(1_001);
    expect(reported.at(-1)).toEqual(['other addresses', 4_000]);
  } finally {
    vi.useRealTimers();
  }
});

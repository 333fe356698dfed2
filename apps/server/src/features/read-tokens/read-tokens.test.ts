import type { ReadToken } from '@titlenet/contract/read-tokens';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { type PersonName, subjectOf } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';

const TRADE = '9780062040800';
const CHILDREN = '9780062040817';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ environment: { RATE_LIMIT_PER_READ_TOKEN: '12' } });
  await saveAsHouse(server.database, [
    titleRecord({ companyCode: '001', isbn: TRADE, productId: 11 }),
    titleRecord({ companyCode: '003', isbn: CHILDREN, productId: 12 }),
  ]);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.deleteFrom('read_token').execute();
  await server.database.db.deleteFrom('audit_event').execute();
});

type Method = 'GET' | 'POST' | 'DELETE';

async function call(headers: Record<string, string>, method: Method, path: string, payload?: object) {
  const answer = await server.app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
}

const weekly = { name: 'Weekly figures', companies: ['001'], scopes: ['titles'], days: 30 };
const create = async (person: PersonName, changes: object = {}) =>
  call(server.as(person), 'POST', 'ReadTokens', { ...weekly, ...changes });
const withToken = (token: string) => ({ authorization: `Bearer ${token}` });
const barOf = (company: string, isbn: string) => `TitleSheet/${company}/${isbn}/bar`;
const listed = async (person: PersonName): Promise<ReadToken[]> =>
  (await call(server.as(person), 'GET', 'ReadTokens')).body;
const events = async () => {
  await server.app.audit.flush();
  return server.database.db.selectFrom('audit_event').select(['subject', 'action', 'detail']).orderBy('id').execute();
};

test('a token reads the titles of its companies without other headers, and nothing else [TOKEN-01, TOKEN-03]', async () => {
  const { status, body } = await create('employee');
  expect(status).toBe(200);
  expect(body.token).toMatch(/^tnr_[\w-]{43}$/);
  const token = withToken(body.token);

  const read = await call(token, 'GET', barOf('001', TRADE));
  expect(read).toMatchObject({ status: 200, body: { isbn: TRADE } });
  // The owner may read company 003, the token may not.
  expect(await call(server.as('employee'), 'GET', barOf('003', CHILDREN))).toMatchObject({ status: 200 });
  expect(await call(token, 'GET', barOf('003', CHILDREN))).toMatchObject({ status: 403 });
  expect(await call(token, 'POST', 'Searching/QuickSearch', { title: 'a', company: 1 })).toMatchObject({
    status: 403,
    body: { message: "This read token does not have the scope 'searches'." },
  });
});

test('no token changes anything, creates tokens or administers, not even one of an administrator [TOKEN-03]', async () => {
  const all = { scopes: ['titles', 'searches', 'lists', 'reports', 'following'] };
  const token = withToken((await create('administrator', all)).body.token);
  const refused = { status: 403, body: { message: 'This call does not accept read tokens.' } };
  expect(await call(token, 'GET', 'ReadTokens')).toMatchObject(refused);
  expect(await call(token, 'POST', 'ReadTokens', weekly)).toMatchObject(refused);
  expect(await call(token, 'POST', 'UserLists', { name: 'x' })).toMatchObject(refused);
  expect(await call(token, 'GET', 'Imports')).toMatchObject(refused);
  expect(await call(token, 'GET', 'account/Permissions')).toMatchObject(refused);
  expect(await call(token, 'GET', 'account/ClearCache')).toMatchObject(refused);
  expect(await call(token, 'GET', 'UserLists')).toMatchObject({ status: 200 });
});

test('a person cannot create a token for a company without permission, or one that never expires [TOKEN-02]', async () => {
  expect(await create('trade', { companies: ['001', '006'] })).toMatchObject({ status: 403 });
  expect(await create('trade', { days: 367 })).toMatchObject({ status: 400 });
  expect(await create('trade', { days: 0 })).toMatchObject({ status: 400 });
  expect(await create('trade', { companies: [] })).toMatchObject({ status: 400 });
  expect(await create('trade', { scopes: ['imports'] })).toMatchObject({ status: 400 });
  expect(await create('nobody')).toMatchObject({ status: 403 });
  expect(await listed('trade')).toEqual([]);
});

test('a token is listed without its text, stored as a digest, and shown once [TOKEN-02]', async () => {
  const { body } = await create('trade');
  const [one, ...others] = await listed('trade');
  expect(others).toEqual([]);
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
  expect(one).toEqual({
    id: body.id,
    name: 'Weekly figures',
    owner: body.owner,
    isMine: true,
    companies: ['001'],
    scopes: ['titles'],
    createdAt: time,
    expiresAt: time,
    isExpired: false,
    lastUsedAt: null,
  });
  expect((Date.parse(one?.expiresAt ?? '') - Date.parse(one?.createdAt ?? '')) / 86_400_000).toBeCloseTo(30, 3);
  const { rows } = await sql<{ stored: string }>`select t::text as stored from read_token t`.execute(
    server.database.db,
  );
  expect(JSON.stringify(rows)).not.toContain(body.token.slice(4));
  expect(JSON.stringify(await events())).not.toContain(body.token.slice(4));
});

test('a revoked, an expired and an invented token are refused, and the refusal is recorded [TOKEN-04]', async () => {
  const { body } = await create('trade');
  const headers = withToken(body.token);
  expect(await call(server.as('trade'), 'DELETE', `ReadTokens/${body.id}`)).toMatchObject({ status: 204 });
  expect(await call(headers, 'GET', barOf('001', TRADE))).toMatchObject({ status: 401 });
  expect(await call(server.as('trade'), 'DELETE', `ReadTokens/${body.id}`)).toMatchObject({ status: 404 });

  const expired = (await create('trade')).body;
  await sql`update read_token set expires_at = now() - interval '1 second'`.execute(server.database.db);
  expect(await call(withToken(expired.token), 'GET', barOf('001', TRADE))).toMatchObject({ status: 401 });
  expect(await listed('trade')).toMatchObject([{ id: expired.id, isExpired: true }]);

  expect(await call(withToken(`tnr_${'A'.repeat(43)}`), 'GET', barOf('001', TRADE))).toMatchObject({ status: 401 });
  expect((await events()).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['read-token-created', 'read-token-revoked', 'token-refused']),
  );
});

test('a token of a person who has lost the company or every role reads nothing [TOKEN-05]', async () => {
  const subject = subjectOf('trade');
  const { db } = server.database;
  const before = await db.selectFrom('permission').selectAll().where('subject', '=', subject).executeTakeFirstOrThrow();
  const { body } = await create('trade');
  const headers = withToken(body.token);
  expect(await call(headers, 'GET', barOf('001', TRADE))).toMatchObject({ status: 200 });
  try {
    await db
      .updateTable('permission')
      .set({ companies: ['006'] })
      .where('subject', '=', subject)
      .execute();
    await call(server.as('cacheclearer'), 'GET', 'account/ClearCache');
    expect(await call(headers, 'GET', barOf('001', TRADE))).toMatchObject({ status: 403 });
  } finally {
    await db.updateTable('permission').set({ companies: before.companies }).where('subject', '=', subject).execute();
    await call(server.as('cacheclearer'), 'GET', 'account/ClearCache');
  }
});

test('administrators see and revoke the tokens of all people, other people only their own [TOKEN-06]', async () => {
  const trade = (await create('trade', { name: 'Of trade' })).body;
  await create('administrator', { name: 'Of administration' });
  expect((await listed('administrator')).map(({ name, isMine }) => [name, isMine])).toEqual([
    ['Of administration', true],
    ['Of trade', false],
  ]);
  expect(await listed('employee')).toEqual([]);
  expect(await call(server.as('employee'), 'DELETE', `ReadTokens/${trade.id}`)).toMatchObject({ status: 404 });
  expect(await call(server.as('administrator'), 'DELETE', `ReadTokens/${trade.id}`)).toMatchObject({ status: 204 });
  expect(await call(withToken(trade.token), 'GET', barOf('001', TRADE))).toMatchObject({ status: 401 });
  expect(await events()).toContainEqual({
    subject: subjectOf('administrator'),
    action: 'read-token-revoked',
    detail: { token: String(trade.id), name: 'Of trade', owner: subjectOf('trade') },
  });
});

test('the time of use is stored, and the first use of a day is in the audit trail [TOKEN-06]', async () => {
  const { body } = await create('trade');
  await call(withToken(body.token), 'GET', barOf('001', TRADE));
  await vi.waitFor(async () => expect((await listed('trade'))[0]?.lastUsedAt).not.toBeNull());
  await call(withToken(body.token), 'GET', barOf('001', TRADE));
  await vi.waitFor(async () =>
    expect((await events()).filter(({ action }) => action === 'read-token-used')).toMatchObject([
      { subject: subjectOf('trade'), detail: { token: String(body.id), name: 'Weekly figures' } },
    ]),
  );
});

test('each token has its own limit of calls a minute, and a person at most 20 tokens [TOKEN-07]', async () => {
  const { body } = await create('trade');
  const statuses: number[] = [];
  for (let index = 0; index < 13; index += 1)
    statuses.push((await call(withToken(body.token), 'GET', barOf('001', TRADE))).status);
  expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429]);
  // The owner's calls and other tokens go on.
  expect(await call(server.as('trade'), 'GET', barOf('001', TRADE))).toMatchObject({ status: 200 });
  const other = (await create('trade')).body;
  expect(await call(withToken(other.token), 'GET', barOf('001', TRADE))).toMatchObject({ status: 200 });

  for (let index = 2; index < 20; index += 1) await create('trade');
  expect(await create('trade')).toMatchObject({
    status: 400,
    body: { message: 'You have 20 read tokens. Revoke some of them first.' },
  });
  expect(await create('employee')).toMatchObject({ status: 200 });
});

test('OpenAPI names the endpoints that accept read tokens [TOKEN-08]', async () => {
  const { paths, components } = (await server.app.inject({ url: '/api/docs/json' })).json();
  const securityOf = (path: string, method: string) => paths[path]?.[method]?.security;
  expect(components.securitySchemes.readToken).toMatchObject({ type: 'http', scheme: 'bearer' });
  const person = { accessToken: [], enterpriseToken: [], subscriptionKey: [] };
  expect(securityOf('/api/TitleSheet/{companyCode}/{productId}/bar', 'get')).toEqual([
    person,
    { readToken: ['titles'], subscriptionKey: [] },
  ]);
  expect(securityOf('/api/Reports/Top', 'post')).toEqual([person, { readToken: ['lists'], subscriptionKey: [] }]);
  expect(securityOf('/api/UserLists', 'post')).toBeUndefined();
});

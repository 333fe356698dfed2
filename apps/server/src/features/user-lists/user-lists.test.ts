import { companyCodes } from '@titlenet/catalogue/companies';
import type { UserList, UserListContent } from '@titlenet/contract/user-lists';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { type PersonName, subjectOf } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';
import { findListManagerLists, findVisibleListIds } from '../../people/visible-lists.queries.ts';
import { addIsbns } from './user-lists.queries.ts';

const trade = '9780062040800';
const hqna = '9780062040848';
const both = '9780062040817';
const unknown = '9780062040879';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ environment: { RATE_LIMIT_PER_PERSON: '100000' } });
  await saveAsHouse(server.database, [
    titleRecord({ companyCode: '001', isbn: trade, bar: { title: 'Trade' } }),
    titleRecord({ companyCode: '180', isbn: hqna, bar: { title: 'Heartland' } }),
    titleRecord({ companyCode: '001', isbn: both, bar: { title: 'Ours' } }),
    titleRecord({ companyCode: '400', isbn: both, bar: { title: 'Theirs' } }),
  ]);
});
afterAll(() => server.close());
beforeEach(() => server.database.db.deleteFrom('user_list').execute());

async function call(person: PersonName, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url: `/api/UserLists${path}`,
    headers: server.as(person),
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
}

const create = async (person: PersonName, name: string, isShared = false): Promise<UserList> =>
  (await call(person, 'POST', '', { name, isShared })).body;
const listsOf = async (person: PersonName): Promise<UserList[]> => (await call(person, 'GET', '')).body;
const contentOf = async (person: PersonName, id: number): Promise<UserListContent> =>
  (await call(person, 'GET', `/${id}`)).body;
const add = (person: PersonName, id: number, isbns: string[]) => call(person, 'POST', `/${id}/Isbns`, { isbns });

test('an owner creates, renames, shares and deletes a list', async () => {
  const list = await create('trade', '  Autumn ');
  expect(list).toMatchObject({ name: 'Autumn', isMine: true, isShared: false, size: 0 });
  expect((await call('trade', 'PUT', `/${list.id}`, { name: 'Winter' })).body).toMatchObject({ name: 'Winter' });
  expect((await call('trade', 'PUT', `/${list.id}`, { isShared: true })).body).toMatchObject({
    name: 'Winter',
    isShared: true,
  });
  expect(await call('trade', 'DELETE', `/${list.id}`)).toMatchObject({ status: 204 });
  expect(await listsOf('trade')).toEqual([]);
  expect(await call('trade', 'DELETE', `/${list.id}`)).toMatchObject({ status: 404 });
});

test('names of lists are unique per owner', async () => {
  const list = await create('trade', 'Autumn');
  expect(await call('trade', 'POST', '', { name: 'Autumn' })).toMatchObject({
    status: 400,
    body: { message: "You have a list 'Autumn' already." },
  });
  const other = await create('trade', 'Spring');
  expect(await call('trade', 'PUT', `/${other.id}`, { name: 'Autumn' })).toMatchObject({ status: 400 });
  expect(await call('trade', 'PUT', `/${list.id}`, { name: 'Autumn' })).toMatchObject({ status: 200 });
  expect(await call('trade', 'PUT', `/${list.id}`, {})).toMatchObject({ status: 200, body: { name: 'Autumn' } });
  expect(await create('hqna', 'Autumn')).toMatchObject({ isMine: true });
});

test('a person has at most 500 lists [LIST-79]', async () => {
  const owner = subjectOf('trade');
  await server.database.db
    .insertInto('user_list')
    .values(Array.from({ length: 499 }, (_, index) => ({ owner, name: `List ${index}`, is_shared: false })))
    .execute();
  const both = await Promise.all(['One', 'Other'].map((name) => call('trade', 'POST', '', { name })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(both.find(({ status }) => status === 400)?.body).toMatchObject({
    message: 'You have 500 lists. Delete some first.',
  });
  expect(await create('hqna', 'Autumn')).toMatchObject({ isMine: true });
});

test('returns titles of the caller’s companies only; titles of others are not found, like unknown ones (G-165)', async () => {
  const { id } = await create('trade', 'Autumn', true);
  const sent = [trade, '978-0-06-204084-8', both, unknown, '0-06-204080-4'];
  expect((await add('trade', id, sent)).body).toEqual({
    added: 4,
    alreadyThere: 0,
    present: [],
    notFound: [hqna, unknown],
  });
  expect((await add('trade', id, [trade, '9780062040893'])).body).toMatchObject({ added: 1, alreadyThere: 1 });

  const mine = await contentOf('trade', id);
  expect(mine.rows.map((row) => row.title)).toEqual(['Trade', 'Ours']);
  expect(Object.keys(mine).sort()).toEqual(['list', 'notFound', 'rows', 'shown']);
  expect(mine).toMatchObject({ shown: 5, notFound: [hqna, unknown, '9780062040893'] });
  const theirs = await contentOf('uk', id);
  expect(theirs.rows.map((row) => row.title)).toEqual(['Theirs']);
  expect(theirs.notFound).toEqual([trade, hqna, unknown, '9780062040893']);
  expect((await contentOf('administrator', id)).rows.map((row) => row.title)).toEqual([
    'Trade',
    'Ours',
    'Theirs',
    'Heartland',
  ]);
});

test('an addition and a removal name the ISBNs that they did not change [LIST-82]', async () => {
  const { id } = await create('trade', 'Autumn');
  await add('trade', id, [trade, both]);
  expect((await add('trade', id, [unknown, both, trade, trade])).body).toEqual({
    added: 1,
    alreadyThere: 2,
    present: [trade, both],
    notFound: [unknown],
  });
  const removed = await call('trade', 'POST', `/${id}/Isbns/Remove`, { isbns: [hqna, trade, hqna] });
  expect(removed.body).toEqual({ removed: 1, absent: [hqna] });
});

test('removes the given ISBNs only', async () => {
  const { id } = await create('trade', 'Autumn');
  await add('trade', id, [trade, both, unknown]);
  const removed = await call('trade', 'POST', `/${id}/Isbns/Remove`, { isbns: [unknown, trade, hqna] });
  expect(removed.body).toEqual({ removed: 2, absent: [hqna] });
  expect(await listsOf('trade')).toMatchObject([{ size: 1 }]);
});

test('rejects invalid ISBNs and too many at once', async () => {
  const { id } = await create('trade', 'Autumn');
  for (const isbns of [[], ['see below'], ['12345'], Array(2_001).fill(trade)])
    expect(await add('trade', id, isbns)).toMatchObject({ status: 400 });
  expect(await call('trade', 'POST', '', { name: '  ' })).toMatchObject({ status: 400 });
});

test('other users can read and search a shared list but not change it, and a private list is unknown to them', async () => {
  const own = await create('trade', 'Own');
  const shared = await create('trade', 'Shared', true);
  await add('trade', shared.id, [trade]);
  expect(await listsOf('hqna')).toEqual([
    { id: shared.id, name: 'Shared', owner: expect.stringMatching(/\S/), isMine: false, isShared: true, size: 1 },
  ]);
  for (const { id } of [own, shared]) {
    for (const [method, path, payload] of [
      ['PUT', `/${id}`, { name: 'Taken' }],
      ['PUT', `/${id}`, { isShared: true }],
      ['DELETE', `/${id}`, undefined],
      ['POST', `/${id}/Isbns`, { isbns: [trade] }],
      ['POST', `/${id}/Isbns/Remove`, { isbns: [trade] }],
    ] as const)
      expect(await call('hqna', method, path, payload)).toMatchObject({ status: 404 });
  }
  expect((await call('hqna', 'GET', `/${own.id}`)).body).toEqual({
    ...(await call('hqna', 'GET', '/2000000000')).body,
    traceId: expect.any(String),
  });
  const { db } = server.database;
  expect(await findListManagerLists(db, 'demo-hqna')).toEqual([{ id: shared.id, description: 'Shared' }]);
  expect(await findVisibleListIds(db, 'demo-hqna', [own.id, shared.id, 2_000_000_000])).toEqual([shared.id]);
  const mine = await create('hqna', 'Zebra');
  expect((await findListManagerLists(db, 'demo-hqna')).map(({ id }) => id)).toEqual([mine.id, shared.id]);
});

test('concurrent changes are all kept', async () => {
  const { id } = await create('trade', 'Autumn');
  const isbns = Array.from({ length: 400 }, (_, index) => `97800620${String(index).padStart(5, '0')}`);
  await add('trade', id, isbns.slice(0, 100));
  const answers = await Promise.all([
    add('trade', id, isbns.slice(100, 300)),
    add('trade', id, isbns.slice(200, 400)),
    call('trade', 'POST', `/${id}/Isbns/Remove`, { isbns: isbns.slice(0, 50) }),
    call('trade', 'PUT', `/${id}`, { name: 'Winter' }),
    add('trade', id, isbns.slice(50, 150).reverse()),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await listsOf('trade')).toMatchObject([{ name: 'Winter', size: 350 }]);
  const kept = await server.database.db.selectFrom('user_list_item').select('isbn').orderBy('isbn').execute();
  expect(kept.map(({ isbn }) => isbn)).toEqual(isbns.slice(50));
});

test('of two concurrent lists with one name, one is rejected', async () => {
  const answers = await Promise.all(['a', 'b', 'c'].map(() => call('trade', 'POST', '', { name: 'Autumn' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});

test('accepts 2,000 ISBNs per request and 12,000 in a list', { timeout: 60_000 }, async () => {
  const { id } = await create('trade', 'Everything');
  for (let batch = 0; batch < 6; batch += 1) {
    const isbns = Array.from({ length: 2_000 }, (_, index) => String(9_780_100_000_000 + batch * 2_000 + index));
    expect((await add('trade', id, isbns)).body).toMatchObject({ added: 2_000 });
  }
  await add('trade', id, [trade]);
  const content = await contentOf('trade', id);
  expect(content.list.size).toBe(12_001);
  // The page shows the first 10,000 and a note.
  expect([content.shown, content.rows.length, content.notFound.length]).toEqual([10_000, 1, 9_999]);
});

test('a list is limited to its maximum size', async () => {
  const { id } = await create('trade', 'Full');
  await add('trade', id, [trade, both]);
  const list = { owner: 'demo-trade', id, maximum: 3 };
  expect(await addIsbns(server.database.db, list, [hqna, unknown])).toBe('full');
  // Nothing of the rejected request was added.
  expect(await addIsbns(server.database.db, list, [trade, unknown])).toEqual({
    added: 1,
    alreadyThere: 1,
    present: [trade],
  });
  expect(await addIsbns(server.database.db, list, [hqna])).toBe('full');
});

test('records changes of lists in the audit trail', async () => {
  await server.app.audit.flush();
  await server.database.db.deleteFrom('audit_event').execute();
  const { id } = await create('trade', 'Autumn', true);
  await add('trade', id, [trade, both]);
  await call('trade', 'POST', `/${id}/Isbns/Remove`, { isbns: [both] });
  await call('trade', 'PUT', `/${id}`, { name: 'Winter', isShared: false });
  await call('trade', 'DELETE', `/${id}`);
  await server.app.audit.flush();
  const events = await server.database.db.selectFrom('audit_event').selectAll().orderBy('id').execute();
  expect(events.map(({ subject }) => subject)).toEqual(Array(5).fill('demo-trade'));
  const details = events.filter(({ action }) => action === 'user-list').map(({ detail }): unknown => detail);
  expect(details).toEqual([
    { change: 'created, shared', list: String(id), name: 'Autumn' },
    { change: 'added to', list: String(id), isbns: '2' },
    { change: 'removed from', list: String(id), isbns: '1' },
    { change: 'renamed, no longer shared', list: String(id), name: 'Winter' },
    { change: 'deleted', list: String(id), name: 'Winter' },
  ]);
});

test('a list can contain titles of every company', async () => {
  const { id } = await create('administrator', 'All');
  const isbns = companyCodes.map((_, index) => `97800620409${10 + index}`);
  await saveAsHouse(
    server.database,
    companyCodes.map((companyCode, index) => titleRecord({ companyCode, isbn: isbns[index]! })),
  );
  await add('administrator', id, isbns);
  expect((await contentOf('administrator', id)).rows.map((row) => row.companyCode)).toEqual(companyCodes);
});

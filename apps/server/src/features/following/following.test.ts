import type { Following } from '@titlenet/contract/following';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { type PersonName, subjectOf } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';

const [lantern, owl, unknown] = ['9780062040800', '9780007525492', '9780062040879'] as const;
const keeper = titleRecord({ isbn: lantern, bar: { title: 'The Lantern Keeper' } });
const address = '/Searching/PowerSearch/HarperCollins/result?title=moby';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await saveAsHouse(server.database, [keeper, titleRecord({ companyCode: '003', isbn: owl, bar: { title: 'Owl' } })]);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['followed', 'user_list', 'saved_search'] as const)
    await server.database.db.deleteFrom(table).execute();
});

async function call(as: PersonName, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) {
  const url = `/api/${path}`;
  const answer = await server.app.inject({ method, url, headers: server.as(as), ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
}
const followTitles = (as: PersonName, ...titles: [companyCode: string, isbn: string][]) =>
  call(as, 'POST', 'Following/Titles', { titles: titles.map(([companyCode, isbn]) => ({ companyCode, isbn })) });
const following = async (as: PersonName): Promise<Following> => (await call(as, 'GET', 'Following')).body;
const titlesOf = async (as: PersonName) => (await following(as)).titles.map(({ title }) => title);
const createList = async (as: PersonName, isShared = false): Promise<number> =>
  (await call(as, 'POST', 'UserLists', { name: 'Spring', isShared })).body.id;

async function grant(as: PersonName, companies: string[]): Promise<void> {
  await server.database.db.updateTable('permission').set({ companies }).where('subject', '=', subjectOf(as)).execute();
  await call('administrator', 'GET', 'account/ClearCache');
}

test('a person follows titles, lists and saved searches, each once, and unfollows them [FOLLOW-01]', async () => {
  expect((await followTitles('employee', ['001', lantern], ['003', owl])).body).toEqual({ followed: 2 });
  expect((await followTitles('employee', ['001', lantern])).body).toEqual({ followed: 1 });
  const listId = await createList('employee');
  const saved = await call('employee', 'POST', 'SavedSearches', { name: 'Whales', address });
  for (const path of [`Lists/${listId}`, `Searches/${saved.body.id}`, `Lists/${listId}`])
    expect(await call('employee', 'POST', `Following/${path}`)).toMatchObject({ status: 204 });

  const found = await following('employee');
  expect(found.titles).toMatchObject([
    { title: 'Owl', companyCode: '003', isbn: owl, isDeleted: false },
    { title: 'The Lantern Keeper', companyCode: '001', isbn: lantern },
  ]);
  expect(found.lists).toMatchObject([{ id: listId, name: 'Spring', isMine: true, size: 0 }]);
  expect(found.searches).toMatchObject([{ id: saved.body.id, name: 'Whales', address }]);
  expect(await following('trade')).toEqual({ titles: [], lists: [], searches: [] });

  const followedId = found.titles[0]?.followedId;
  expect(await call('trade', 'DELETE', `Following/${followedId}`)).toMatchObject({ status: 404 });
  expect(await call('employee', 'DELETE', `Following/${followedId}`)).toMatchObject({ status: 204 });
  expect(await titlesOf('employee')).toEqual(['The Lantern Keeper']);
  await call('employee', 'DELETE', `SavedSearches/${saved.body.id}`);
  await call('employee', 'DELETE', `UserLists/${listId}`);
  expect(await following('employee')).toMatchObject({ lists: [], searches: [] });
});

test('what a person may not see is unknown, and what is lost is not listed until it is back [FOLLOW-02]', async () => {
  expect((await followTitles('children', ['001', lantern], ['003', unknown])).body).toEqual({ followed: 0 });
  const listId = await createList('employee');
  expect(await call('trade', 'POST', `Following/Lists/${listId}`)).toMatchObject({ status: 404 });
  const hqna = await call('trade', 'POST', 'SavedSearches', {
    name: 'Hearts',
    address: address.replace('HarperCollins', 'HQNA'),
  });
  expect(await call('trade', 'POST', `Following/Searches/${hqna.body.id}`)).toMatchObject({ status: 404 });
  expect(await call('children', 'POST', `Following/Searches/${hqna.body.id}`)).toMatchObject({ status: 404 });

  const sharedId = await createList('user', true);
  await call('trade', 'POST', `Following/Lists/${sharedId}`);
  await followTitles('trade', ['001', lantern]);
  await grant('trade', ['003']);
  await server.database.db.updateTable('user_list').set({ is_shared: false }).execute();
  expect(await following('trade')).toEqual({ titles: [], lists: [], searches: [] });
  await grant('trade', ['001']);
  expect(await titlesOf('trade')).toEqual(['The Lantern Keeper']);
});

test('a deleted title keeps its name, and one that is sent again is still followed [FOLLOW-01]', async () => {
  await followTitles('employee', ['001', lantern]);
  await saveAsHouse(server.database, [{ ...keeper, isDeleted: true }]);
  expect((await following('employee')).titles).toMatchObject([{ title: 'The Lantern Keeper', isDeleted: true }]);
  await saveAsHouse(server.database, [keeper]);
  expect((await following('employee')).titles).toMatchObject([{ title: 'The Lantern Keeper', isDeleted: false }]);
});

test('a person follows at most 500 titles, lists and searches [FOLLOW-03]', async () => {
  await sql`
    insert into followed (subject, company_code, isbn)
    select ${subjectOf('employee')}, '001', (9780000000000 + n)::text from generate_series(1, 499) n`.execute(
    server.database.batch,
  );
  expect(await followTitles('employee', ['001', lantern], ['003', owl])).toMatchObject({
    status: 400,
    body: { message: 'You follow 500 titles, lists and searches. Stop following some first.' },
  });
  expect(await titlesOf('employee')).toEqual([]);
  expect(await followTitles('employee', ['001', lantern])).toMatchObject({ body: { followed: 1 } });
  expect(await followTitles('employee', ['001', lantern])).toMatchObject({ body: { followed: 1 } });
});

import type { SavedSearches } from '@titlenet/contract/saved-searches';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { PersonName } from '../../../test/test-people.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.deleteFrom('saved_search').execute();
  await server.database.db.deleteFrom('recent_search').execute();
});

const addressOf = (text: string, form = 'HarperCollins') => `/Searching/PowerSearch/${form}/result?title=${text}`;

async function call(person: PersonName, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const url = `/api/${path}`;
  const answer = await server.app.inject({ method, url, headers: server.as(person), ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
}

const searchesOf = async (person: PersonName): Promise<SavedSearches> =>
  (await call(person, 'GET', 'SavedSearches')).body;
const save = (person: PersonName, name: string, address: string, description = '') =>
  call(person, 'POST', 'SavedSearches', { name, address, description });
async function grant(person: PersonName, companies: string[]): Promise<void> {
  const { db } = server.database;
  await db.updateTable('permission').set({ companies }).where('subject', '=', `demo-${person}`).execute();
  await call('administrator', 'GET', 'account/ClearCache');
}
const record = (person: PersonName, address: string, description = '') =>
  call(person, 'POST', 'RecentSearches', { address, description });

test('saves, replaces, renames and deletes a named search', async () => {
  const { body } = await save('trade', ' Spring list ', addressOf('moby'), 'Title starts with moby');
  expect(body).toEqual({
    id: expect.any(Number),
    name: 'Spring list',
    address: addressOf('moby'),
    description: 'Title starts with moby',
  });
  await save('trade', 'Spring list', addressOf('dick'));
  expect((await searchesOf('trade')).saved).toMatchObject([{ id: body.id, address: addressOf('dick') }]);
  expect(await call('trade', 'PUT', `SavedSearches/${body.id}`, { name: 'Fall list' })).toMatchObject({ status: 204 });
  await save('trade', 'another', addressOf('ahab'));
  expect(await call('trade', 'PUT', `SavedSearches/${body.id}`, { name: 'another' })).toMatchObject({
    status: 400,
    body: { message: "You have a search 'another' already." },
  });
  expect((await searchesOf('trade')).saved.map(({ name }) => name)).toEqual(['another', 'Fall list']);
  expect(await call('trade', 'DELETE', `SavedSearches/${body.id}`)).toMatchObject({ status: 204 });
  expect(await call('trade', 'DELETE', `SavedSearches/${body.id}`)).toMatchObject({ status: 404 });
  expect((await searchesOf('trade')).saved).toMatchObject([{ name: 'another' }]);
});

test('searches are private to their user', async () => {
  const { body } = await save('trade', 'Mine', addressOf('moby'));
  await record('trade', addressOf('moby'));
  const own = await searchesOf('trade');
  expect(await searchesOf('employee')).toEqual({ saved: [], recent: [] });
  expect(await call('employee', 'PUT', `SavedSearches/${body.id}`, { name: 'Yours' })).toMatchObject({ status: 404 });
  expect(await call('employee', 'DELETE', `SavedSearches/${body.id}`)).toMatchObject({ status: 404 });
  await save('employee', 'Mine', addressOf('theirs'));
  await record('employee', addressOf('moby'), 'theirs');
  expect(await searchesOf('trade')).toEqual(own);
});

test('keeps the last ten distinct searches of each user, newest first', async () => {
  for (let index = 1; index <= 12; index += 1) await record('trade', addressOf(String(index)), `Search ${index}`);
  await record('employee', addressOf('between'));
  await record('trade', addressOf('5'), 'Search 5 again');
  const { recent } = await searchesOf('trade');
  expect(recent.map(({ description }) => description)).toEqual([
    'Search 5 again',
    ...[12, 11, 10, 9, 8, 7, 6, 4, 3].map((index) => `Search ${index}`),
  ]);
  const kept = await server.database.db.selectFrom('recent_search').select('subject').execute();
  expect(kept.map(({ subject }) => subject).sort()).toEqual(['demo-employee', ...Array(10).fill('demo-trade')]);
});

test('the newest search is first after the clock was set back', async () => {
  await record('trade', addressOf('first'));
  await server.database.db
    .updateTable('recent_search')
    .set({ searched_at: sql`clock_timestamp() + interval '1 hour'` })
    .execute();
  await record('trade', addressOf('second'));
  const { recent } = await searchesOf('trade');
  expect(recent.map(({ address }) => address)).toEqual(['second', 'first'].map((text) => addressOf(text)));
});

test('concurrent searches are all recorded', async () => {
  await Promise.all(['a', 'b', 'a', 'c', 'b'].map((text) => record('trade', addressOf(text))));
  const { recent } = await searchesOf('trade');
  expect(recent.map(({ address }) => address).sort()).toEqual(['a', 'b', 'c'].map((text) => addressOf(text)));
});

test('searches of a division that the user has lost are stored, and returned when it is back', async () => {
  for (const form of ['HarperCollins', 'HQNA']) {
    expect(await save('trade', form, addressOf('x', form))).toMatchObject({ status: 200 });
    expect(await record('trade', addressOf('x', form))).toMatchObject({ status: 204 });
  }
  const [own, lost] = [addressOf('x'), addressOf('x', 'HQNA')];
  const addresses = async () => {
    const { saved, recent } = await searchesOf('trade');
    return [saved, recent].map((searches) => searches.map(({ address }) => address));
  };
  expect(await addresses()).toEqual([[own], [own]]);
  await grant('trade', ['001', '180']);
  expect(await addresses()).toEqual([
    [own, lost],
    [lost, own],
  ]);
  await grant('trade', ['001', '018']);
});

test.each([
  '/quickSearch?title=moby&company=1',
  '/Searching/PowerSearch/UK/result?title=x',
  '/Searching/PowerSearch/HQNA',
  '/Searching/PowerSearch/HQNA/result',
  'https://elsewhere.test/Searching/PowerSearch/HQNA/result?title=x',
  'javascript:alert(1)',
  addressOf('x'.repeat(8_000)),
])('%.60s is no search to keep', async (address) => {
  for (const refused of [await save('administrator', 'x', address), await record('administrator', address)])
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'body/address' }] } });
  expect(await searchesOf('administrator')).toEqual({ saved: [], recent: [] });
});

test('stores a long address completely', async () => {
  const address = addressOf(Array.from({ length: 900 }, (_, index) => `w${index}`).join('+'));
  expect(await record('trade', address)).toMatchObject({ status: 204 });
  expect(await record('trade', address)).toMatchObject({ status: 204 });
  expect((await searchesOf('trade')).recent).toEqual([{ address, description: '' }]);
});

test('limits named searches to 200 per user, of which each can be replaced', async () => {
  const rows = Array.from({ length: 200 }, (_, index) => ({
    subject: 'demo-trade',
    name: `Search ${index}`,
    division: 1,
    address: addressOf(String(index)),
    description: '',
  }));
  await server.database.db.insertInto('saved_search').values(rows).execute();
  expect(await save('trade', 'One more', addressOf('x'))).toMatchObject({
    status: 400,
    body: { message: 'You have 200 saved searches. Delete some first.' },
  });
  expect(await save('trade', 'Search 7', addressOf('x'))).toMatchObject({ status: 200 });
  const { saved } = await searchesOf('trade');
  expect(saved).toHaveLength(200);
  expect(saved.filter(({ address }) => address === addressOf('x'))).toMatchObject([{ name: 'Search 7' }]);
  expect(await save('employee', 'One more', addressOf('x'))).toMatchObject({ status: 200 });
});

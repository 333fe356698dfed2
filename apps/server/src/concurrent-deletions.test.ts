import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../test/test-app.ts';
import { importRecords } from './ingest/house/house-files.test-data.ts';

/** In which a call reaches the row that is being deleted. */
const REACH_MS = 300;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['user_list', 'saved_search', 'pack'] as const)
    await server.database.db.deleteFrom(table).execute();
});

async function call(url: string, payload: object = {}) {
  const answer = await server.app.inject({ method: 'POST', url, headers: server.as('employee'), payload });
  return { status: answer.statusCode, id: answer.body === '' ? undefined : answer.json().id };
}

/** Does something while another transaction deletes a row, which ends when the row has been reached. */
async function duringDeletion<Result>(
  table: 'user_list' | 'saved_search' | 'pack',
  work: () => Promise<Result>,
): Promise<Result> {
  let working: Promise<Result> | undefined;
  await server.database.db.transaction().execute(async (trx) => {
    await trx.deleteFrom(table).execute();
    working = work();
    await Promise.race([working, sleep(REACH_MS)]);
  });
  return working!;
}

test('a list or search that is being deleted cannot be followed [API-68]', async () => {
  const list = await call('/api/UserLists', { name: 'Spring', isShared: false });
  expect(await duringDeletion('user_list', () => call(`/api/Following/Lists/${list.id}`))).toMatchObject({
    status: 404,
  });
  const address = '/Searching/PowerSearch/HarperCollins/result?title=moby';
  const search = await call('/api/SavedSearches', { name: 'Whales', address });
  expect(await duringDeletion('saved_search', () => call(`/api/Following/Searches/${search.id}`))).toMatchObject({
    status: 404,
  });
});

test('a pack that is being deleted cannot be copied [API-68]', async () => {
  const pack = await call('/api/Packs', { name: 'Spring sales' });
  expect(await duringDeletion('pack', () => call(`/api/Packs/${pack.id}/Copy`, { name: 'Copy' }))).toMatchObject({
    status: 404,
  });
  expect(await server.database.db.selectFrom('pack').select('name').execute()).toEqual([]);
});

test('a list that is sent while its owner deletes it is added again [API-68]', async () => {
  const send = (isbn: string) =>
    importRecords(server.database, [{ kind: 'list', name: 'Spring', owner: 'nora', isbns: [isbn] }]);
  await send('9780062040800');
  const report = await duringDeletion('user_list', () => send('9780061122415'));
  expect(report).toMatchObject({ added: 1, rejected: [] });
  const { rows } = await sql<{ isbn: string }>`select isbn from user_list_item`.execute(server.database.db);
  expect(rows).toEqual([{ isbn: '9780061122415' }]);
});

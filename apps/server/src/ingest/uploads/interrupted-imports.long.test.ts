import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { ImportsPage, many } from '../../features/imports/imports-page.test-data.ts';

let server: TestApp;
let page: ImportsPage;
beforeAll(async () => {
  server = await createTestApp({
    environment: { RATE_LIMIT_PER_PERSON: '100000', RATE_LIMIT_BULK_PER_PERSON: '100000' },
  });
  page = new ImportsPage(server);
});
afterAll(() => server.close());

test('a server that stops returns its import to the queue, and the next one continues it', {
  timeout: 90_000,
}, async () => {
  const other = await server.addNode();
  const id = await new ImportsPage(server, other).upload('stop.ndjson', many(500, 20_000), { piece: 1_000_000 });
  await expect.poll(async () => (await page.jobOf(id)).records, { timeout: 20_000, interval: 50 }).toBeGreaterThan(0);
  await other.close();
  expect((await page.jobOf(id)).state).not.toMatch(/failed|cancelled/);
  // An idle server checks the queue every 15 s; an upload makes it check at once.
  await page.upload('trigger.ndjson', many(1, 40_000));
  expect(await page.waitForEnd(id)).toMatchObject({ state: 'done' });
  const { rows } = await sql<{ count: number }>`
    select count(*) from title where record_key like '%many-20___'`.execute(server.database.db);
  expect(rows[0]!.count).toBe(500);
});

test('an import that another server has taken over ends, and the other server reads the whole file [API-62]', {
  timeout: 90_000,
}, async () => {
  const other = await server.addNode();
  const id = await page.upload('taken-over.ndjson', many(2_000, 60_000), { piece: 1_000_000 });
  await expect.poll(async () => (await page.jobOf(id)).records, { timeout: 20_000, interval: 50 }).toBeGreaterThan(0);
  // What a check of the other server stores after the clock of the database was set forward.
  await sql`update import_job set state = 'waiting' where id = ${id}`.execute(server.database.db);
  await new ImportsPage(server, other).upload('wakes-the-other.ndjson', many(1, 70_000));
  expect(await page.waitForEnd(id)).toMatchObject({ state: 'done' });
  const runs = await sql<{ outcome: string }>`
    select outcome from feed_run where file_name = 'taken-over.ndjson' order by id`.execute(server.database.db);
  expect(runs.rows.map(({ outcome }) => outcome)).toEqual(['cancelled', 'complete']);
  const titles = await sql<{ count: number }>`
    select count(*) from title where record_key ~ 'many-6[01]...$'`.execute(server.database.db);
  expect(titles.rows[0]!.count).toBe(2_000);
  await other.close();
});

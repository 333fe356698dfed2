import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { required } from '@titlenet/catalogue/required';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { ImportsPage, many } from '../../features/imports/imports-page.test-data.ts';
import { addJob, claimJob, findJob, finishJob, listJobs, releaseJob, reportProgress } from './import-jobs.queries.ts';

let server: TestApp;
let page: ImportsPage;
beforeAll(async () => {
  server = await createTestApp({
    environment: { RATE_LIMIT_PER_PERSON: '100000', RATE_LIMIT_BULK_PER_PERSON: '100000' },
  });
  page = new ImportsPage(server);
});
afterAll(() => server.close());

test('an import can be cancelled while it runs, the next one waits, and searches are answered meanwhile', {
  timeout: 90_000,
}, async () => {
  const first = await page.upload('first.ndjson', many(4_000), { piece: 1_000_000 });
  const second = await page.upload('second.ndjson', many(1, 10_000));
  await expect
    .poll(async () => (await page.jobOf(first)).records, { timeout: 20_000, interval: 50 })
    .toBeGreaterThan(0);
  expect((await page.jobOf(second)).state).toBe('waiting');
  expect((await page.call('POST', '/api/Searching/QuickSearch', { title: 'many 1', company: 1 })).status).toBe(200);
  expect((await page.jobOf(first)).state).toBe('running');
  await page.call('DELETE', `/api/Imports/${first}`);
  expect(await page.waitForEnd(first)).toMatchObject({ state: 'cancelled', runs: [{ outcome: 'cancelled' }] });
  expect(await page.waitForEnd(second)).toMatchObject({ state: 'done', runs: [{ counts: { added: 1 } }] });
});

test('a job whose server was killed goes back into the queue once, and fails the second time [API-57]', async () => {
  const { db } = server.database;
  // The state that a crash leaves: running, without a sign of life.
  const left = async (fileName: string, attempts: number, seen: string) => {
    const id = await page.announce(fileName, 10);
    await sql`update import_job set state = 'running', attempts = ${attempts}, seen_at = now() + ${seen}::interval
      where id = ${id}`.execute(db);
    return id;
  };
  // The clock of the database was set back after the second crash.
  const [once, twice] = [await left('once.ndjson', 1, '-1 minute'), await left('twice.ndjson', 2, '2 days')];
  await page.waitForEnd(await page.upload('trigger.ndjson', many(1, 30_000)));
  expect(await page.jobOf(twice)).toMatchObject({
    state: 'failed',
    fault: 'The server stopped while it read this file.',
  });
  // Its file was never uploaded; this message shows that it was tried again.
  expect(await page.waitForEnd(once)).toMatchObject({ state: 'failed', fault: 'The file is no longer on the server.' });
});

test('senders take turns, and the page lists files in that order [API-61]', async () => {
  const { db } = server.database;
  // Of another node's folder, so that this server does not claim them.
  const add = (subject: string, fileName: string) =>
    addJob(db, {
      ...{ fileName, folder: 'other', company: null, retryOf: 1, size: 0 },
      subject,
      startedBy: '',
      companies: [],
    });
  for (const name of ['many 1', 'many 2', 'many 3']) await add('many', name);
  for (const name of ['few 1', 'few 2']) await add('few', name);
  const order = ['many 1', 'few 1', 'many 2', 'few 2', 'many 3'];
  const waiting = async () =>
    (await listJobs(db, 10)).filter(({ folder }) => folder === 'other').map((job) => job.file_name);
  expect((await waiting()).slice(0, order.length)).toEqual(order);
  const claimed: string[] = [];
  for (let job = await claimJob(db, 'other'); job; job = await claimJob(db, 'other')) {
    claimed.push(job.file_name);
    await finishJob(db, job, { ...{ state: 'done', bytesRead: 0, records: 0, runIds: [], known: [] } });
  }
  expect(claimed).toEqual(order);
});

test('a server that has returned its import does not change it once it is claimed again [API-62]', async () => {
  const { db } = server.database;
  const id = await addJob(db, {
    ...{ fileName: 'returned', folder: 'returned', company: null, retryOf: 1, size: 0 },
    ...{ subject: 'returned', startedBy: '', companies: [] },
  });
  const [bytesRead, runIds, known]: [number, number[], string[]] = [500, [], []];
  const stopped = required(await claimJob(db, 'returned'), 'the first claim');
  await releaseJob(db, stopped);
  const next = required(await claimJob(db, 'returned'), 'the next claim');
  await reportProgress(db, next, { bytesRead, records: 7, runIds });
  // What the stopped server had sent before it returned the job arrives late.
  expect(await reportProgress(db, stopped, { bytesRead, records: 90, runIds })).toBe(true);
  await releaseJob(db, stopped);
  expect(await finishJob(db, stopped, { state: 'failed', bytesRead, records: 90, runIds, known })).toBe(false);
  expect(await findJob(db, id)).toMatchObject({ state: 'running', records: 7, attempts: 1 });
  expect(await finishJob(db, next, { state: 'done', bytesRead, records: 8, runIds, known })).toBe(true);
});

test('files without an open job are removed, and those of running uploads are not', async () => {
  await writeFile(join(page.uploads, '999999.upload'), 'left behind');
  const id = await page.announce('coming.xml', 10);
  await page.sendPiece(id, 0, Buffer.from('12345'));
  await page.waitForEnd(await page.upload('sweeper.ndjson', many(1, 50_000)));
  // A job is shown as finished before its own file is removed.
  await expect.poll(() => page.filesLeft()).toEqual([`${id}.upload`]);
  await page.call('DELETE', `/api/Imports/${id}`);
});

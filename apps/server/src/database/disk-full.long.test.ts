import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { mountSmallDisk, NEEDS_SMALL_DISK, type SmallDisk } from '@titlenet/private-files/testing/small-disk';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../../test/host-process.ts';
import { quietLog } from '../../test/quiet-log.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { grantTestPeople } from '../../test/test-people.ts';
import { ImportsPage } from '../features/imports/imports-page.test-data.ts';
import { type OpenDatabase, openDatabase } from './connection.ts';
import { migrate } from './migrate.ts';

const DISK_MEGABYTES = 160;
const TEXT = 'The disk of the server is full. Nothing can be stored until space is freed.';

let disk: SmallDisk | undefined;
let database: OpenDatabase;
let server: TestApp;
let node: FastifyInstance;
beforeAll(async () => {
  disk = mountSmallDisk(DISK_MEGABYTES);
  if (!disk) return;
  // PostgreSQL runs as another user, and would be on another disk if that user could not enter this one.
  chmodSync(disk.folder, 0o755);
  database = await openDatabase({ folder: join(disk.folder, 'data'), role: 'server', log: quietLog });
  await migrate(database);
  await grantTestPeople(database.batch);
  server = await createTestApp({ environment: { RATE_LIMIT_PER_PERSON: '100000' } });
  // Another upload folder: the queue of each database removes files that it does not know.
  const environment = { TITLENET_UPLOADS: join(server.dataFolder, 'uploads-of-small-disk') };
  node = await server.addNode({ database }, { environment });
});
afterAll(async () => {
  await server?.close();
  await database?.close();
  disk?.unmount();
});

let lists = 0;
/** Stores a list that needs more space than the pages of its table have. */
async function storeList() {
  lists += 1;
  const headers = server.as('employee');
  const created = await node.inject({ method: 'POST', url: '/api/UserLists', headers, payload: { name: `${lists}` } });
  if (created.statusCode !== 200) return created;
  const { id } = created.json<{ id: number }>();
  // ISBN-13 without a check of its digit.
  const isbns = Array.from({ length: 2_000 }, (_, index) => String(9_780_000_000_000 + lists * 2_000 + index));
  return node.inject({ method: 'POST', url: `/api/UserLists/${id}/Isbns`, headers, payload: { isbns } });
}

const ready = async () => {
  const answer = await node.inject('/health/ready');
  return { status: answer.statusCode, body: answer.json<{ status: string; code?: string; message?: string }>() };
};

const feed = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) =>
    JSON.stringify({
      kind: 'title',
      companyCode: '001',
      recordReference: `full-${from + index}`,
      bar: { title: `Full ${from + index}` },
      sheet: { editorial: { keynote: Array.from({ length: 400 }, () => Math.random().toString(36)).join(' ') } },
    }),
  ).join('\n');

describe('a full disk [G-245]', () => {
  test('has its own code and text in answers, imports and health, and titles can still be read', {
    timeout: 120_000,
  }, async ({ skip }) => {
    skip(!disk, NEEDS_SMALL_DISK);
    const page = new ImportsPage(server, node);
    const headers = server.as('employee');
    expect((await ready()).body).toEqual({ status: 'Healthy' });
    expect((await storeList()).statusCode).toBe(200);
    // The tables of the queue get pages, so that a file can still be announced.
    await page.waitForEnd(await page.upload('small.ndjson', feed(1, 9_000)));
    disk?.fill();

    const refused = await storeList();
    expect([refused.statusCode, refused.json()]).toEqual([
      507,
      expect.objectContaining({ code: 'disk-full', message: TEXT }),
    ]);

    const job = await page.waitForEnd(await page.upload('full.ndjson', feed(300, 0), { piece: 1_000_000 }));
    const reason =
      'The disk of the server is full. Records that were read before are stored; free some space and import the file again.';
    expect(job).toMatchObject({ state: 'failed', fault: reason, runs: [{ outcome: 'failed' }] });
    expect(job.runs[0]?.notices).toContain(reason);
    expect(job.runs[0]?.counts).toMatchObject({ rejected: 0 });

    const read = await node.inject({ url: '/api/UserLists', headers });
    expect(read.statusCode).toBe(200);
    expect(await ready()).toEqual({ status: 200, body: { status: 'Degraded', code: 'disk-full', message: TEXT } });
    expect((await node.inject('/api/HealthCheck')).json()).toMatchObject({
      status: 'Degraded',
      checks: { database: 'Healthy', disk: { status: 'Unhealthy', message: TEXT } },
    });

    disk?.free();
    expect(await ready()).toEqual({ status: 200, body: { status: 'Healthy' } });
    expect((await storeList()).statusCode).toBe(200);
    expect(await page.waitForEnd(await page.upload('full.ndjson', feed(3, 1_000)))).toMatchObject({ state: 'done' });
  });

  test('an uploaded file that does not fit is refused with the same code', async ({ skip }) => {
    skip(!disk, NEEDS_SMALL_DISK);
    const small = await server.addNode(
      { database },
      { environment: { TITLENET_UPLOADS: join(disk?.folder ?? '', 'uploads') } },
    );
    const headers = server.as('administrator');
    const payload = { fileName: 'large.xml', size: 1_000 };
    const refused = await small.inject({ method: 'POST', url: '/api/Imports', headers, payload });
    expect(refused.statusCode).toBe(507);
    expect(refused.json()).toMatchObject({
      code: 'disk-full',
      message: 'The server has no room for a file of this size.',
    });
  });

  test('that ended PostgreSQL is named until there is space, and then the database is back', {
    timeout: 90_000,
  }, async ({ skip }) => {
    skip(!disk, NEEDS_SMALL_DISK);
    disk?.fill();
    // Fills the segment of the log, and the next one cannot be created.
    const fillLog = () =>
      sql`select count(nextval('product_id_seq')) from generate_series(1, 500000)`
        .execute(database.batch)
        .catch(() => undefined);
    await until(async () => {
      await fillLog();
      return (await ready()).status === 503;
    }, 60_000);
    expect((await ready()).body).toEqual({ status: 'Unhealthy', code: 'disk-full', message: TEXT });
    const answer = await node.inject({ url: '/api/UserLists', headers: server.as('employee') });
    expect([answer.statusCode, answer.json().code]).toEqual([507, 'disk-full']);
    disk?.free();
    await until(async () => (await ready()).body.status === 'Healthy', 30_000);
    expect((await storeList()).statusCode).toBe(200);
  });
});

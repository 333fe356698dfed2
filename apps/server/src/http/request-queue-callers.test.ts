import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { type QueuedApp, startQueuedApp } from '../../test/queued-app.ts';
import { INTERNAL_ADDRESS } from './internal-address.ts';
import type { RequestQueueLimits } from './request-queue.ts';

const POLL = { timeout: 5_000 };
const [ANN, BEN, CID] = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];

let server: QueuedApp;
afterEach(async () => {
  server.endHandled();
  await server.app.close();
});

const start = async (limits: RequestQueueLimits, folder?: string) => {
  server = await startQueuedApp(limits, folder);
};

/** Sends requests of a caller in a row. @returns their statuses as they are answered, and all of them */
function send(address: string, count: number) {
  const statuses: number[] = [];
  const retryAfters = new Set<string | null>();
  const one = async () => {
    const { status, headers } = await server.ask('/', { 'x-forwarded-for': address });
    statuses.push(status);
    if (status === 503) retryAfters.add(headers.get('retry-after'));
  };
  const all = Promise.all(Array.from({ length: count }, one));
  return { statuses, retryAfters, all };
}

/** Waits until Fastify has seen as many requests; those that wait are in the queue then. */
const untilSeen = (count: number) => expect.poll(() => server.seen(), POLL).toBe(count);

const countOf = (statuses: readonly number[], status: number) => statuses.filter((one) => one === status).length;

test('one caller leaves room for the requests of others [API-63]', async () => {
  await start({ handled: 5, handledOfCaller: 3, waitMs: 2_000 });
  const ann = send(ANN, 20);
  await untilSeen(20);
  const ben = send(BEN, 1);
  await expect.poll(() => server.handled, POLL).toEqual([ANN, ANN, ANN, BEN]);
  server.endHandled();
  await Promise.all([ann.all, ben.all]);
  expect([...ann.statuses, ...ben.statuses]).toEqual(Array(21).fill(200));
});

test('callers take turns, whoever came first [API-67]', async () => {
  await start({ handled: 2, handledOfCaller: 2, waitMs: 2_000 });
  const ann = send(ANN, 6);
  await untilSeen(6);
  const ben = send(BEN, 2);
  await untilSeen(8);
  const cid = send(CID, 1);
  await untilSeen(9);
  expect(server.handled).toEqual([ANN, ANN]);
  server.endHandled();
  await Promise.all([ann.all, ben.all, cid.all]);
  expect(server.handled).toEqual([ANN, ANN, ANN, BEN, CID, ANN, BEN, ANN, ANN]);
});

test('one caller may use the whole queue, and gives others their share of it when they come [API-67]', async () => {
  await start({ handled: 1, handledOfCaller: 1, waitMs: 2_000 });
  // A start takes 5 ms at first, so that 201 requests are started within half of the wait.
  const ann = send(ANN, 1 + 201 + 29);
  await expect.poll(() => ann.statuses.length, POLL).toBe(29);
  const seen = server.seen();
  const ben = send(BEN, 100 + 10);
  await expect.poll(() => ben.statuses.length, POLL).toBe(10);
  // Those of Ben that wait take the places of Ann's last ones.
  await expect.poll(() => ann.statuses.length, POLL).toBe(29 + 100);
  await untilSeen(seen + 100);
  const cid = send(CID, 1);
  await expect.poll(() => ann.statuses.length, POLL).toBe(29 + 100 + 1);
  expect((await server.ask('/health')).status).toBe(200);
  server.endHandled();
  await Promise.all([ann.all, ben.all, cid.all]);
  expect([ann, ben, cid].map(({ statuses }) => [countOf(statuses, 200), countOf(statuses, 503)])).toEqual([
    [1 + 201 - 101, 29 + 101],
    [100, 10],
    [1, 0],
  ]);
  expect([...ann.retryAfters, ...ben.retryAfters]).toEqual(['5', '5']);
});

test('health and metrics are answered whatever their caller has sent before [API-67]', async () => {
  await start({ handled: 1, handledOfCaller: 1, waitMs: 400 });
  const local = send('127.0.0.1', 100);
  await expect.poll(() => local.statuses.length, POLL).toBeGreaterThan(0);
  expect((await server.ask('/health', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(200);
  expect((await server.ask('/metrics')).status).toBe(200);
  server.endHandled();
  await local.all;
});

test('files of the web app wait in the line of their address, and take turns with its requests [API-67]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'titlenet-site-'));
  await writeFile(join(folder, 'app.js'), 'export {}');
  await start({ handled: 3, handledOfCaller: 1, waitMs: 2_000 }, folder);
  const ann = send(ANN, 2);
  await untilSeen(2);
  const fileFor = async (address: string) => {
    const { status, text } = await server.ask('/app.js', { 'x-forwarded-for': address });
    return `${status} ${text}`;
  };
  const own = fileFor(ANN);
  expect(await fileFor(BEN)).toBe('200 export {}');
  expect(await Promise.race([own, sleep(200, 'waits')])).toBe('waits');
  server.endHandled();
  expect(await own).toBe('200 export {}');
  await ann.all;
  await rm(folder, { recursive: true });
});

test('what the server asks itself for a request that it handles does not wait [API-67]', async () => {
  await start({ handled: 1, handledOfCaller: 1, waitMs: 2_000 });
  const ann = send(ANN, 2);
  await untilSeen(2);
  const answer = await server.app.inject({ url: '/short', remoteAddress: INTERNAL_ADDRESS });
  expect([answer.statusCode, answer.body]).toEqual([200, 'done']);
  server.endHandled();
  await ann.all;
});

test('requests with credentials that were not accepted are in the line of their address [API-63]', async () => {
  await start({ handled: 3, handledOfCaller: 1, waitMs: 2_000 });
  const forged = { 'x-forwarded-for': ANN, authorization: 'Bearer forged' };
  expect((await server.ask('/short', forged)).status).toBe(200);
  const first = server.ask('/', { 'x-forwarded-for': ANN });
  await expect.poll(() => server.handled, POLL).toEqual([ANN]);
  const second = server.ask('/', forged);
  await untilSeen(3);
  await sleep(100);
  expect(server.handled).toEqual([ANN]);
  server.endHandled();
  expect([(await first).status, (await second).status]).toEqual([200, 200]);
});

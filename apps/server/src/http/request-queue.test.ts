import { connect, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { required } from '@titlenet/catalogue/required';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type QueuedAnswer, type QueuedApp, startQueuedApp } from '../../test/queued-app.ts';
import { RequestQueue } from './request-queue.ts';

const HANDLED = 2;
const WAIT_MS = 400;

let server: QueuedApp;
const sockets: Socket[] = [];
beforeEach(async () => {
  server = await startQueuedApp({ handled: HANDLED, handledOfCaller: HANDLED, waitMs: WAIT_MS });
});
afterEach(async () => {
  server.endHandled();
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.app.close();
});

async function ask(path?: string): Promise<[status: number, retryAfter: string | null]> {
  const { status, headers } = await server.ask(path);
  return [status, headers.get('retry-after')];
}

test('requests that wait too long are refused, health is answered, and all are when the load ends [API-64]', async () => {
  const first = [ask(), ask()];
  await expect.poll(() => server.handled.length).toBe(HANDLED);
  const late = ask();
  await sleep(2 * WAIT_MS);
  expect(server.handled.length).toBe(HANDLED);
  expect(await ask('/health')).toEqual([200, null]);
  server.endHandled();
  expect(await late).toEqual([503, '5']);
  expect(await Promise.all(first)).toEqual([
    [200, null],
    [200, null],
  ]);
  expect(await ask()).toEqual([200, null]);
});

test('a request that would wait too long is refused at once [API-64]', async () => {
  const asked = Array.from({ length: HANDLED }, () => ask());
  await expect.poll(() => server.handled.length).toBe(HANDLED);
  // The mean of the intervals is 5 ms at first, so that 40 requests wait for half of the limit.
  const waiting = Array.from({ length: 100 }, () => ask());
  const refused = await Promise.race(waiting);
  expect(refused).toEqual([503, '5']);
  expect(server.handled.length).toBe(HANDLED);
  expect(await ask('/health?probe=1')).toEqual([200, null]);
  server.endHandled();
  const statuses = (await Promise.all([...asked, ...waiting])).map(([status]) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});

test('a request that is refused at once is answered like one refused later, without Fastify, and counted [API-64]', async () => {
  const asked = Array.from({ length: HANDLED }, () => ask());
  await expect.poll(() => server.handled.length).toBe(HANDLED);
  const waiting = Array.from({ length: 100 }, () => server.ask());
  const atOnce = await Promise.race(waiting);
  const seenAtOnce = server.seen();
  await sleep(2 * WAIT_MS);
  server.endHandled();
  const answers = await Promise.all(waiting);
  await Promise.all(asked);
  // The first one waits until it is refused; the others are refused because it would take too long.
  const later = required(answers[0], 'the answer to the first request that waits');
  expect(later).not.toBe(atOnce);
  expect(atOnce.status).toBe(503);
  const withoutTrace = ({ status, headers, text }: QueuedAnswer) => [
    status,
    [...headers].filter(([name]) => name !== 'traceparent' && name !== 'date'),
    text.replace(/[0-9a-f]{32}/, 'TRACE'),
  ];
  expect(withoutTrace(atOnce)).toEqual(withoutTrace(later));
  expect(seenAtOnce).toBeLessThan(HANDLED + 100);
  expect(server.seen()).toBe(seenAtOnce);
  expect((await server.ask('/metrics')).text).toContain('titlenet_refused_requests_total 100\n');
});

test('requests whose bodies arrive slowly do not count [API-64]', async () => {
  server.endHandled();
  for (let count = 0; count < 2 * HANDLED; count += 1) {
    const socket = connect(server.port, '127.0.0.1');
    sockets.push(socket.on('error', () => undefined));
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nslow');
  }
  await sleep(100);
  expect(await ask()).toEqual([200, null]);
  expect(server.handled.length).toBe(1);
});

test('a request that was answered while it waited is not handled afterwards [API-64]', async () => {
  const first = [ask(), ask()];
  await expect.poll(() => server.handled.length).toBe(HANDLED);
  expect(await Promise.all([ask('/short'), ask('/short')])).toEqual([
    [503, '5'],
    [503, '5'],
  ]);
  server.endHandled();
  await Promise.all(first);
  expect(await ask()).toEqual([200, null]);
});

/**
 * Sends ten requests to a queue in one turn of the event loop, which takes as long as the work.
 * @returns how many are started in that turn
 */
async function startsInTurn(queue: RequestQueue, workMs: number): Promise<number> {
  let started = 0;
  const waiting = Array.from({ length: 10 }, async () => {
    // The queue reads no more of a request.
    const request = { raw: { socket: { destroyed: false } } } as FastifyRequest;
    await queue.enter(request, { sent: false } as FastifyReply, 'caller');
    started += 1;
    queue.release(request);
  });
  await Promise.resolve();
  const ofThisTurn = started;
  for (const until = performance.now() + workMs; performance.now() < until; );
  await Promise.all(waiting);
  await nextTurn();
  return ofThisTurn;
}

test('one request is started per turn of the event loop while turns are long, and several while they are short [API-64]', async () => {
  const queue = new RequestQueue({ handled: 20, handledOfCaller: 20, waitMs: 3_000 });
  expect(await startsInTurn(queue, 0)).toBe(1);
  // On a busy machine a turn without work may be long, too: then the requests of the next call take several turns.
  const startsInShortAndInLong = async () => [await startsInTurn(queue, 0), await startsInTurn(queue, 20)];
  await expect.poll(startsInShortAndInLong).toEqual([10, 10]);
  expect(await startsInTurn(queue, 0)).toBe(1);
});

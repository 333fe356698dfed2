import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerErrors } from './errors.ts';
import { limitPipelinedRequests } from './pipelined-requests.ts';
import { limitWaitingAnswers } from './waiting-answers.ts';

/** More than the network takes of an answer that is not read. */
const ANSWER = 'x'.repeat(16 * 1024 * 1024);
const SHORT_TAKE_MS = 1_500;
const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

let app: FastifyInstance;
let handled: number;
const sockets: Socket[] = [];
beforeEach(async () => {
  handled = 0;
  app = Fastify();
  answerErrors(app);
  limitPipelinedRequests(app);
  limitWaitingAnswers(app, { bytes: 2.5 * ANSWER.length, takeMs: 60_000, shortTakeMs: SHORT_TAKE_MS });
  app.get('/', async () => {
    handled += 1;
    return ANSWER;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

/** Sends requests in one packet and reads nothing. */
function sendUnread(count: number): Socket {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(REQUEST.repeat(count));
  sockets.push(socket);
  return socket;
}

const statusOf = async () => {
  const response = await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`);
  await response.arrayBuffer();
  return [response.status, response.headers.get('retry-after')];
};

test('requests of one connection are handled when the answer before has been read [API-59]', async () => {
  const socket = sendUnread(3);
  await expect.poll(() => handled, { timeout: 10_000 }).toBe(1);
  expect(await statusOf()).toEqual([200, null]);
  expect(handled).toBe(2);
  socket.resume();
  await expect.poll(() => handled, { timeout: 10_000 }).toBe(4);
});

test('an answer is refused while those that wait for slow readers take too much memory [API-59]', async () => {
  const readers = [sendUnread(1), sendUnread(1)];
  await expect.poll(() => handled, { timeout: 10_000 }).toBe(2);
  expect(await statusOf()).toEqual([503, '5']);
  readers[0]?.destroy();
  await expect.poll(statusOf, { timeout: 10_000 }).toEqual([200, null]);
});

test('the connection that has waited longest is closed when there is no room for the answer of another [API-59]', async () => {
  const [first, second] = [sendUnread(1), sendUnread(1)];
  await expect.poll(() => handled, { timeout: 10_000 }).toBe(2);
  await sleep(SHORT_TAKE_MS);
  expect(await statusOf()).toEqual([200, null]);
  // A socket learns that it was closed when it is read.
  let received = 0;
  second.on('data', (chunk) => {
    received += chunk.length;
  });
  second.resume();
  const isClosed = new Promise((resolve) => first.once('close', resolve));
  first.resume();
  await isClosed;
  await expect.poll(() => received, { timeout: 10_000 }).toBeGreaterThan(ANSWER.length);
});

import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { required } from '@titlenet/catalogue/required';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requireDeclaredAccess } from './declared-access.ts';
import { answerErrors } from './errors.ts';
import { addSecurityHeaders, securityHeaders } from './headers.ts';
import { addMetrics } from './metrics.ts';
import { limitHandledRequests, RequestQueue } from './request-queue.ts';
import { answerTrace, traceIdOf } from './trace.ts';

const HANDLED = 2;
const WAIT_MS = 400;
/** Above it a request counts as never answered. */
const MAX_ANSWER_MS = 4_000;
const headers = securityHeaders({ publicUrl: 'https://titles.test', calledAddresses: [], pictureAddresses: [] });

let app: FastifyInstance;
let endHandled: () => void;
let handled: number;
/** Requests that Fastify has seen. */
let seen: number;
const sockets: Socket[] = [];
beforeEach(async () => {
  handled = 0;
  seen = 0;
  const ended = new Promise<void>((resolve) => {
    endHandled = resolve;
  });
  app = Fastify({ genReqId: traceIdOf });
  requireDeclaredAccess(app);
  answerErrors(app);
  answerTrace(app);
  addSecurityHeaders(app, headers);
  await addMetrics(app, undefined);
  app.addHook('onRequest', async () => {
    seen += 1;
  });
  limitHandledRequests(app, { headers, limits: { handled: HANDLED, waitMs: WAIT_MS } });
  app.get('/health', { config: { access: 'machine' } }, async () => 'live');
  app.all('/', { config: { access: 'open' } }, async () => {
    handled += 1;
    await ended;
    return 'done';
  });
  app.get('/short', { config: { access: 'open' }, handlerTimeout: WAIT_MS / 4 }, async () => 'done');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  endHandled();
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

const portOf = () => (app.server.address() as AddressInfo).port;

/** @throws if it is not answered, so that a test fails instead of waiting */
async function answerTo(path = '/') {
  const signal = AbortSignal.timeout(MAX_ANSWER_MS);
  try {
    const response = await fetch(`http://127.0.0.1:${portOf()}${path}`, { signal });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    throw new Error(`${path} was not answered in ${MAX_ANSWER_MS} ms`, { cause: error });
  }
}

async function ask(path = '/'): Promise<[status: number, retryAfter: string | null]> {
  const { status, headers } = await answerTo(path);
  return [status, headers.get('retry-after')];
}

test('requests that wait too long are refused, health is answered, and all are when the load ends [API-64]', async () => {
  const first = [ask(), ask()];
  await expect.poll(() => handled).toBe(HANDLED);
  const late = ask();
  await sleep(2 * WAIT_MS);
  expect(handled).toBe(HANDLED);
  expect(await ask('/health')).toEqual([200, null]);
  endHandled();
  expect(await late).toEqual([503, '5']);
  expect(await Promise.all(first)).toEqual([
    [200, null],
    [200, null],
  ]);
  expect(await ask()).toEqual([200, null]);
});

test('a request that would wait too long is refused at once [API-64]', async () => {
  const asked = Array.from({ length: HANDLED }, () => ask());
  await expect.poll(() => handled).toBe(HANDLED);
  // The mean of the intervals is 5 ms at first, so that 40 requests wait for half of the limit.
  const waiting = Array.from({ length: 100 }, () => ask());
  const refused = await Promise.race(waiting);
  expect(refused).toEqual([503, '5']);
  expect(handled).toBe(HANDLED);
  expect(await ask('/health?probe=1')).toEqual([200, null]);
  endHandled();
  const statuses = (await Promise.all([...asked, ...waiting])).map(([status]) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});

test('a request that is refused at once is answered like one refused later, without Fastify, and counted [API-64]', async () => {
  const asked = Array.from({ length: HANDLED }, () => ask());
  await expect.poll(() => handled).toBe(HANDLED);
  const waiting = Array.from({ length: 100 }, () => answerTo());
  const atOnce = await Promise.race(waiting);
  const seenAtOnce = seen;
  await sleep(2 * WAIT_MS);
  endHandled();
  const answers = await Promise.all(waiting);
  await Promise.all(asked);
  // The first one waits until it is refused; the others are refused because it would take too long.
  const later = required(answers[0], 'the answer to the first request that waits');
  expect(later).not.toBe(atOnce);
  expect(atOnce.status).toBe(503);
  const withoutTrace = ({ status, headers, text }: Awaited<ReturnType<typeof answerTo>>) => [
    status,
    [...headers].filter(([name]) => name !== 'traceparent' && name !== 'date'),
    text.replace(/[0-9a-f]{32}/, 'TRACE'),
  ];
  expect(withoutTrace(atOnce)).toEqual(withoutTrace(later));
  expect(seenAtOnce).toBeLessThan(HANDLED + 100);
  expect(seen).toBe(seenAtOnce);
  expect((await answerTo('/metrics')).text).toContain('titlenet_refused_requests_total 100\n');
});

test('requests whose bodies arrive slowly do not count [API-64]', async () => {
  endHandled();
  for (let count = 0; count < 2 * HANDLED; count += 1) {
    const socket = connect(portOf(), '127.0.0.1');
    sockets.push(socket.on('error', () => undefined));
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nslow');
  }
  await sleep(100);
  expect(await ask()).toEqual([200, null]);
  expect(handled).toBe(1);
});

test('a request that was answered while it waited is not handled afterwards [API-64]', async () => {
  const first = [ask(), ask()];
  await expect.poll(() => handled).toBe(HANDLED);
  expect(await Promise.all([ask('/short'), ask('/short')])).toEqual([
    [503, '5'],
    [503, '5'],
  ]);
  endHandled();
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
    await queue.enter(request, { sent: false } as FastifyReply);
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
  const queue = new RequestQueue({ handled: 20, waitMs: 3_000 });
  expect(await startsInTurn(queue, 0)).toBe(1);
  // On a busy machine a turn without work may be long, too.
  await expect.poll(() => startsInTurn(queue, 0)).toBe(10);
  await startsInTurn(queue, 20);
  expect(await startsInTurn(queue, 0)).toBe(1);
});

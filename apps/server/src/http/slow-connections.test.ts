import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

/** The server gives a connection 10 s. */
const MAX_BYTES = 60;
const BYTE_INTERVAL_MS = 250;

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

interface Connection {
  /** Bytes that the client could send, one after each interval. */
  bytes: number;
  received: string;
}

/** Sends `start` at once and then one byte at a time, until the server ends the connection. */
async function sendSlowly(start: string): Promise<Connection> {
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
  });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  let bytes = 0;
  socket.write(start);
  const ended = once(socket, 'close').then(() => true);
  for (let isEnded = false; !isEnded; ) {
    isEnded = await Promise.race([ended, sleep(BYTE_INTERVAL_MS, false)]);
    bytes += 1;
    if (bytes > MAX_BYTES) socket.destroy();
    else if (!isEnded && start !== '') socket.write('a');
  }
  return { bytes, received };
}

const post = (path: string, headers = '', length = 100_000) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${headers}\r\n`;

test('the server ends connections that send slowly', async () => {
  const { authorization, 'x-enterprise-token': enterprise } = server.as('employee');
  const tokens = `Authorization: ${authorization}\r\nX-Enterprise-Token: ${enterprise}\r\n`;
  const slow = {
    'sends nothing': '',
    headers: 'GET /health/live HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
    'body of a search': `${post('/api/Searching/QuickSearch', tokens)}{"title":"`,
    'body of a public call': `${post('/api/ClientErrors')}{"message":"`,
    'body after 401': `${post('/api/Searching/QuickSearch')}{"title":"`,
    'body after 413': `${post('/api/ClientErrors', '', 10_000_000)}{"title":"`,
    'body in chunks': 'POST /api/Unknown HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nFFFFF\r\n',
    'second request': 'GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\nGET /health/live HTTP/1.1\r\nX-Slow: ',
  };
  const results = await Promise.all(
    Object.entries(slow).map(async ([name, start]) => [name, await sendSlowly(start)] as const),
  );
  for (const [name, { bytes }] of results) expect.soft(bytes, name).toBeLessThan(MAX_BYTES);
  const statuses = Object.fromEntries(
    results.map(([name, { received }]) => [name, /^HTTP\/1\.1 (\d+)/.exec(received)?.[1]]),
  );
  expect(statuses).toMatchObject({
    headers: '408',
    'body after 401': '401',
    'body after 413': '413',
    'second request': '200',
  });
});

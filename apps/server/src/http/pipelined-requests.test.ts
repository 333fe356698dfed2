import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const REQUEST = 'GET /guides/index.html HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Sends requests in one packet and reads their answers only afterwards. @returns the statuses, and if it was closed */
async function send(count: number): Promise<{ statuses: number; isClosed: boolean }> {
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  let isClosed = false;
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isClosed = true;
  });
  await once(socket, 'connect');
  socket.write(REQUEST.repeat(count));
  await sleep(300);
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
  });
  await sleep(300);
  socket.destroy();
  return { statuses: received.split('HTTP/1.1 ').length - 1, isClosed };
}

test('eight requests without reading are answered, and a connection with more is closed [API-53]', async () => {
  expect(await send(8)).toEqual({ statuses: 8, isClosed: false });
  const { statuses, isClosed } = await send(500);
  expect(isClosed).toBe(true);
  expect(statuses).toBeLessThanOrEqual(8);
  expect(
    (await fetch(`http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/health/live`)).status,
  ).toBe(200);
});

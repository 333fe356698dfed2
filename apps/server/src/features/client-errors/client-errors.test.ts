import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const lines: string[] = [];
const stream = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
const received: string[] = [];
let sentry: Server;
let server: TestApp;

beforeAll(async () => {
  sentry = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push(`${request.url} ${body}`);
    response.end('{}');
  });
  await new Promise<void>((resolve) => sentry.listen(0, '127.0.0.1', resolve));
  const { port } = sentry.address() as AddressInfo;
  const { log } = Fastify({ logger: { level: 'info', stream } });
  const environment = {
    SENTRY_DSN: `http://key@127.0.0.1:${port}/42`,
    // Nothing listens on port 9.
    SMTP_URL: 'smtp://127.0.0.1:9',
    ERROR_MAIL_TO: 'team@titlenet.test',
    RATE_LIMIT_PER_ADDRESS: '150', // A fiftieth of it for reports.
  };
  server = await createTestApp({ environment, log });
});
afterAll(async () => {
  await server.close();
  sentry.close();
});

const token = `eyJhbGciOiJFUzI1NiJ9.${'a'.repeat(40)}.${'b'.repeat(40)}`;
const report = (message: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/ClientErrors',
    payload: {
      message,
      url: 'https://titlenet.test/?code=secret#/home',
      traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
      kind: 'render',
    },
  });

test('a report is logged with the trace id of the page, sent to Sentry and mailed; 521 when the mail fails [ERR-14]', async () => {
  const answer = await report(`It broke with ${token}`);
  expect(answer.statusCode).toBe(521);
  expect(answer.json()).toMatchObject({ code: 'mail-unavailable' });

  const line = lines.find((one) => one.includes('error in a browser'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    browser: { kind: 'render' },
  });
  await expect.poll(() => received.length, { timeout: 5_000 }).toBe(1);
  expect(received[0]).toContain('/api/42/envelope/');
  expect(received[0]).toContain('It broke with [hidden]');
  for (const text of [line, received[0]]) expect(text).not.toMatch(/eyJhbGci|secret/);
});

test('a report is logged without the credentials and typed texts that it contains [G-243]', async () => {
  lines.length = 0;
  const message = 'Failed at https://titlenet.test/a.js?refresh=s3cret-1:1:2 with {"refresh_token":"s3cret-2"}';
  await server.app.inject({
    method: 'POST',
    url: '/api/ClientErrors?refresh=s3cret-3',
    headers: { 'user-agent': 'Browser Bearer s3cret-4', referer: 'https://titlenet.test/?refresh=s3cret-5' },
    payload: {
      message,
      stack: 'Error: password=s3cret-6\n    at load (https://titlenet.test/assets/index-B1x.js:1:2)',
      url: '/hccp/?refresh=s3cret-7#/titleSheet/4711/s3cret-8?q=s3cret-9',
      traceId: 's3cret-10',
      kind: 'error',
    },
    remoteAddress: '192.0.2.9',
  });
  const text = lines.join('');
  expect(text).not.toContain('s3cret');
  const { browser } = JSON.parse(lines.find((one) => one.includes('error in a browser')) ?? '{}');
  expect(browser).toMatchObject({
    message: 'Failed at https://titlenet.test/a.js?[hidden] with {"refresh_token":"[hidden]"}',
    stack: 'Error: password=[hidden]\n    at load (https://titlenet.test/assets/index-B1x.js:1:2)',
    url: '/hccp/?[hidden]#/titleSheet/4711/[hidden]?[hidden]',
    userAgent: 'Browser [hidden]',
    traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
});

test('a report whose texts are as long and hostile as allowed does not stop the server', async () => {
  const payload = { message: 'a-'.repeat(1_000), stack: 'a-'.repeat(10_000), url: 'a-'.repeat(1_000), kind: 'render' };
  // It comes from an address of its own, whose limit is not used up.
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/ClientErrors',
    payload,
    remoteAddress: '192.0.2.1',
  });
  expect(answer.statusCode).toBe(204);
});

test('further reports within the minute are not mailed, and a loop is stopped', async () => {
  expect((await report('again')).statusCode).toBe(204);
  const statuses = [await report('again'), await report('again')].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([204, 429]);
});

test('an invalid report is refused', async () => {
  const answer = await server.app.inject({ method: 'POST', url: '/api/ClientErrors', payload: { message: 5 } });
  expect(answer.statusCode).toBe(400);
});

test('600 reports of all addresses are accepted in a minute', async () => {
  const quiet = await createTestApp();
  const payload = { message: 'x', url: 'https://titlenet.test/', kind: 'error' };
  const statuses = new Map<number, number>();
  try {
    for (let index = 0; index < 602; index += 1) {
      const remoteAddress = `198.51.100.${index % 200}`;
      const call = { method: 'POST', url: '/api/ClientErrors', payload, remoteAddress } as const;
      const { statusCode } = await quiet.app.inject(call);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
  } finally {
    await quiet.close();
  }
  expect(Object.fromEntries(statuses)).toEqual({ 204: 600, 429: 2 });
});

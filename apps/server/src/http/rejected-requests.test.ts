import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

/** Sends these bytes over a connection and reads until the server closes it. */
async function exchange(sent: string) {
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(sent, 'latin1');
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [status, ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(lines.map((line) => line.toLowerCase().split(': ') as [string, string]));
  return { status, headers, body };
}

const host = 'Host: localhost\r\n';
const close = 'Connection: close\r\n';

const REPORT = '{"message":"x","url":"https://titlenet.test/","kind":"error"}';

/** A report in two chunks, the first with an extension of this length. Node limits the extensions of each chunk. */
function chunkedReport(extensionLength: number): string {
  const rest = REPORT.slice(1);
  const chunks = [`1;${'e'.repeat(extensionLength)}\r\n{\r\n`, `${rest.length.toString(16)}\r\n${rest}\r\n`];
  const head = `${host}${close}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n`;
  return `POST /api/ClientErrors HTTP/1.1\r\n${head}\r\n${chunks.join('')}0\r\n\r\n`;
}

test.each([
  ['a line that is no request', 'hello\r\n\r\n', '400 Bad Request', 'bad-input', 'The request is malformed.'],
  ['an unknown method', `FETCH / HTTP/1.1\r\n${host}\r\n`, '400 Bad Request', 'bad-input', 'The request is malformed.'],
  [
    'a header with a control character',
    `GET / HTTP/1.1\r\n${host}X-A: a\u0001b\r\n\r\n`,
    '400 Bad Request',
    'bad-input',
    'The request is malformed.',
  ],
  [
    'two lengths',
    `POST /api/ClientErrors HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    '400 Bad Request',
    'bad-input',
    'The request is malformed.',
  ],
  [
    'headers of 20 KB',
    `GET / HTTP/1.1\r\n${host}X-A: ${'a'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'too-large',
    'The headers of the request are too large.',
  ],
  [
    'a chunk extension of 20 KB',
    chunkedReport(20_000),
    '413 Payload Too Large',
    'too-large',
    'The request is too large.',
  ],
  ['no host', `GET / HTTP/1.1\r\n${close}\r\n`, '400 Bad Request', 'bad-input', 'The request is malformed.'],
  [
    'an unknown expectation',
    `GET / HTTP/1.1\r\n${host}${close}Expect: dinner\r\n\r\n`,
    '417 Expectation Failed',
    'bad-input',
    'The expectation of the request is not supported.',
  ],
])('a request with %s gets our error with our headers', async (_, sent, status, code, message) => {
  const answer = await exchange(sent);
  expect(answer.status).toBe(`HTTP/1.1 ${status}`);
  expect(JSON.parse(answer.body)).toEqual({ code, message, traceId: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(answer.body.length),
    'cache-control': 'no-store',
    connection: 'close',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'deny',
  });
});

test('a request with a chunk extension of 16,000 bytes is accepted', async () => {
  const { status } = await exchange(chunkedReport(16_000));
  expect(status).toBe('HTTP/1.1 204 No Content');
});

import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { logCalls } from './call-log.ts';

const TOKEN = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJkZW1vIn0.c2lnbmF0dXJl';

let lines: string[] = [];
afterEach(() => {
  lines = [];
});

/** Returns the log line of a call to this address. */
async function logged(url: string): Promise<string> {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = Fastify({ logger: { level: 'debug', stream }, disableRequestLogging: true });
  logCalls(app);
  app.all('/*', () => 'answer');
  await app.inject({ url, headers: { authorization: `Bearer ${TOKEN}`, cookie: 'refresh=kept' } });
  await app.close();
  return lines.map((line) => (JSON.parse(line) as { url?: string }).url ?? '').find((one) => one !== '')!;
}

test.each([
  [
    `/identity/session/end?id_token_hint=${TOKEN}&client_id=titlenet`,
    '/identity/session/end?id_token_hint=[hidden]&client_id=[hidden]',
  ],
  ['/?code=c0de&state=5ecret', '/?code=[hidden]&state=[hidden]'],
  ['/login/logout?refresh_token=abc', '/login/logout?refresh_token=[hidden]'],
  ['/identity/auth?login_hint=ada%40example.com&nonce=n', '/identity/auth?login_hint=[hidden]&nonce=[hidden]'],
  [`/api/Titles/001/1?access_token=abc&small=true`, '/api/Titles/001/1?access_token=[hidden]&small=true'],
  ['/api/Titles/001/1?access%5Ft%6Fken=abc', '/api/Titles/001/1?access%5Ft%6Fken=[hidden]'],
  [`/api/Titles/001/${TOKEN}?isbn=${TOKEN}`, '/api/Titles/001/[hidden]?isbn=[hidden]'],
])('nothing that lets somebody in stands in the log: %s', async (url, expected) => {
  expect(await logged(url)).toBe(expected);
  expect(lines.join('')).not.toMatch(/eyJ|c0de|5ecret|=abc|refresh=kept/);
});

test.each([
  '/api/TitleSheet/Coop?isbn10=0062040804&companyCode=001',
  '/images/covers/1/9780062040800?width=96',
  '/health/ready',
])('what somebody asked for does: %s', async (url) => {
  expect(await logged(url)).toBe(url);
});

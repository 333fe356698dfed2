import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

const TOKEN = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJkZW1vIn0.c2lnbmF0dXJl';

const lines: string[] = [];
let server: TestApp;
beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const { log } = Fastify({ logger: { level: 'debug', stream } });
  server = await createTestApp({ log, environment: { TRUST_PROXY: '1' } });
});
afterAll(() => server.close());
beforeEach(() => {
  lines.length = 0;
});

/** @returns the address in the log line of a call */
async function logged(url: string, headers: Record<string, string> = {}): Promise<string | undefined> {
  await server.app.inject({ url, headers: { ...headers, cookie: 'refresh=s3cret', referer: '/?refresh=s3cret' } });
  return lines.map((line) => JSON.parse(line) as { msg: string; url?: string }).find(({ msg }) => msg === 'call')?.url;
}

test.each([
  '/api/TitleSheet/Coop?isbn10=0062040804&companyCode=001',
  '/api/TitleSheet/001/4711/bar?small=true',
  '/api/isbn/978-0-06-204080-0/Company',
  '/images/covers/1/9780062040800?width=96',
  '/health/ready',
])('parameters of the product are logged with their values: %s', async (url) => {
  expect(await logged(url)).toBe(url);
});

test.each([
  ['/api/TitleSheet/001/4711/bar?refresh=s3cret&small=true', '/api/TitleSheet/001/4711/bar?[hidden]&small=true'],
  ['/api/HealthCheck?q=Bearer%20s3cret', '/api/HealthCheck?[hidden]'],
  ['/api/HealthCheck?s3cret&x=s3cret', '/api/HealthCheck?[hidden]'],
  ['/?code=s3cret&state=s3cret', expect.not.stringContaining('s3cret')],
  ['/api/TitleSheet/001/s3cret', '/api/TitleSheet/001/[hidden]'],
  ['/api/TitleSheet/001/4711/bar?small=s3cret', '/api/TitleSheet/001/4711/bar?small=[hidden]'],
  [`/api/TitleSheet/${TOKEN}/4711`, '/api/TitleSheet/[hidden]/4711'],
  ['/api/isbn/Bearer%20s3cret/Company', '/api/isbn/[hidden]/Company'],
  ['/api/TitleSheet/Coop?isbn10=s3cret&companyCode=001', '/api/TitleSheet/Coop?isbn10=[hidden]&companyCode=001'],
  ['/api/TitleSheet/001/4711/bar?sm%61ll=true&refr%65sh=s3cret', '/api/TitleSheet/001/4711/bar?sm%61ll=true&[hidden]'],
  ['/api/TitleSheet/001/4711/bar?small=%zz', '/api/TitleSheet/001/4711/bar?small=[hidden]'],
  ['/images/outside?url=https%3A%2F%2Fs3cret', '/images/outside?[hidden]'],
  ['/api/s3cret/s3cret?s3cret=1', '[unknown address]'],
])('other parameters, texts and tokens are not logged: %s [G-243]', async (url, expected) => {
  expect(await logged(url, { authorization: `Bearer ${TOKEN}`, 'user-agent': 'Bearer s3cret' })).toEqual(expected);
  expect(lines.join('')).not.toMatch(/s3cret|eyJ/);
});

test('the audit trail has none of them, and no text in place of an address [G-243]', async () => {
  const headers = server.as('uk');
  const denied = await server.app.inject({ url: '/api/TitleSheet/001/4711/bar?refresh=s3cret&small=s3cret', headers });
  expect(denied.statusCode).toBe(403);
  const forged = { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': 's3cret' };
  expect((await server.app.inject({ url: '/api/TitleSheet/001/4711', headers: forged })).statusCode).toBe(401);
  await server.app.audit.flush();
  const events = await server.database.db.selectFrom('audit_event').select(['action', 'detail']).execute();
  const details = events.map(({ action, detail }) => [action, (detail as unknown as Record<string, string>).call]);
  expect(details).toContainEqual(['denied', 'GET /api/TitleSheet/001/4711/bar?[hidden]&small=[hidden]']);
  expect(details.map(([action]) => action)).toContain('token-refused');
  expect(JSON.stringify(events) + lines.join('')).not.toMatch(/s3cret|eyJ/);
});

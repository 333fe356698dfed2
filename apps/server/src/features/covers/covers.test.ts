import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';

const COVER = '/images/covers/1/9780062040800';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  const bar = { title: 'Salt & Smoke', author1: 'Marsh, Eleanor', imprintDesc: 'Harper <Perennial>' };
  await saveAsHouse(server.database, [titleRecord({ isbn: '9780062040800', bar })]);
  await server.database.db.insertInto('person').values({ id: '17', name: 'Vale, Iris', photo_url: null }).execute();
});
afterAll(() => server.close());

const picture = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { ...server.pictureCookie, ...headers } });

describe('a cover', () => {
  test('shows title, author in display order and imprint, at the requested width', async () => {
    const { statusCode, headers, body } = await picture(`${COVER}?width=120`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(body).toContain('width="120" height="180"');
    expect(body).toContain('<title>Salt &amp; Smoke, Eleanor Marsh</title>');
    expect(body).toContain('HARPER');
    expect(body).not.toMatch(/<perennial>|<script|href=/i);
  });

  test('is the same each time, also for an ISBN-10', async () => {
    const [first, again, short] = [COVER, `${COVER}?width=200&format=svg`, '/images/covers/001/0062040804'];
    const bodies = await Promise.all([first, again, short].map(async (url) => (await picture(url)).body));
    expect(new Set(bodies).size).toBe(1);
  });

  test('is not sent again to a browser that has it', async () => {
    const { headers } = await picture(COVER);
    expect(headers['cache-control']).toContain('private');
    const again = await picture(COVER, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('shows a changed title at once to a browser that has the old cover (G-169)', async () => {
    const named = (title: string) => titleRecord({ isbn: '9780310337508', companyCode: '006', bar: { title } });
    const url = '/images/covers/006/9780310337508';
    await saveAsHouse(server.database, [named('Tides')]);
    const old = await picture(url);
    expect(old.headers['cache-control']).toBe('private, no-cache');
    await saveAsHouse(server.database, [named('Low Tides')]);
    const { statusCode, body } = await picture(url, { 'if-none-match': String(old.headers.etag) });
    expect([statusCode, body]).toEqual([200, expect.stringContaining('<title>Low Tides, Eleanor Marsh</title>')]);
  });

  test.each([
    ['width=huge', 'The width is a whole number of pixels.'],
    ['width=19', 'The width is at least 20 pixels.'],
    ['width=1601&format=png', 'The width is at most 1600 pixels.'],
    ['format=gif', 'The format is svg or png.'],
  ])('is not drawn for %s', async (query, message) => {
    const answer = await picture(`${COVER}?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad-input', message });
  });

  test.each([
    '/images/covers/1/0000000000000',
    '/images/covers/1/9780310337508',
    '/images/covers/400/9780062040800',
    '/images/covers/2/9780062040800',
    '/images/covers/1/x',
  ])('%s is 404 without a body', async (url) => {
    const { statusCode, body } = await picture(url);
    expect([statusCode, body]).toEqual([404, '']);
  });
});

test('a person is drawn; an unknown one is 404', async () => {
  const { statusCode, body } = await picture('/images/people/17?width=80');
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Iris Vale</title>');
  expect(body).toContain('>IV</tspan>');
  expect((await picture('/images/people/0')).statusCode).toBe(404);
});

test.each([COVER, '/images/people/17'])(
  '%s requires the cookie of the sign-in instead of tokens (G-149)',
  async (url) => {
    for (const headers of [{}, server.as('administrator'), { cookie: 'titlenet-pictures=9999999999.forged' }]) {
      const { statusCode, body } = await server.app.inject({ url, headers });
      expect([statusCode, body]).toEqual([401, '']);
    }
  },
);

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { type PersonName, subjectOf } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';

const COVER = '/images/covers/1/9780062040800';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  const bar = { title: 'Salt & Smoke', author1: 'Marsh, Eleanor', imprintDesc: 'Harper <Perennial>' };
  const sheet = { editorial: { authorId: '17', artistId: '(none)' } };
  const foreign = { editorial: { authorId: '0', artistId: ' 18 ' } };
  await saveAsHouse(server.database, [
    titleRecord({ isbn: '9780062040800', bar, sheet }),
    titleRecord({ isbn: '9780062040862', companyCode: '400', bar: { title: 'Theirs' }, sheet: foreign }),
  ]);
  const people = ['17', '18', '19'].map((id) => ({ id, name: 'Vale, Iris', photo_url: null }));
  await server.database.db.insertInto('person').values(people).execute();
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
  ])('is not rendered for %s', async (query, message) => {
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

test('for accounts nothing is drawn: a title without a cover says "Cover to come", an author without a photo has none [PAPER-50]', async () => {
  for (const [url, shown] of [
    [`${COVER}?width=120&audience=accounts`, '<title>Cover to come</title>'],
    [`${COVER}?width=120`, 'DRAWN BY TITLENET'],
    [`${COVER}?width=120&audience=internal`, 'DRAWN BY TITLENET'],
    ['/images/people/17?audience=internal', 'DRAWN BY TITLENET'],
  ] as const)
    expect((await picture(url)).body, url).toContain(shown);
  expect((await picture('/images/people/17?audience=accounts')).statusCode).toBe(404);
  expect((await picture(`${COVER}?audience=all`)).statusCode).toBe(400);
  const png = await picture(`${COVER}?width=120&format=png&audience=accounts`);
  expect([png.statusCode, png.headers['content-type']]).toEqual([200, 'image/png']);
  await saveAsHouse(server.database, [
    titleRecord({
      isbn: '9780062040817',
      bar: { title: 'Tides', imageThumbnailURL: '/images/covers/0/0000000000000?width=85' },
    }),
  ]);
  const none = '/images/covers/001/9780062040817?width=85';
  expect((await picture(none)).statusCode).toBe(404);
  expect((await picture(`${none}&audience=accounts`)).body).toContain('<title>Cover to come</title>');
});

test('the record of a title can say that it has no cover: then none is drawn (G-149)', async () => {
  const noCover = (imageURL: string | null) =>
    titleRecord({
      isbn: '9780310337508',
      bar: { title: 'Plain', imageURL, imageThumbnailURL: '/images/covers/0/0000000000000?width=85' },
    });
  for (const other of [null, '/images/covers/1/9780310337508', 'https://not-allowed.example/cover.jpg']) {
    await saveAsHouse(server.database, [noCover(other)]);
    for (const width of [85, 648]) {
      const { statusCode, body } = await picture(`/images/covers/001/9780310337508?width=${width}`);
      expect([statusCode, body], String(other)).toEqual([404, '']);
    }
  }
});

test("completeness lists as 'without Cover' exactly the titles that have none (G-149, G-222)", async () => {
  const none = '/images/covers/0/0000000000000?width=85';
  const named = 'https://pictures.example/1.jpg';
  const titles = [
    ['001', '9780061120008', {}],
    ['001', '9780061120015', { imageThumbnailURL: none }],
    ['180', '9780373200009', {}],
    ['180', '9780373200016', { imageThumbnailURL: named }],
    ['180', '9780373200023', { imageURL: named }],
    ['180', '9780373200030', { imageURL: none }],
    ['180', '9780373200047', { imageURL: named, imageThumbnailURL: none }],
  ] as const;
  await saveAsHouse(
    server.database,
    titles.map(([companyCode, isbn, bar]) =>
      titleRecord({ companyCode, isbn, bar: { title: 'Covered', imprintDesc: 'Cover Press', ...bar } }),
    ),
  );
  const listed = await server.app.inject({
    url: '/api/Completeness/imprint/titles?name=Cover%20Press&missing=24',
    headers: server.as('employee'),
  });
  const uncovered: string[] = [];
  for (const [company, isbn] of titles) {
    const widths = [85, 648].map((width) => `/images/covers/${company}/${isbn}?width=${width}`);
    const statuses = await Promise.all(widths.map(async (url) => (await picture(url)).statusCode));
    expect(statuses[0]).toBe(statuses[1]);
    if (statuses[0] === 404) uncovered.push(isbn);
  }
  expect(uncovered).toEqual(['9780061120015', '9780373200030', '9780373200047']);
  const isbns = listed.json<{ data: { isbn: string }[] }>().data.map(({ isbn }) => isbn);
  expect(isbns.toSorted()).toEqual(uncovered);
});

test('a person has a generated portrait; an unknown one is 404', async () => {
  const { statusCode, body } = await picture('/images/people/17?width=80');
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Iris Vale</title>');
  expect(body).toContain('>IV</tspan>');
  expect((await picture('/images/people/0')).statusCode).toBe(404);
});

test.each([
  ['author [PHOTO-04]', { authorId: '41' }, '41'],
  ['reader [PHOTO-05]', { readerId: ' 42 ' }, '42'],
  ['performer [PHOTO-06]', { performerId: '43' }, '43'],
  ['artist [PHOTO-07]', { artistId: '44' }, '44'],
])("the photo and the name of a title's %s are sent to people of its company only", async (_, editorial, id) => {
  await server.database.db.insertInto('person').values({ id, name: 'Vale, Iris', photo_url: null }).execute();
  const statuses = () =>
    Promise.all(
      (['trade', 'uk'] as const).map(async (name) => {
        const cookie = server.pictureCookieOf(subjectOf(name));
        return (await picture(`/images/people/${id}`, { cookie })).statusCode;
      }),
    );
  expect(await statuses()).toEqual([404, 404]);
  await saveAsHouse(server.database, [titleRecord({ isbn: '9780061120084', sheet: { editorial } })]);
  expect(await statuses()).toEqual([200, 404]);
  const name = await server.app.inject({ url: `/api/person/${id}`, headers: server.as('trade') });
  expect(name.json()).toEqual({ id, name: 'Vale, Iris' });
});

test('the name of a person is sent to people of the companies whose sheets show the person, to others as unknown', async () => {
  const nameOf = async (as: PersonName, id: string) =>
    (await server.app.inject({ url: `/api/person/${id}`, headers: server.as(as) })).json();
  expect(await nameOf('trade', '17')).toEqual({ id: '17', name: 'Vale, Iris' });
  expect(await nameOf('uk', '18')).toEqual({ id: '18', name: 'Vale, Iris' });
  expect([await nameOf('trade', '18'), await nameOf('uk', '17'), await nameOf('trade', 'none')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('covers and photos of other companies are answered exactly as unknown ones (G-165)', async () => {
  const cookieOf = (name: PersonName) => ({ cookie: server.pictureCookieOf(subjectOf(name)) });
  const answers = async (name: PersonName, urls: string[]) =>
    Promise.all(
      urls.map(async (url) => {
        const { statusCode, headers, body } = await picture(url, cookieOf(name));
        return { statusCode, cache: headers['cache-control'], body };
      }),
    );
  const unknown = { statusCode: 404, cache: 'private, max-age=300', body: '' };
  const foreign = ['/images/covers/1/9780062040862', '/images/covers/400/9780062040862', '/images/people/18'];
  expect(await answers('trade', [...foreign, '/images/people/19', '/images/people/0'])).toEqual(Array(5).fill(unknown));
  expect(await answers('uk', [COVER, '/images/covers/400/9780062040800', '/images/people/17'])).toEqual(
    Array(3).fill(unknown),
  );
  expect(await answers('norole', [COVER, '/images/people/17'])).toEqual(Array(2).fill(unknown));
  for (const [name, urls] of [
    ['trade', [COVER, '/images/people/17']],
    ['uk', foreign.slice(1)],
  ] as const)
    expect((await answers(name, [...urls])).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
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

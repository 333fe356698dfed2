import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { quietLog } from '../../../test/quiet-log.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';
import { addPictureCookie } from '../../http/picture-cookie.ts';
import { ExternalPictures } from '../../pictures/external-pictures.ts';
import { type Picture, PictureRefusedError } from '../../pictures/fetch-picture.ts';
import { registerCovers } from './covers.routes.ts';

const HOST = 'https://pictures.example.com';
const COVER = '/images/covers/1/9780062040800';
const title = titleRecord({
  bar: { imageURL: `${HOST}/large.jpg`, imageThumbnailURL: `${HOST}/small.jpg`, imprintDesc: 'Ecco' },
});

/** Pictures of the external host, and the requests to it. */
const shelf = new Map<string, Picture>();
const asked: string[] = [];
const put = (path: string, type = 'image/jpeg') => shelf.set(`${HOST}${path}`, { type, bytes: Buffer.from(path) });

async function fetchFromShelf(url: URL): Promise<Picture> {
  asked.push(url.pathname);
  const picture = shelf.get(url.href);
  if (!picture) throw new PictureRefusedError('the host answered 404');
  return picture;
}

let database: TestDatabase;
let app: FastifyInstance;
let cookie: string;

/** A server with an empty picture cache. */
async function openServer(): Promise<void> {
  app = Fastify();
  addPictureCookie(app, {
    secret: 'pictures of the tests, and a few letters',
    secure: false,
    basePath: '',
    rightsOf: async () => ({ companies: ['001'], hasAnyAccess: true }),
  });
  const external = new ExternalPictures(['pictures.example.com'], quietLog, fetchFromShelf);
  await registerCovers(app, { database, external });
  await app.ready();
  const sent: string[] = [];
  app.pictureCookie.set({ setCookie: (name, value) => sent.push(`${name}=${value}`) }, 'reader', 60);
  cookie = sent.join();
}

beforeAll(async () => {
  database = await createTestDatabase();
  await saveAsHouse(database, [title]);
  const person = { name: 'Vale, Iris' };
  await database.db
    .insertInto('person')
    .values([
      { id: '17', ...person, photo_url: `${HOST}/vale.jpg` },
      { id: '18', ...person, photo_url: 'https://elsewhere.example.com/vale.jpg' },
      { id: '19', ...person, photo_url: null },
      { id: '20', ...person, photo_url: `${HOST}/house.jpg` },
    ])
    .execute();
  await database.db
    .insertInto('shown_person')
    .values(['17', '18', '19', '20'].map((person_id) => ({ person_id, company_code: '001' })))
    .execute();
  const { id: title_id } = await database.db.selectFrom('title').select('id').executeTakeFirstOrThrow();
  await database.db
    .insertInto('person_picture')
    .values(
      ['19', '20'].map((person_id) => ({ title_id, person_id, ...person, url: `${HOST}/vale.jpg`, sent_at: null })),
    )
    .execute();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await app?.close();
  shelf.clear();
  asked.length = 0;
  await openServer();
});
afterAll(() => app.close());

const picture = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await app.inject({ url, headers: { cookie, ...headers } });
  return { ...answer, type: answer.headers['content-type'], statusCode: answer.statusCode, body: answer.body };
};

describe('a cover that the title’s record names (G-149)', () => {
  test.each([
    ['', '/large.jpg'],
    ['?width=648', '/large.jpg'],
    ['?width=85', '/small.jpg'],
    ['?width=648&format=png', '/large.jpg'],
  ])('replaces the generated one: %s', async (query, path) => {
    for (const one of ['/large.jpg', '/small.jpg']) put(one);
    const { type, body, headers } = await picture(`${COVER}${query}`);
    expect([type, body]).toEqual(['image/jpeg', path]);
    expect(headers['content-disposition']).toBe('inline; filename="9780062040800.jpg"');
  });

  test('is fetched once for concurrent requests, and not sent again to a browser that has it', async () => {
    put('/large.jpg');
    const [first] = await Promise.all([picture(COVER), picture(COVER), picture(COVER)]);
    const again = await picture(COVER, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body, asked]).toEqual([304, '', ['/large.jpg']]);
  });

  test('is generated when the host fails, which is not requested again at once', async () => {
    for (let time = 0; time < 2; time += 1) expect((await picture(COVER)).type).toBe('image/svg+xml');
    expect(asked).toEqual(['/large.jpg']);
  });

  test('is generated as PNG when that is requested and the host’s format is not common', async () => {
    put('/large.jpg', 'image/webp');
    expect((await picture(COVER)).type).toBe('image/webp');
    expect((await picture(`${COVER}?format=png&width=100`)).type).toBe('image/png');
  });

  test('changes as soon as the record names another one', async () => {
    put('/large.jpg');
    put('/new.jpg');
    const first = await picture(COVER);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    await saveAsHouse(database, [{ ...title, bar: { ...title.bar, imageURL: `${HOST}/new.jpg` } }]);
    expect((await picture(COVER, { 'if-none-match': String(first.headers.etag) })).body).toBe('/new.jpg');
    await saveAsHouse(database, [title]);
  });
});

describe('a person’s photo (G-149)', () => {
  test('is fetched from an allowed host', async () => {
    put('/vale.jpg');
    const { type, body, headers } = await picture('/images/people/17?width=300&format=png');
    expect([type, body]).toEqual(['image/jpeg', '/vale.jpg']);
    expect(headers['content-disposition']).toBe('inline; filename="17.jpg"');
  });

  test('is that of the feeds when the house has none', async () => {
    for (const path of ['/vale.jpg', '/house.jpg']) put(path);
    expect((await picture('/images/people/19')).body).toBe('/vale.jpg');
    expect((await picture('/images/people/20')).body).toBe('/house.jpg');
  });

  test('is generated when its host is not allowed, and the host gets no request', async () => {
    expect((await picture('/images/people/18')).body).toContain('<title>Iris Vale</title>');
    expect(asked).toEqual([]);
  });
});

test('of very many concurrent pictures most wait in the queue, and the others are answered 503', async () => {
  let waiting: (() => void)[] = [];
  const external = new ExternalPictures(['pictures.example.com'], quietLog, async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return { type: 'image/png', bytes: Buffer.from('picture') };
  });
  const outcomes = Promise.all(Array.from({ length: 61 }, (_, index) => external.get(new URL(`${HOST}/${index}.png`))));
  const rounds: number[] = [];
  await new Promise(setImmediate);
  while (waiting.length > 0) {
    rounds.push(waiting.length);
    const ready = waiting;
    waiting = [];
    for (const answer of ready) answer();
    await new Promise(setImmediate);
  }
  const busy = (await outcomes).filter((outcome) => outcome === 'busy');
  expect([rounds, busy.length]).toEqual([[20, 20, 20], 1]);
  expect(await external.get(new URL(`${HOST}/0.png`))).toMatchObject({ type: 'image/png' });
});

test('a host that does not respond gets no requests for its other pictures', async () => {
  let calls = 0;
  const external = new ExternalPictures(['pictures.example.com'], quietLog, async () => {
    calls += 1;
    throw new PictureRefusedError('timeout', { cause: new Error('no answer came') });
  });
  for (const name of ['one', 'two', 'three'])
    expect(await external.get(new URL(`${HOST}/${name}.jpg`))).toBe('refused');
  expect(calls).toBe(1);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { saveAsHouse, titleRecord } from '../../test/test-titles.ts';
import { PngPictures, pngLimits } from './png-pictures.ts';

const COVER = '/images/covers/1/9780062040800?format=png';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  const bar = { title: 'Salt & Smoke', author1: 'Marsh, Eleanor', imprintDesc: 'Ecco' };
  await saveAsHouse(server.database, [
    titleRecord({ isbn: '9780062040800', bar, sheet: { editorial: { authorId: 'R 7' } } }),
  ]);
  await server.database.db.insertInto('person').values({ id: 'R 7', name: 'Vale, Iris', photo_url: null }).execute();
});
afterAll(() => server.close());

const picture = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { ...server.pictureCookie, ...headers } });

/** Reads signature, first chunk and size of a PNG. */
function beginningOf(png: Buffer) {
  const isPng = png.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n' && png.toString('latin1', 12, 16) === 'IHDR';
  return { isPng, width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

describe('a picture as PNG (G-149)', () => {
  test.each([
    [`${COVER}&width=85`, 85, 128, '9780062040800.png'],
    [`${COVER}&width=648`, 648, 972, '9780062040800.png'],
    ['/images/people/R%207?format=png&width=300', 300, 300, 'R_7.png'],
  ])('%s has the requested width and a file name', async (url, width, height, name) => {
    const { statusCode, headers, rawPayload } = await picture(url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(headers['content-disposition']).toBe(`inline; filename="${name}"`);
    expect(beginningOf(rawPayload)).toEqual({ isPng: true, width, height });
  });

  test('is the same each time, also from another server, and is not sent again to a browser that has it', async () => {
    const first = await picture(COVER);
    const node = await server.addNode();
    const other = await node.inject({ url: COVER, headers: server.pictureCookie });
    expect(other.rawPayload.equals(first.rawPayload)).toBe(true);
    const again = await picture(COVER, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', first.headers.etag]);
  });

  test.each([
    ['image/png', 'image/png'],
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'image/svg+xml'],
    ['image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'image/svg+xml'],
    ['*/*', 'image/svg+xml'],
  ])('is sent to clients that do not accept SVG: %s', async (accept, type) => {
    const { headers } = await picture('/images/covers/1/9780062040800', { accept });
    expect([headers['content-type'], headers.vary]).toEqual([type, expect.stringContaining('accept')]);
  });

  test('requires a sign-in and an existing title', async () => {
    expect((await server.app.inject({ url: COVER, headers: server.as('administrator') })).statusCode).toBe(401);
    expect((await picture('/images/covers/400/9780062040800?format=png')).statusCode).toBe(404);
  });
});

describe('the rendering thread', () => {
  const cover = (title: string) =>
    ({ kind: 'cover', isbn: '9780062040800', text: { title, author: '', imprint: '' }, width: 40 }) as const;

  test('renders a picture once for concurrent requests; requests above the limit of the queue are refused', async () => {
    const pictures = new PngPictures({ ...pngLimits, waiting: 1 });
    const [first, same] = [pictures.draw(cover('a')), pictures.draw(cover('a'))];
    const [waiting, refused] = [pictures.draw(cover('b')), pictures.draw(cover('c'))];
    await expect(refused).rejects.toMatchObject({ code: 'overload' });
    expect(await same).toBe(await first);
    expect(beginningOf(await waiting).isPng).toBe(true);
    expect(await pictures.draw(cover('a'))).toBe(await first);
    await pictures.close();
  });
});

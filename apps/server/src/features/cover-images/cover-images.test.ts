import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { PersonName } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';

const LOVE = '9780373209774';
const WITH_PICTURE = '9780373209781';
const titles = [
  titleRecord({ companyCode: '180', isbn: LOVE }),
  titleRecord({ companyCode: '180', isbn: WITH_PICTURE, bar: { imageURL: 'https://pictures.example.com/large.jpg' } }),
  titleRecord({ companyCode: '001', isbn: '9780062040800' }),
];

const ask = (server: TestApp, isbn: string, as: PersonName = 'hqna') =>
  server.app.inject({ url: `/api/TitleSheet/CoverImage/HQNA/${isbn}`, headers: server.as(as) });

describe('without a configured service, HQNA’s cover', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
    await saveAsHouse(server.database, titles);
  });
  afterAll(() => server.close());

  test('is the picture of the title’s record, as text [COVER-13]', async () => {
    const { statusCode, headers, body } = await ask(server, WITH_PICTURE);
    expect([statusCode, body]).toEqual([200, 'https://pictures.example.com/large.jpg']);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  test('is otherwise the product’s own, 648 pixels wide', async () => {
    for (const isbn of [LOVE, '0373209770']) {
      const { body } = await ask(server, isbn);
      expect(body).toBe(`/images/covers/180/${LOVE}?width=648`);
      expect((await server.app.inject({ url: body, headers: server.pictureCookie })).statusCode).toBe(200);
    }
  });

  test('does not match the address of a title bar, in any case (G-53)', async () => {
    const url = `/api/titlesheet/coverimage/hqna/${LOVE}`;
    const { statusCode, body } = await server.app.inject({ url, headers: server.as('hqna') });
    expect([statusCode, body]).toEqual([200, `/images/covers/180/${LOVE}?width=648`]);
  });

  test('is an empty text for a title that is not accessible, of another company or unknown (G-165)', async () => {
    const answers = await Promise.all([
      ask(server, LOVE, 'trade'),
      ask(server, '9780062040800', 'employee'),
      ask(server, '0000000000000'),
    ]);
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(3).fill([200, '']));
  });

  test('is not looked up for an invalid ISBN', async () => {
    expect((await ask(server, 'lantern')).statusCode).toBe(400);
  });
});

describe('with an external service', () => {
  let server: TestApp;
  let outside: Server;
  let answer: { status: number; text: string } | 'nothing';
  const asked: (string | undefined)[] = [];

  beforeAll(async () => {
    outside = createServer((request, response) => {
      asked.push(request.url);
      if (answer !== 'nothing') response.writeHead(answer.status, { location: '/elsewhere' }).end(answer.text);
    });
    await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
    const { port } = outside.address() as AddressInfo;
    const service = `http://127.0.0.1:${port}/covers/{isbn}.txt`;
    server = await createTestApp({ environment: { HQNA_COVER_SERVICE: service } });
    await saveAsHouse(server.database, titles);
  });
  afterAll(async () => {
    outside.closeAllConnections();
    outside.close();
    await server.close();
  });

  test('the cover has the address from the service', async () => {
    answer = { status: 200, text: 'https://covers.example.com/a b.jpg\n' };
    expect((await ask(server, LOVE)).body).toBe('https://covers.example.com/a%20b.jpg');
    expect(asked.at(-1)).toBe(`/covers/${LOVE}.txt`);
  });

  test('a title without a cover in the service has none', async () => {
    answer = { status: 404, text: 'no such cover' };
    const { statusCode, body } = await ask(server, LOVE);
    expect([statusCode, body]).toEqual([200, '']);
  });

  test('the service is not asked about titles that the caller may not see', async () => {
    const before = asked.length;
    expect((await ask(server, LOVE, 'trade')).body).toBe('');
    expect(asked).toHaveLength(before);
  });

  test.each([
    [{ status: 500, text: 'failed' }],
    [{ status: 302, text: '' }],
    [{ status: 200, text: 'javascript:alert(1)' }],
    [{ status: 200, text: '<html>Sign in</html>' }],
    [{ status: 200, text: `https://covers.example.com/${'x'.repeat(2_000)}` }],
  ])('%j is a failure of the service: 522', async (failure) => {
    answer = failure;
    const { statusCode, headers, body } = await ask(server, LOVE);
    expect([statusCode, JSON.parse(body).code]).toEqual([522, 'hqna-unavailable']);
    expect(headers['content-type']).toContain('application/json');
  });

  test('no response is a failure', async () => {
    answer = 'nothing';
    expect((await ask(server, LOVE)).statusCode).toBe(522);
  });
});

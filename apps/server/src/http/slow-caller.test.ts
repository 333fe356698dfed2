import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { subjectOf } from '../../test/test-people.ts';

type Headers = Record<string, string>;

/** Soon; the requests of the other person wait for four seconds. */
const SOON_MS = 1_500;
/** In which a request that need not wait is answered. */
const SHORT_MS = 500;

let server: TestApp;
let address: string;
beforeAll(async () => {
  server = await createTestApp();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

async function statusOf(headers: Headers, path: string): Promise<number> {
  const answer = await fetch(address + path, { headers });
  await answer.arrayBuffer();
  return answer.status;
}

/** Takes the three connections of slow queries. @returns gives them back */
async function holdSlowQueries(): Promise<() => void> {
  const isFree = Promise.withResolvers<void>();
  for (let connection = 0; connection < 3; connection += 1) {
    const isHeld = Promise.withResolvers<void>();
    void server.database.slowQuery.connection().execute(async () => {
      isHeld.resolve();
      await isFree.promise;
    });
    await isHeld.promise;
  }
  return isFree.resolve;
}

async function readTokenOf(headers: Headers): Promise<string> {
  const order = { name: 'Weekly figures', companies: ['001'], scopes: ['titles'], days: 30 };
  const answer = await server.app.inject({ method: 'POST', url: '/api/ReadTokens', headers, payload: order });
  return answer.json().token;
}

const TITLE = '/api/TitleSheet/001/9780062040800/bar';
const COVER = '/images/covers/1/9780062040800';
const PERMISSIONS = '/api/account/Permissions';

test('the slow requests of one person let others be answered soon, at the same address too [API-63]', async () => {
  const [slow, other] = [server.as('employee'), server.as('user')];
  const token = { authorization: `Bearer ${await readTokenOf(slow)}` };
  const cookie = { cookie: server.pictureCookieOf(subjectOf('employee')) };
  // Of a caller that is not known yet, the first request counts for its address.
  expect(await statusOf(slow, PERMISSIONS)).toBe(200);
  expect(await statusOf(other, PERMISSIONS)).toBe(200);
  expect(await statusOf(token, TITLE)).toBe(200);
  expect(await statusOf(cookie, COVER)).toBe(404);

  const giveBack = await holdSlowQueries();
  const reports = Array.from({ length: 100 }, () => statusOf(slow, '/api/Quality'));
  await sleep(SHORT_MS);
  const answered = await Promise.race([statusOf(other, PERMISSIONS), sleep(SOON_MS, 'not soon')]);
  // The person's read token and pictures are in the person's line.
  const own = [statusOf(token, TITLE), statusOf(cookie, COVER)];
  const first = await Promise.race([...own, sleep(SHORT_MS, 'none')]);
  giveBack();
  expect([answered, first]).toEqual([200, 'none']);
  expect(await Promise.all(own)).toEqual([200, 404]);
  expect(new Set(await Promise.all(reports))).toEqual(new Set([200]));
});

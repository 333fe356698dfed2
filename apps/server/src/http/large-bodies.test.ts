import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

async function* bodyUntil(end: Promise<void>) {
  yield '{"rows":';
  await end;
  yield '[]}';
}

/**
 * States a length without sending as much: 400 if the server reads the body, 503 if it refuses to.
 * @param end when the body ends
 */
async function send(path: string, length: string, end = Promise.resolve()): Promise<number> {
  const headers = { ...server.as('user'), 'content-type': 'application/json', 'content-length': length };
  const payload = Readable.from(bodyUntil(end));
  return (await server.app.inject({ method: 'POST', url: `/api/Export/${path}`, headers, payload })).statusCode;
}
/** By then all requests have begun: the server begins a few per turn of the event loop. */
const BEGIN_MS = 200;
const LARGE = String(30 * 1024 * 1024);

test('large bodies of at most 96 MB together are read, others are refused until those are answered [G-193]', async () => {
  const sendAll = async (last: string) => {
    const end = sleep(BEGIN_MS);
    const paths = ['Excel', 'PublicityFlash/Excel', 'Table/Excel'].map((path) => send(path, LARGE, end));
    return (await Promise.all([...paths, send('Excel', last, end)])).sort();
  };
  // Reads the permissions, for which the first requests would wait differently long.
  await send('Excel', '200000');
  expect(await sendAll(LARGE)).toEqual([400, 400, 400, 503]);
  // Neither answered nor refused requests count any more, and ordinary ones never do.
  expect(await sendAll('200000')).toEqual([400, 400, 400, 400]);
  expect(await sendAll(LARGE)).toEqual([400, 400, 400, 503]);
});

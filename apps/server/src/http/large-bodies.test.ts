import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

/** States a length without sending as much: 400 if the server reads the body, 503 if it refuses to. */
async function send(path: string, length: string): Promise<number> {
  const headers = { ...server.as('user'), 'content-type': 'application/json', 'content-length': length };
  const url = `/api/Export/${path}`;
  return (await server.app.inject({ method: 'POST', url, headers, payload: '{"rows":[]}' })).statusCode;
}
const LARGE = String(30 * 1024 * 1024);

test('large bodies of at most 96 MB together are read, others are refused until those are answered [G-193]', async () => {
  const sendAll = async (last: string) => {
    const paths = ['Excel', 'PublicityFlash/Excel', 'Table/Excel'].map((path) => send(path, LARGE));
    return (await Promise.all([...paths, send('Excel', last)])).sort();
  };
  // Reads the permissions, for which the first requests would wait differently long.
  await send('Excel', '200000');
  expect(await sendAll(LARGE)).toEqual([400, 400, 400, 503]);
  // Neither answered nor refused requests count any more, and ordinary ones never do.
  expect(await sendAll('200000')).toEqual([400, 400, 400, 400]);
  expect(await sendAll(LARGE)).toEqual([400, 400, 400, 503]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
  await saveAsHouse(server.database, [titleRecord({ isbn: '9780062040800', bar: { title: 'Lantern' } })]);
});
afterAll(() => server.close());

test('a real connection, whose request stream closes when its body was read, gets the file', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${address}/api/Export/1/excel`, {
    method: 'POST',
    headers: { ...server.as('employee'), 'content-type': 'application/json' } as Record<string, string>,
    body: JSON.stringify({ criteria: { title: 'lantern' } }),
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ fileName: expect.stringMatching(/\.xlsx$/) });
});

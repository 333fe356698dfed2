import { readFile } from 'node:fs/promises';
import { houseKindNames } from '@titlenet/contract/feeds/house-record';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const get = (url: string) => server.app.inject({ url, headers: server.as('user') });

test('every kind of the house feed is listed with the address of its schema, which is the documented one', async () => {
  const listed = (await get('/api/feeds/schemas')).json() as { kind: string; address: string; description: string }[];
  expect(listed.map(({ kind }) => kind)).toEqual(houseKindNames);
  for (const { kind, address } of listed) {
    const file = new URL(`../../../../../docs/feeds/${kind}.schema.json`, import.meta.url);
    expect((await get(address)).json()).toEqual(JSON.parse(await readFile(file, 'utf8')));
  }
});

test('an unknown kind is bad input', async () => {
  expect((await get('/api/feeds/schemas/book')).statusCode).toBe(400);
});

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { saveAsHouse, titleRecord } from '../../test/test-titles.ts';
import { SharedReads } from './shared-reads.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let saved = 0;
const changeTitle = () => {
  saved += 1;
  return saveAsHouse(database, [titleRecord({ isbn: '9780062040800', bar: { title: `Eddy ${saved}` } })]);
};

/** A read that counts itself. */
function counted() {
  let reads = 0;
  return async () => {
    reads += 1;
    const number = reads;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return number;
  };
}

test('a result is read once for all who ask, until a title changes [CHANGED-10]', async () => {
  const shared = new SharedReads<number>(database, { max: 10 });
  const read = counted();
  const get = (key = 'all') => shared.get(key, read);
  expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1]);
  expect(await get()).toBe(1);
  expect(await get('other')).toBe(2);
  await changeTitle();
  expect(await Promise.all([get(), get()])).toEqual([3, 3]);
});

test('a read that fails is not kept', async () => {
  const shared = new SharedReads<number>(database, { max: 10 });
  await expect(shared.get('all', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await shared.get('all', async () => 7)).toBe(7);
});

test('a slow result is used again while titles change, and the next call has the new one', async () => {
  const shared = new SharedReads<number>(database, { max: 10, reusedAfterMs: 0 });
  const read = counted();
  const get = () => shared.get('all', read);
  expect(await get()).toBe(1);
  await changeTitle();
  expect(await get()).toBe(1);
  await vi.waitFor(async () => expect(await get()).toBe(2));
});

test('a cleared cache reads again', async () => {
  const shared = new SharedReads<number>(database, { max: 10 });
  const read = counted();
  expect([await shared.get('all', read), await shared.get('all', read)]).toEqual([1, 1]);
  shared.clear();
  expect(await shared.get('all', read)).toBe(2);
});

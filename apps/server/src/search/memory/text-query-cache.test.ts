import { expect, test } from 'vitest';
import { RecentChanges } from './recent-changes.ts';
import { TextQueryCache } from './text-query-cache.ts';

/** A cache over a set of matching titles; records its queries. */
function cacheOver(titles: Set<number>, isCut = false) {
  const queries: (readonly number[] | null)[] = [];
  let duringQuery = () => {};
  const changes = new RecentChanges();
  const cache = new TextQueryCache(async (_query, among) => {
    queries.push(among);
    await Promise.resolve();
    const found = [...titles].filter((id) => among === null || among.includes(id));
    duringQuery();
    return { ids: found, isCut: isCut && among === null };
  }, changes);
  const found = async (query = 'night') => [...(await cache.get(query)).ids].sort((a, b) => a - b);
  const during = (work: () => void) => {
    duringQuery = () => {
      duringQuery = () => {};
      work();
    };
  };
  return { cache, changes, queries, found, during };
}

test('queries all titles once, then only changed ones', async () => {
  const titles = new Set([1, 2, 3]);
  const { changes, queries, found } = cacheOver(titles);
  expect(await found()).toEqual([1, 2, 3]);
  expect(await found()).toEqual([1, 2, 3]);
  expect(queries).toEqual([null]);
  titles.delete(2);
  titles.add(4);
  changes.add([2, 4]);
  changes.add([3]);
  expect(await found()).toEqual([1, 3, 4]);
  expect(await found()).toEqual([1, 3, 4]);
  expect(queries).toEqual([null, [2, 4, 3]]);
  expect(await found('day')).toEqual([1, 3, 4]);
  expect(queries.at(-1)).toBeNull();
});

test('queries a title again that changed while a query was running', async () => {
  const titles = new Set([1]);
  const { changes, queries, found, during } = cacheOver(titles);
  during(() => {
    titles.add(2);
    changes.add([2]);
  });
  expect(await found()).toEqual([1]);
  expect(await found()).toEqual([1, 2]);
  titles.add(3);
  changes.add([3]);
  during(() => {
    titles.delete(1);
    changes.add([1]);
  });
  expect(await found()).toEqual([1, 2, 3]);
  expect(await found()).toEqual([2, 3]);
  expect(queries).toEqual([null, [2], [3], [1]]);
});

test('concurrent callers share a query, and see every change added before their call', async () => {
  const titles = new Set([1]);
  const { changes, queries, found, during } = cacheOver(titles);
  let second: Promise<number[]> | undefined;
  during(() => {
    titles.add(2);
    changes.add([2]);
    second = found();
  });
  const [first, third] = await Promise.all([found(), found()]);
  expect([first, third, await second]).toEqual([[1], [1, 2], [1, 2]]);
  expect(queries.filter((among) => among === null)).toHaveLength(1);
});

test('repeats a failed query', async () => {
  const { queries, found, during } = cacheOver(new Set([1]));
  during(() => {
    throw new Error('too late');
  });
  await expect(found()).rejects.toThrow('too late');
  expect(await found()).toEqual([1]);
  expect(queries).toEqual([null, null]);
});

test('queries all titles again when any may have changed, or too many have', async () => {
  const { changes, queries, found } = cacheOver(new Set([1]));
  await found();
  changes.add(null);
  await found();
  for (let id = 0; id < 5_001; id += 1) changes.add([id]);
  await found();
  expect(queries).toEqual([null, null, null]);
  changes.add(Array.from({ length: 5_000 }, (_, id) => id));
  await found();
  expect(queries.at(-1)).toHaveLength(5_000);
});

test('a result that was cut stays so when changed titles are queried again', async () => {
  const { cache, changes, queries } = cacheOver(new Set([1, 2]), true);
  expect((await cache.get('night')).isCut).toBe(true);
  changes.add([2]);
  expect((await cache.get('night')).isCut).toBe(true);
  expect(queries).toEqual([null, [2]]);
});

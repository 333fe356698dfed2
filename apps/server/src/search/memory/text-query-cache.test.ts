import { expect, test } from 'vitest';
import { TextQueryCache } from './text-query-cache.ts';

/** A store of which titles have a word, and what was asked of it. */
function shelfOf(titles: Set<number>) {
  const asked: (readonly number[] | null)[] = [];
  let whileAsked = () => {};
  const shelf = new TextQueryCache(async (_query, among) => {
    asked.push(among);
    await Promise.resolve();
    const found = [...titles].filter((id) => among === null || among.includes(id));
    whileAsked();
    return found;
  });
  const found = async (query = 'night') => [...(await shelf.get(query))].sort((a, b) => a - b);
  const during = (work: () => void) => {
    whileAsked = () => {
      whileAsked = () => {};
      work();
    };
  };
  return { shelf, asked, found, during };
}

test('asks for all titles once, then for those that have changed', async () => {
  const titles = new Set([1, 2, 3]);
  const { shelf, asked, found } = shelfOf(titles);
  expect(await found()).toEqual([1, 2, 3]);
  expect(await found()).toEqual([1, 2, 3]);
  expect(asked).toEqual([null]);
  titles.delete(2);
  titles.add(4);
  shelf.forget([2, 4]);
  shelf.forget([3]);
  expect(await found()).toEqual([1, 3, 4]);
  expect(await found()).toEqual([1, 3, 4]);
  expect(asked).toEqual([null, [2, 4, 3]]);
  expect(await found('day')).toEqual([1, 3, 4]);
  expect(asked.at(-1)).toBeNull();
});

test('what changes while the question is on its way is asked for by itself', async () => {
  const titles = new Set([1]);
  const { shelf, asked, found, during } = shelfOf(titles);
  during(() => {
    titles.add(2);
    shelf.forget([2]);
  });
  expect(await found()).toEqual([1]);
  expect(await found()).toEqual([1, 2]);
  titles.add(3);
  shelf.forget([3]);
  during(() => {
    titles.delete(1);
    shelf.forget([1]);
  });
  expect(await found()).toEqual([1, 2, 3]);
  expect(await found()).toEqual([2, 3]);
  expect(asked).toEqual([null, [2], [3], [1]]);
});

test('who asks while the question is on its way shares it, and sees what was told before his call', async () => {
  const titles = new Set([1]);
  const { shelf, asked, found, during } = shelfOf(titles);
  let second: Promise<number[]> | undefined;
  during(() => {
    titles.add(2);
    shelf.forget([2]);
    second = found();
  });
  const [first, third] = await Promise.all([found(), found()]);
  expect([first, third, await second]).toEqual([[1], [1, 2], [1, 2]]);
  expect(asked.filter((among) => among === null)).toHaveLength(1);
});

test('a question that fails is asked again', async () => {
  const { asked, found, during } = shelfOf(new Set([1]));
  during(() => {
    throw new Error('too late');
  });
  await expect(found()).rejects.toThrow('too late');
  expect(await found()).toEqual([1]);
  expect(asked).toEqual([null, null]);
});

test('asks for all titles again when any may have changed, or more have than are remembered', async () => {
  const { shelf, asked, found } = shelfOf(new Set([1]));
  await found();
  shelf.forget(null);
  await found();
  for (let id = 0; id < 5_001; id += 1) shelf.forget([id]);
  await found();
  expect(asked).toEqual([null, null, null]);
  shelf.forget(Array.from({ length: 5_000 }, (_, id) => id));
  await found();
  expect(asked.at(-1)).toHaveLength(5_000);
});

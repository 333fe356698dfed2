import { expect, test } from 'vitest';
import { WordShelf } from './word-shelf.ts';

/** A store of which titles have a word, and what was asked of it. */
function shelfOf(titles: Set<number>) {
  const asked: (readonly number[] | null)[] = [];
  let whileAsked = () => {};
  const shelf = new WordShelf(async (_query, among) => {
    asked.push(among);
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

test('a change that is told while the question is on its way is asked for again', async () => {
  const titles = new Set([1]);
  const { shelf, found, during } = shelfOf(titles);
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
});

test('asks for all titles again when any may have changed, or very many have', async () => {
  const { shelf, asked, found } = shelfOf(new Set([1]));
  await found();
  shelf.forget(null);
  await found();
  shelf.forget(Array.from({ length: 5_001 }, (_, id) => id));
  await found();
  expect(asked).toEqual([null, null, null]);
});

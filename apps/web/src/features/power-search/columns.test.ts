import { expect, test } from 'vitest';
import { distributeOverColumns } from './columns.ts';

test('one column contains all groups in their order', () => {
  expect(distributeOverColumns([3, 1, 2], 1)).toEqual([[0, 1, 2]]);
});

test('the highest column is as low as possible, and the order is kept', () => {
  expect(distributeOverColumns([8, 9, 3, 8, 3, 7, 2, 4], 2)).toEqual([
    [0, 1, 2],
    [3, 4, 5, 6, 7],
  ]);
  expect(distributeOverColumns([8, 9, 3, 8, 3, 7, 2, 4], 3)).toEqual([
    [0, 1],
    [2, 3, 4],
    [5, 6, 7],
  ]);
});

test('fewer groups than columns leave columns empty', () => {
  expect(distributeOverColumns([2], 3)).toEqual([[0]]);
  expect(distributeOverColumns([], 2)).toEqual([[]]);
});

import { expect, test } from 'vitest';
import { spreadOverColumns } from './columns.ts';

test('one column holds all groups in their order', () => {
  expect(spreadOverColumns([3, 1, 2], 1)).toEqual([[0, 1, 2]]);
});

test('the highest column is as low as can be, and the order stays', () => {
  expect(spreadOverColumns([8, 9, 3, 8, 3, 7, 2, 4], 2)).toEqual([
    [0, 1, 2],
    [3, 4, 5, 6, 7],
  ]);
  expect(spreadOverColumns([8, 9, 3, 8, 3, 7, 2, 4], 3)).toEqual([
    [0, 1],
    [2, 3, 4],
    [5, 6, 7],
  ]);
});

test('fewer groups than columns leave columns out', () => {
  expect(spreadOverColumns([2], 3)).toEqual([[0]]);
  expect(spreadOverColumns([], 2)).toEqual([[]]);
});

import { describe, expect, test } from 'vitest';
import { median, percentile, summarise } from './statistics.ts';

const oneToTwenty = Array.from({ length: 20 }, (_, index) => 20 - index);

describe('percentiles', () => {
  test.each([
    [50, 10],
    [95, 19],
    [96, 20],
    [100, 20],
    [1, 1],
  ])('the %ith of 1 to 20 is %i, in whatever order they come', (percent, value) => {
    expect(percentile(oneToTwenty, percent)).toBe(value);
  });

  test('of one value are that value', () => {
    expect(summarise([7])).toEqual({ count: 1, p50: 7, p95: 7, worst: 7 });
  });

  test('compare numbers as numbers', () => {
    expect(summarise([9, 10, 100])).toEqual({ count: 3, p50: 10, p95: 100, worst: 100 });
  });

  test('of nothing, or outside 0 to 100, do not exist', () => {
    expect(() => percentile([], 50)).toThrow(RangeError);
    expect(() => percentile([1], 0)).toThrow(RangeError);
    expect(() => percentile([1], 101)).toThrow(RangeError);
  });
});

test('the median of an even number of values lies between the middle two', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([3, 1, 2])).toBe(2);
  expect(() => median([])).toThrow(RangeError);
});

import { expect, test } from 'vitest';
import { amountDigits, percentOf, roundDecimal, toCents } from './rounding.ts';

test.each([
  [1.005, 2, 1.01],
  [-1.005, 2, -1.01],
  [1.255, 2, 1.26],
  [10.235, 2, 10.24],
  [0.125, 2, 0.13],
  [-0.125, 2, -0.13],
  [2.5, 0, 3],
  [-2.5, 0, -3],
  [-0.5, 0, -1],
  [2.4999999999, 0, 2],
  [1.0049999, 2, 1],
  [5.4321, 3, 5.432],
  [1000.9999999999999, 6, 1001],
  [1e-7, 6, 0],
  [5e-7, 6, 0.000001],
  [0.1 + 0.2, 2, 0.3],
  [-0.001, 2, 0],
  [9_007_199_254_740_991, 2, 9_007_199_254_740_991],
  [90_071_992_547_409.91, 2, 90_071_992_547_409.91],
  [1e21, 2, 1e21],
])('%d to %d decimals is %d [G-192]', (value, decimals, expected) => {
  expect(roundDecimal(value, decimals)).toBe(expected);
});

test('what is not a number stays so', () => {
  expect([Number.NaN, Number.POSITIVE_INFINITY].map((value) => roundDecimal(value, 2))).toEqual([Number.NaN, Infinity]);
});

test('amounts in cents and as digits [G-192]', () => {
  expect([1.005, -1.005, 64.1, 0, 19.99].map(toCents)).toEqual([101, -101, 6410, 0, 1999]);
  expect([1.005, 9.9, 1234567.5, 10.235].map(amountDigits)).toEqual(['1.01', '9.90', '1234567.50', '10.24']);
});

test.each([
  [23, 160, 14.38],
  [-23, 160, -14.38],
  [97, 160, 60.63],
  [1, 3, 33.33],
  [2, 3, 66.67],
  [-1, 800, -0.13],
  [8_000_000_001, 6_400_000_000, 125],
  [4_000_000_000, 3_000_000_000, 133.33],
])('%d of %d is %d percent [G-192]', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});

test('a percentage of a whole that is unknown or not positive is blank [G-192]', () => {
  expect([percentOf(3, 0), percentOf(3, -5), percentOf(-3, -5), percentOf(3, null), percentOf(null, 5)]).toEqual(
    Array(5).fill(null),
  );
  expect(percentOf(0, 5)).toBe(0);
  expect(percentOf(1, 8, 0)).toBe(13);
});

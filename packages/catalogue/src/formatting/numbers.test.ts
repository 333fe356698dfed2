import { describe, expect, test } from 'vitest';
import { formatCountOf, formatPercent, formatTrimmedDecimal, formatUnits } from './numbers.ts';

describe('formatTrimmedDecimal', () => {
  test.each([
    [12500, '12,500'],
    [1234567.5, '1,234,567.50'],
    [0.125, '0.13'],
    [12.001, '12'],
    [7.1, '7.10'],
    [-4, '-4'],
    [0, '0'],
    [-0.001, '0'],
  ])('%d is shown with two decimals and without .00: %s', (value, text) => {
    expect(formatTrimmedDecimal(value).text).toBe(text);
  });

  test.each([null, undefined, Number.NaN])('%s is shown as 0', (value) => {
    expect(formatTrimmedDecimal(value)).toEqual({ text: '0', isNegative: false });
  });
});

describe('formatUnits', () => {
  test.each([
    [2500, { text: '2,500', isNegative: false }],
    [-1200, { text: '-1,200', isNegative: true }],
    [63.5, { text: '63.50', isNegative: false }],
    [0, { text: '0', isNegative: false }],
    [null, { text: '', isNegative: false }],
  ])('%s', (value, expected) => {
    expect(formatUnits(value)).toEqual(expected);
  });
});

test.each([
  [0, '0 titles'],
  [1, '1 title'],
  [1_063, '1,063 titles'],
])('%s of a thing is %s', (count, text) => {
  expect(formatCountOf(count, 'title')).toBe(text);
});

describe('formatPercent', () => {
  test.each([
    [12.5, '12.50%'],
    [100, '100.00%'],
    [1234.567, '1,234.57%'],
    [0, '0.00%'],
    [null, ''],
  ])('%s has two decimals: %s [FORMAT-08]', (value, text) => {
    expect(formatPercent(value)).toEqual({ text, isNegative: false });
  });

  test('marks a negative percentage as negative', () => {
    expect(formatPercent(-3.456)).toEqual({ text: '-3.46%', isNegative: true });
    expect(formatPercent(-0.004)).toEqual({ text: '0.00%', isNegative: false });
  });
});

import { expect, test } from 'vitest';
import { dayFromTyped, typedFromDay } from './typed-date.ts';

test.each([
  ['02/03/2026', '2026-02-03'],
  [' 2/3/2026 ', '2026-02-03'],
  ['2/3/26', '2026-02-03'],
  ['2-3-1999', '1999-02-03'],
  ['2.3.99', '1999-02-03'],
  ['02032026', '2026-02-03'],
  ['2026-2-3', '2026-02-03'],
  ['2/29/2024', '2024-02-29'],
])('%j is %s', (typed, day) => {
  expect(dayFromTyped(typed)).toBe(day);
});

test.each(['', '2/29/2026', '13/1/2026', '2/3', 'soon', '2/3/202', '20260203'])('%j is not a date', (typed) => {
  expect(dayFromTyped(typed)).toBeNull();
});

test('a date is shown with two digits for day and month', () => {
  expect(typedFromDay('2026-02-03')).toBe('02/03/2026');
});

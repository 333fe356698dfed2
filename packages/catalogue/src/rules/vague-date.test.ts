import { expect, test } from 'vitest';
import { earliestDay } from './vague-date.ts';

test.each([
  ['5/1/2026', '2026-05-01'],
  ['12/24/2026?', '2026-12-24'],
  ['May 2026', '2026-05-01'],
  ['September 2026', '2026-09-01'],
  ['mid-May 2026?', '2026-05-11'],
  ['Late June 2026', '2026-06-21'],
  ['Oct. 7, 2026', '2026-10-07'],
  ['June 3rd 2026', '2026-06-03'],
  ['Early spring 2026?', '2026-03-01'],
  ['late summer 2026', '2026-08-01'],
  ['Fall 2026', '2026-09-01'],
  ['Winter 2027', '2027-01-01'],
  ['sometime in 2026', '2026-01-01'],
])('%s begins on %s', (text, day) => {
  expect(earliestDay(text)).toBe(day);
});

test.each(['TBA', 'Early spring?', 'After the holidays', 'May', '', 'marching 12'])('%j has no year', (text) => {
  expect(earliestDay(text)).toBeNull();
});

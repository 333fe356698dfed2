import { expect, test } from 'vitest';
import { isbnWithReissue, isReissue, reissueMark } from './reissue.ts';

test('a title with a number above 0 is a reissue', () => {
  expect([3, 1, 0, -1, null, undefined].map(isReissue)).toEqual([true, true, false, false, false, false]);
});

test('only reissues have the mark R{n}', () => {
  expect([reissueMark(3), reissueMark(0), reissueMark(null)]).toEqual(['R3', '', '']);
  expect(isbnWithReissue('9780061120084', 12)).toBe('9780061120084 R12');
  expect(isbnWithReissue('9780061120084', 0)).toBe('9780061120084');
});

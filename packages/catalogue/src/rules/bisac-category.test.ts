import { expect, test } from 'vitest';
import { joinBisacCategory, splitBisacCategory } from './bisac-category.ts';

test.each([
  ['##FICTION / Literary|FICTION / Classics', ['FICTION / Literary', 'FICTION / Classics']],
  ['FICTION / Classics | ##FICTION / Literary', ['FICTION / Literary', 'FICTION / Classics']],
  ['FICTION / Literary##|FICTION / Classics', ['FICTION / Literary', 'FICTION / Classics']],
  ['FICTION / Literary', ['FICTION / Literary']],
  ['|##||FICTION / Literary|', ['FICTION / Literary']],
  ['', []],
  [null, []],
])('%j is split into %j', (category, expected) => {
  expect(splitBisacCategory(category)).toEqual(expected);
});

test('a joined category is split again', () => {
  const texts = ['FICTION / Literary', 'FICTION / Classics', 'FICTION / Legal'];
  expect(splitBisacCategory(joinBisacCategory(texts))).toEqual(texts);
  expect(joinBisacCategory([])).toBe('');
});

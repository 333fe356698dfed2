import { expect, test } from 'vitest';
import { fitWidths } from './fit-widths.ts';

const columns = [
  { name: 'isbn', width: 150 },
  { name: 'title', width: 300, minimumWidth: 150 },
  { name: 'author', width: 200, minimumWidth: 150 },
];

test('keeps widths while the available width is unknown', () => {
  expect(fitWidths(columns, 0, {})).toEqual({ isbn: 150, title: 300, author: 200 });
});

test('distributes spare width in proportion; a fixed column stays', () => {
  expect(fitWidths(columns, 900, {})).toEqual({ isbn: 150, title: 450, author: 300 });
});

test('reduces widths in proportion to their space above the minimum', () => {
  expect(fitWidths(columns, 550, {})).toEqual({ isbn: 150, title: 225, author: 175 });
});

test('keeps preferred widths if not even the minimum ones fit', () => {
  expect(fitWidths(columns, 450, {})).toEqual({ isbn: 150, title: 150, author: 150 });
  expect(fitWidths(columns, 449, {})).toEqual({ isbn: 150, title: 300, author: 200 });
});

test('keeps a chosen width, and fits the others around it', () => {
  expect(fitWidths(columns, 900, { title: 100 })).toEqual({ isbn: 150, title: 100, author: 650 });
});

test.each([651, 653, 997])('is exact to the pixel at %i', (available) => {
  const widths = Object.values(fitWidths(columns, available, {}));
  expect(widths.reduce((sum, width) => sum + width, 0)).toBe(available);
});

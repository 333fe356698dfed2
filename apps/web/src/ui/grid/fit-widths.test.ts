import { expect, test } from 'vitest';
import type { ColumnSize } from './column-widths.ts';
import { fitWidths } from './fit-widths.ts';

const size = (name: string, width: number, comfortableWidth = width, minimumWidth = comfortableWidth): ColumnSize => ({
  name,
  width,
  comfortableWidth,
  minimumWidth,
  canGrow: minimumWidth < width,
});
const columns = [size('isbn', 150), size('title', 300, 275, 150), size('author', 200, 150), size('editor', 100, 75)];

test('keeps widths while the available width is unknown', () => {
  expect(fitWidths(columns, 0, {})).toEqual({ isbn: 150, title: 300, author: 200, editor: 100 });
});

test('distributes spare width over texts in proportion; other columns stay', () => {
  expect(fitWidths(columns, 1050, {})).toEqual({ isbn: 150, title: 450, author: 300, editor: 150 });
});

test('reduces widths in proportion to their comfortable widths, then to their minimum widths', () => {
  expect(fitWidths(columns, 710, {})).toEqual({ isbn: 150, title: 290, author: 180, editor: 90 });
  expect(fitWidths(columns, 600, {})).toEqual({ isbn: 150, title: 225, author: 150, editor: 75 });
});

test('has comfortable widths if not even the minimum ones fit', () => {
  expect(fitWidths(columns, 525, {})).toEqual({ isbn: 150, title: 150, author: 150, editor: 75 });
  expect(fitWidths(columns, 524, {})).toEqual({ isbn: 150, title: 275, author: 150, editor: 75 });
});

test('keeps a chosen width, and fits the others around it', () => {
  expect(fitWidths(columns, 1000, { title: 100 })).toEqual({ isbn: 150, title: 100, author: 500, editor: 250 });
  expect(fitWidths(columns, 1000, { title: 600 })).toEqual({ isbn: 150, title: 600, author: 167, editor: 83 });
});

test.each([651, 653, 997])('is exact to the pixel at %i', (available) => {
  const widths = Object.values(fitWidths(columns, available, {}));
  expect(widths.reduce((sum, width) => sum + width, 0)).toBe(available);
});

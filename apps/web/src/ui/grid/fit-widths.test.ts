import { expect, test } from 'vitest';
import { fitWidths } from './fit-widths.ts';

const columns = [
  { name: 'isbn', width: 150 },
  { name: 'title', width: 300, minimumWidth: 150 },
  { name: 'author', width: 200, minimumWidth: 150 },
];

test('leaves widths as they are while the place is not known', () => {
  expect(fitWidths(columns, 0, {})).toEqual({ isbn: 150, title: 300, author: 200 });
});

test('shares what is left over by width; a fixed column stays', () => {
  expect(fitWidths(columns, 900, {})).toEqual({ isbn: 150, title: 450, author: 300 });
});

test('shares what is missing by the room there is', () => {
  expect(fitWidths(columns, 550, {})).toEqual({ isbn: 150, title: 225, author: 175 });
});

test('keeps the widths that read well where not even the least ones fit: the grid scrolls then', () => {
  expect(fitWidths(columns, 450, {})).toEqual({ isbn: 150, title: 150, author: 150 });
  expect(fitWidths(columns, 449, {})).toEqual({ isbn: 150, title: 300, author: 200 });
});

test('leaves a chosen width alone, and fits the others around it', () => {
  expect(fitWidths(columns, 900, { title: 100 })).toEqual({ isbn: 150, title: 100, author: 650 });
});

test.each([651, 653, 997])('comes out to the pixel at %i', (available) => {
  const widths = Object.values(fitWidths(columns, available, {}));
  expect(widths.reduce((sum, width) => sum + width, 0)).toBe(available);
});

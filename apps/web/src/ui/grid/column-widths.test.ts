import { expect, test } from 'vitest';
import { columnSize } from './column-widths.ts';
import type { GridColumn } from './grid-column.ts';

interface Title {
  readonly isbn: string;
  readonly name: string;
  readonly date: string | null;
  readonly units: number | null;
}

const title = (part: Partial<Title>): Title => ({ isbn: '9780062040800', name: '', date: null, units: null, ...part });
const isbn: GridColumn<Title> = { name: 'isbn', label: 'ISBN', type: 'text', isFixed: true, value: (row) => row.isbn };
const name: GridColumn<Title> = { name: 'name', label: 'Title', type: 'text', value: (row) => row.name };
const date: GridColumn<Title> = { name: 'date', label: 'On Sale Date', type: 'date', value: (row) => row.date };
const units: GridColumn<Title> = { name: 'units', label: 'LTD Net', type: 'number', value: (row) => row.units };

const size = (column: GridColumn<Title>, rows: readonly Title[], wrapsText = false) =>
  columnSize(column, rows, wrapsText);

test('a fixed column is as wide as the longest text of all rows, and does not shrink', () => {
  const rows = Array.from({ length: 2000 }, () => title({}));
  const plain = size(isbn, rows);
  expect(plain.minimumWidth).toBe(plain.width);
  rows[1777] = title({ isbn: '9780062040800 R3' });
  expect(size(isbn, rows).width).toBeGreaterThan(plain.width + 15);
});

test('a date column fits the longest date, whatever dates its rows have', () => {
  const { width, minimumWidth } = size(date, [title({ date: '2024-01-01T00:00:00' })]);
  // '12/28/2027' is 70 px wide in the browser, and a cell has 12 px of padding.
  expect(width).toBeGreaterThanOrEqual(82);
  expect(width).toBeLessThan(95);
  expect(minimumWidth).toBe(width);
});

test('a number column fits its greatest and its smallest number', () => {
  const rows = Array.from({ length: 2000 }, () => title({ units: 1 }));
  const { width } = size(units, rows);
  rows[1001] = title({ units: 123_456_789_012 });
  expect(size(units, rows).width).toBeGreaterThan(width);
  rows[1001] = title({ units: -123_456_789_012 });
  expect(size(units, rows).width).toBeGreaterThan(width);
});

test('a text column shows nine of ten texts in full; a single long one does not widen it', () => {
  const rows = Array.from({ length: 20 }, (_, index) => title({ name: `A title ${String.fromCharCode(65 + index)}` }));
  const { width } = size(name, rows);
  rows[3] = title({ name: 'A title that is far longer than all others, and than any column should be' });
  expect(size(name, rows).width).toBeLessThan(width + 5);
});

test('a column is never narrower than its label on two lines', () => {
  const code = { ...name, label: 'Sales & Marketing Code' };
  const { minimumWidth } = size(code, [title({ name: 'AV' })]);
  // 'Marketing Code' is 88 px wide in the browser.
  expect(minimumWidth).toBeGreaterThanOrEqual(100);
  expect(minimumWidth).toBeLessThan(125);
});

test('the main text shows three of four texts if room is missing, and three of five at least', () => {
  const rows = Array.from({ length: 40 }, (_, index) => title({ name: `A title ${'w'.repeat((index % 8) * 3)}` }));
  const widthOf = (letters: number) =>
    size({ ...name, width: undefined }, [title({ name: `A title ${'w'.repeat(letters)}` })]).width;
  const { width, comfortableWidth, minimumWidth } = size({ ...name, isMain: true }, rows);
  // Of eight different titles the longest shown are the eighth, the sixth and the fifth.
  expect([width, comfortableWidth, minimumWidth]).toEqual([widthOf(21), widthOf(15), widthOf(12)]);
});

test('other texts shrink to 110 px, and to 58 px so that all columns fit; short ones not below their content', () => {
  const rows = Array.from({ length: 40 }, () => title({ name: 'A description that is quite long' }));
  expect(size(name, rows)).toMatchObject({ comfortableWidth: 110, minimumWidth: 58 });
  const short = size(name, [title({ name: 'Paperback' })]);
  expect(short.comfortableWidth).toBe(short.width);
});

test.each(['0062040804', '006204080X', '9780062040800', '012345678905'])(
  'a column of identifiers such as %s is never cut',
  (ean) => {
    const column = { ...name, label: 'Other' };
    const { width, minimumWidth } = size(column, [title({ name: ean }), title({ name: '' })]);
    expect(minimumWidth).toBe(width);
    expect(width).toBeGreaterThan(ean.length * 7);
    expect(size(column, [title({ name: `${ean} and ${ean}` })]).minimumWidth).toBeLessThan(width);
  },
);

test('a wrapped text is at least as wide as its longest word', () => {
  const rows = [title({ name: 'The Autobiographicalness of a Duke' })];
  expect(size(name, rows, true).minimumWidth).toBeGreaterThan(size(name, rows).minimumWidth + 50);
});

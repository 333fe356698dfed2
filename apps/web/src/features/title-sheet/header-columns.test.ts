import { expect, test } from 'vitest';
import { headerColumns } from './header-columns.ts';

const group = (name: string, count: number) => ({
  name,
  label: name,
  facts: Array.from({ length: count }, (_, index) => ({
    kind: 'fact' as const,
    name: `${name}${index}`,
    fields: [],
    label: name,
    pieces: [],
    isBlank: false,
  })),
});
const namesOf = (columns: readonly (readonly { name: string }[])[]) =>
  columns.map((column) => column.map(({ name }) => name));

test('prices and dates are on the left, the classification beside them, the rest where there is room', () => {
  const groups = [
    group('numbers', 1),
    group('prices', 2),
    group('dates', 6),
    group('classification', 8),
    group('make', 6),
    group('onix', 2),
  ];
  expect(namesOf(headerColumns(groups))).toEqual([
    ['prices', 'dates'],
    ['classification'],
    ['make', 'onix', 'numbers'],
  ]);
});

test('the columns have similar heights', () => {
  const groups = [
    group('prices', 2),
    group('dates', 5),
    group('classification', 4),
    group('make', 3),
    group('bible', 7),
    group('onix', 2),
  ];
  expect(namesOf(headerColumns(groups))).toEqual([
    ['prices', 'dates'],
    ['classification', 'make'],
    ['bible', 'onix'],
  ]);
});

test('a column without groups is omitted', () => {
  expect(namesOf(headerColumns([group('classification', 2)]))).toEqual([['classification']]);
});

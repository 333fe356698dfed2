import { expect, test } from 'vitest';
import { findMutants } from './find-mutants.ts';

const mutated = (text: string) =>
  findMutants('a.ts', text).map(({ start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end));

test('operators, fields and literals of tables are changed one at a time', () => {
  expect(mutated('const a = b.price > 0 && c;')).toEqual([
    'const a = b.canadianPrice > 0 && c;',
    'const a = b.price >= 0 && c;',
    'const a = b.price > 0 || c;',
  ]);
  expect(mutated("const a = { label: 'Price', shown: true, max: 3 };")).toEqual([
    'const a = { label: "Price~", shown: true, max: 3 };',
    "const a = { label: 'Price', shown: false, max: 3 };",
    "const a = { label: 'Price', shown: true, max: 4 };",
  ]);
  expect(mutated("import { a } from 'price';")).toEqual([]);
  expect(mutated('const text = words.toString();')).toEqual([]);
});

test('statements that only call, conditions and orders are left out one at a time', () => {
  expect(mutated('if (isLeft) await close(1);')).toEqual(['if (isLeft) ;']);
  expect(mutated('stop();')).toEqual([';']);
  expect(mutated('const last = all.filter(isOpen).reverse()[0];')).toEqual([
    'const last = all.reverse()[0];',
    'const last = all.filter(isOpen)[0];',
  ]);
  expect(mutated('const shown = all.map(textOf);')).toEqual([]);
});

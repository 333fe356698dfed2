import { expect, test } from 'vitest';
import { byName } from './by-name.ts';
import { required } from './required.ts';

test('returns every value but null and undefined, whose error names what is missing', () => {
  expect([0, '', false].map((value) => required(value, 'value'))).toEqual([0, '', false]);
  expect(() => required(null, 'the price')).toThrow('the price is missing');
  expect(() => required(undefined, 'the price')).toThrow('the price is missing');
});

test('finds an entry of a table by its name', () => {
  const entries = [
    { name: 'us', number: 1 },
    { name: 'ca', number: 2 },
  ] as const;
  expect(byName(entries, 'ca').number).toBe(2);
});

import { expect, test } from 'vitest';
import { shuffled } from './shuffled.ts';

const letters = ['a', 'b', 'c', 'd', 'e'];

test('a seed gives one order with each member once, another seed another one', () => {
  const numbers = Array.from({ length: 1_000 }, (_, index) => index);
  expect(shuffled(numbers, 51)).toEqual(shuffled(numbers, 51));
  expect(shuffled(numbers, 51)).not.toEqual(shuffled(numbers, 52));
  expect(shuffled(numbers, 51).toSorted((a, b) => a - b)).toEqual(numbers);
  expect(shuffled([], 51)).toEqual([]);
});

test('over a thousand seeds each member is first about as often', () => {
  const firsts = Array.from({ length: 1_000 }, (_, index) => shuffled(letters, index + 1)[0]);
  for (const letter of letters) {
    const times = firsts.filter((first) => first === letter).length;
    expect(times).toBeGreaterThan(150);
    expect(times).toBeLessThan(250);
  }
});

test.each([0, -1, 1.5, Number.NaN, 2_147_483_647])(
  'the seed %s, which would give no random order, is refused',
  (seed) => {
    expect(() => shuffled(letters, seed)).toThrow('The seed must be a whole number from 1 to 2147483646.');
  },
);

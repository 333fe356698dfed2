import { expect, test } from 'vitest';
import { retiredAttributeNumbers, searchAttributes } from './search-attributes.ts';

test('each search attribute has a number of its own, and none that an earlier one had', () => {
  const numbers = searchAttributes.map(({ number }) => number as number);
  const isTaken = (number: number, index: number) => numbers.indexOf(number) !== index;
  expect(numbers.filter((number, index) => isTaken(number, index) || retiredAttributeNumbers.includes(number))).toEqual(
    [],
  );
});

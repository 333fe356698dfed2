import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderOf, orderOfTexts, ranksOf, ranksOfNumbers } from './text-ranks.ts';

const compare = (a: string, b: string) => (a < b ? -1 : Number(a !== b));

/** Ranks as anybody would find them. */
function naiveRanks<Value>(values: readonly Value[], order: (a: Value, b: Value) => number): number[] {
  const different = [...new Set(values)].sort(order);
  return values.map((value) => different.indexOf(value));
}

// Few letters, among them one beyond Latin, so that texts begin alike, contain each other and are equal.
const letters = fc.constantFrom('a', 'b', ' ', 'é', '\ud7ff');
const text = fc.oneof(fc.string({ unit: letters, maxLength: 24 }), fc.constant('the house of the seven gables'));

test('texts are ranked by code unit, however alike they begin', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 200 }), fc.constantFrom('', 'the ', 'a'.repeat(30)), (ends, beginning) => {
      const texts = ends.map((end) => beginning + end);
      expect([...ranksOf(texts)]).toEqual(naiveRanks(texts, compare));
      // The later of two that are equal stands first.
      const places = [...texts.keys()].sort((a, b) => compare(texts[a]!, texts[b]!) || b - a);
      expect([...orderOfTexts(texts, (a, b) => b - a)]).toEqual(places);
    }),
  );
});

test('many different letters are ranked too, and so are two thousand texts', () => {
  const texts = Array.from(
    { length: 2_000 },
    (_, at) => `the ${String.fromCharCode(0x21 + ((at * 7_919) % 0xd000))}${at % 50}`,
  );
  expect([...ranksOf(texts)]).toEqual(naiveRanks(texts, compare));
});

test('numbers are ranked by size', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 50 }), (numbers) => {
      expect([...ranksOfNumbers(Float64Array.from(numbers))]).toEqual(naiveRanks(numbers, (a, b) => a - b));
    }),
  );
});

test('places stand in the order of their ranks, ties as they are told to', () => {
  expect([...orderOf(Uint32Array.from([2, 0, 2, 1, 0]), (a, b) => b - a)]).toEqual([4, 1, 3, 2, 0]);
  expect([...orderOf(new Uint32Array(0), () => 0)]).toEqual([]);
});

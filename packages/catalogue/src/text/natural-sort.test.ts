import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareNaturally, naturalSortKey } from './natural-sort.ts';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const between = (first: number, last: number) =>
  fc
    .integer({ min: first, max: last })
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /\p{Assigned}/u.test(character));

/** Code-point order, as of `collate "C"` for UTF-8. */
const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

function expectSameOrder(a: string, b: string) {
  const wanted = Math.sign(collator.compare(a, b));
  expect(Math.sign(compareNaturally(a, b)), JSON.stringify([a, b])).toBe(wanted);
  expect(Math.sign(byBytes(naturalSortKey(a), naturalSortKey(b))), JSON.stringify([a, b])).toBe(wanted);
}

test('sorts titles in natural order', () => {
  const titles = ['Vol 10', 'the End', 'Vol 2', 'Émile', 'Vol 002a', 'A Tale', 'Emma', '“Quoted”', 'Zoë', '1984', '42'];
  expect(titles.toSorted(compareNaturally)).toEqual([
    '“Quoted”',
    '42',
    '1984',
    'A Tale',
    'Émile',
    'Emma',
    'the End',
    'Vol 2',
    'Vol 002a',
    'Vol 10',
    'Zoë',
  ]);
});

test('texts that differ only in case or accents have the same key', () => {
  expect(naturalSortKey('ÉMILE Æsop straße')).toBe(naturalSortKey('emile aesop strasse'));
});

test('many combining marks after a letter take linear time', () => {
  const start = process.cpuUsage();
  expect(naturalSortKey(`e${'\u0301\u0327'.repeat(50_000)}`)).toBe(naturalSortKey('e'));
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
});

describe('has the order of Intl.Collator for', () => {
  const alphabets: [string, fc.Arbitrary<string>][] = [
    ['ASCII', between(0x20, 0x7e)],
    ['few letters, so that prefixes meet', fc.constantFrom(...'aAáäæeœbß 019-\u00ad\u0301')],
    ['Latin', between(0x00, 0x24f)],
    ['Latin beyond', between(0x1e00, 0x1eff)],
    ['Greek', fc.oneof(between(0x384, 0x3ff), between(0x1f00, 0x1fbc))],
    ['Cyrillic', between(0x400, 0x52f)],
    ['Hebrew', between(0x5d0, 0x5ea)],
    ['Arabic', between(0x621, 0x64a)],
    ['punctuation and symbols', fc.oneof(between(0x20, 0x40), between(0x2000, 0x206f), between(0x20a0, 0x23ff))],
    ['numbers in all their shapes', fc.constantFrom(...'0123456789²³½¾①⑳Ⅳ٣٧९Ⅷ０９ .,')],
    ['kana', between(0x3041, 0x3096)],
    ['Hangul', between(0xac00, 0xd7a3)],
  ];

  test.each(['', 'a', 'z', '1', ' '])('every single character after %j', (before) => {
    const ranges = [
      [0x0, 0x24f],
      [0x384, 0x52f],
      [0x5d0, 0x64a],
      [0x1e00, 0x206f],
      [0x20a0, 0x23ff],
      [0x3041, 0x3096],
    ] as const;
    const characters = ranges
      .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
      .map((code) => String.fromCodePoint(code))
      .filter((character) => /\p{Assigned}/u.test(character));
    expect(characters.length).toBeGreaterThan(2500);
    for (const after of ['', 'a', 'z', '0', ' ']) {
      // A sorted list has the same order if all pairs of neighbours have it.
      const sorted = characters.map((character) => before + character + after).sort(collator.compare);
      for (let index = 1; index < sorted.length; index += 1) expectSameOrder(sorted[index - 1]!, sorted[index]!);
    }
  });

  test.each(alphabets)('%s', (_, character) => {
    const text = fc.string({
      unit: fc.oneof({ weight: 3, arbitrary: character }, fc.constantFrom(...'a 1')),
      maxLength: 12,
    });
    fc.assert(fc.property(text, text, expectSameOrder), { numRuns: 4000 });
  });

  test('texts with a common prefix', () => {
    const any = fc.string({ unit: fc.oneof(...alphabets.map(([, character]) => character)), maxLength: 6 });
    fc.assert(
      fc.property(any, any, any, (start, a, b) => expectSameOrder(start + a, start + b)),
      { numRuns: 4000 },
    );
  });

  test('the middle dot after an l, which is part of the letter in Catalan', () => {
    for (const other of ['la·0', 'l0', 'lm', 'l-', 'm']) {
      expectSameOrder('l·la', other);
      expectSameOrder('L·', other);
    }
  });

  test('numbers of any length', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0129'), minLength: 1, maxLength: 600 });
    fc.assert(
      fc.property(digits, digits, (a, b) => expectSameOrder(`Vol ${a} end`, `Vol ${b}`)),
      { numRuns: 500 },
    );
  });
});

test('keys have no characters that a text column rejects or that UTF-16 orders differently', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(naturalSortKey(text)).toMatch(/^[\u0021-\ud7ff]*$/);
    }),
  );
});

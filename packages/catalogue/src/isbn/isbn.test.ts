import fc from 'fast-check';
import isbn3 from 'isbn3';
import { describe, expect, test } from 'vitest';
import {
  isbnSearchPrefix,
  isIsbn10,
  isIsbn13,
  likelyIsbn13,
  nearIsbns,
  normalizeIsbn,
  readIsbn13,
  toIsbn10,
  toIsbn13,
} from './isbn.ts';

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((list) => list.join(''));

describe('normalizeIsbn', () => {
  test.each([
    ['978-0-06-112008-4', '9780061120084'],
    [' 978 0 06 112008 4\t', '9780061120084'],
    ['978–0–06–112008–4', '9780061120084'],
    ['978\u20110\u00ad06\u00a0112008\u200b4', '9780061120084'],
    ['0-8044-2957-x', '080442957X'],
    ['', ''],
  ])('%j is read as %j', (text, expected) => {
    expect(normalizeIsbn(text)).toBe(expected);
  });
});

describe('readIsbn13', () => {
  test.each([
    ['978-0-06-112008-4', '9780061120084'],
    ['0-06-112008-1', '9780061120084'],
    ['0-06-112008-2', null],
    ['9780061120085', null],
    ['lantern', null],
  ])('%j names %j', (text, expected) => {
    expect(readIsbn13(text)).toBe(expected);
  });
});

describe('check digits', () => {
  test.each(['9780061120084', '9791032705490', '9780000000002'])('%s is an ISBN-13', (isbn) => {
    expect(isIsbn13(isbn)).toBe(true);
  });

  test.each([
    ['a wrong check digit', '9780061120085'],
    ['another prefix, though its check digit is right', '9770061120085'],
    ['printed music', '9790260000438'],
    ['twelve digits', '978006112008'],
    ['hyphens', '978-0-06-112008-4'],
    ['thirteen zeros', '0000000000000'],
    ['digits of another script', '٩٧٨٠٠٦١١٢٠٠٨٤'],
  ])('no ISBN-13: %s', (_, text) => {
    expect(isIsbn13(text)).toBe(false);
  });

  test.each([
    ['0061120081', true],
    ['080442957X', true],
    ['0804429579', false],
    ['080442957x', false],
    ['0-06-112008-1', false],
    ['006112008', false],
  ])('%s as an ISBN-10: %s', (text, expected) => {
    expect(isIsbn10(text)).toBe(expected);
  });
});

describe('conversion', () => {
  test('returns the other form, with or without hyphens in the input', () => {
    expect(toIsbn13('0-06-112008-1')).toBe('9780061120084');
    expect(toIsbn13('080442957x')).toBe('9780804429573');
    expect(toIsbn10('978-0-8044-2957-3')).toBe('080442957X');
  });

  test('returns null if there is no other form', () => {
    expect(toIsbn10('9791032705490')).toBeNull();
    expect(toIsbn10('9780061120085')).toBeNull();
    expect(toIsbn13('0061120082')).toBeNull();
    expect(toIsbn13('9780061120084')).toBeNull();
  });

  test('agrees with the tables of the ISBN agency for all numbers in their ranges', () => {
    fc.assert(
      fc.property(digits(9), fc.constantFrom(...'0123456789X'), (nine, last) => {
        const isbn10 = nine + last;
        const known = isbn3.parse(isbn10);
        if (known) {
          expect(toIsbn13(isbn10)).toBe(isbn3.asIsbn13(isbn10));
          expect(toIsbn10(known.isbn13)).toBe(isbn3.asIsbn10(known.isbn13));
        }
        const converted = toIsbn13(isbn10);
        expect(converted !== null).toBe(isIsbn10(isbn10));
        if (converted !== null) expect([isIsbn13(converted), toIsbn10(converted)]).toEqual([true, isbn10]);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('isbnSearchPrefix', () => {
  test.each([
    ['978-0-06-112008-4', '9780061120084'],
    ['0-06-112008-1', '9780061120084'],
    ['080442957x', '9780804429573'],
    ['97800', '97800'],
    ['978 0 06', '978006'],
    ['0061120082', '0061120082'],
    ['9', '9'],
  ])('%s looks up %s', (text, expected) => {
    expect(isbnSearchPrefix(text)).toBe(expected);
  });

  test('reads ten digits that start with 978 as a prefix even if they are a valid ISBN-10', () => {
    expect(isIsbn10('9780061002')).toBe(true);
    expect(isbnSearchPrefix('9780061002')).toBe('9780061002');
  });

  test.each(['', '   ', 'Mockingbird', '97800X', '080442957Y', '97800611200841', '978_', '978%'])(
    '%j is no beginning of an ISBN',
    (text) => {
      expect(isbnSearchPrefix(text)).toBeNull();
    },
  );
});

test('thirteen digits with a wrong check digit name the ISBN that was probably meant [LIST-78]', () => {
  expect(likelyIsbn13('9780062040801')).toBe('9780062040800');
  expect(likelyIsbn13('9780062040800')).toBeNull();
  expect(likelyIsbn13('0000000000017')).toBeNull();
  expect(likelyIsbn13('978006204080')).toBeNull();
});

describe('ISBNs near a wrong one', () => {
  test('begin with another check digit', () => {
    expect(nearIsbns('9780306406158')[0]).toBe('9780306406157');
    expect(nearIsbns('0306406153')[0]).toBe('9780306406157');
  });

  test.each([
    ['the first digits after the prefix exchanged', '9783006406157'],
    ['digits in the middle exchanged', '9780306046157'],
    ['the last two digits exchanged', '9780306406175'],
    ['one other digit in the middle', '9780306506157'],
    ['another first digit after the prefix', '9781306406157'],
  ])('have the meant one: %s', (_, typed) => {
    const near = nearIsbns(typed);
    expect(near).toContain('9780306406157');
    expect(near.every((isbn) => isbn.length === 13)).toBe(true);
    expect(new Set(near).size).toBe(near.length);
  });

  test('are none of a valid number, or of one that is no ISBN in form', () => {
    expect(nearIsbns('9780306406157')).toEqual([]);
    expect(nearIsbns('0306406152')).toEqual([]);
    expect(nearIsbns('978030640615')).toEqual([]);
  });
});

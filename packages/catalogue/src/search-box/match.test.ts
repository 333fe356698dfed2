import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxTexts, boxWords, boxWordsText, parseBoxWords } from './box-words.ts';
import { exactMatch, similarMatch } from './match.ts';
import { boxQuery } from './typed-query.ts';
import { typosBetween } from './typos.ts';

const title = {
  bar: {
    title: 'The Moose Who Painted the Moon',
    longSubtitle: 'A Bedtime Story',
    seriesName: 'Harbour Mysteries',
    furtherSeries: ['Reading Circle (3)'],
    author1: 'O’Brien, Jill',
    translator: 'García Márquez, Ana',
    imprintDesc: 'Harbourline',
  },
  sheet: {
    editorial: {
      people: [{ name: 'Rowling, J.K.', role: 'Preface', biography: null, roles: 'A15', isCredited: true }],
    },
  },
  stored: {},
};
const own = boxWords(boxTexts(title));
const exact = (typed: string) => exactMatch(boxQuery(typed), own)?.place ?? null;
const similar = (typed: string) => {
  const match = similarMatch(boxQuery(typed), own);
  return match && `${match.place} ${match.typos}`;
};

describe('exact hits', () => {
  test.each([
    ['the moose who painted the moon', 'exactTitle'],
    ['Moose Who Painted the Moon', 'exactTitle'],
    ['moose who painted the moo', 'titleStart'],
    ['moose', 'titleStart'],
    ['moose paint', 'title'],
    ['moon painted moose', 'title'],
    ['who moose', 'title'],
    ['obrien', 'people'],
    ["o'brien moose", 'people'],
    ['jk rowling', 'people'],
    ['marquez ana', 'people'],
    ['moose bedtime', 'elsewhere'],
    ['harbour reading circle', 'elsewhere'],
    ['harbourline obrien', 'elsewhere'],
    ['moos painted', null],
    ['moose moose moose', 'title'],
    ['tiger', null],
    ['', null],
  ])('%j is found as %s [BOX-01, BOX-02, BOX-14]', (typed, place) => {
    expect(exact(typed)).toBe(place);
  });
});

describe('similar titles', () => {
  test.each([
    ['mose', 'titleStart 1'],
    ['mooes', 'titleStart 1'],
    ['noose', 'titleStart 1'],
    ['moose panited', 'title 1'],
    ['moose who panited the moon', 'exactTitle 1'],
    ['moose who painted the moan', null],
    ['pianted mouse', 'title 2'],
    ['marquz', 'people 1'],
    ['mysteris', 'elsewhere 1'],
    ['msteris', 'elsewhere 2'],
    ['myst3ries', null],
    ['moosewho', 'titleStart 1'],
    ['moo se', 'titleStart 1'],
    ['bed time', 'elsewhere 1'],
    ['mooon', 'title 1'],
    ['moom', null],
    ['pantde', null],
    ['moose', null],
  ])('%j is similar as %s [BOX-11, BOX-13]', (typed, match) => {
    expect(similar(typed)).toBe(match);
  });
});

test('a letter more of the true title never loses it [BOX-21]', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abé -\'’&.,:Jß1ñ"'), minLength: 1, maxLength: 25 });
  fc.assert(
    fc.property(letters, (text) => {
      const words = boxWords({ title: text, people: [], series: [], subtitle: null, imprint: null });
      for (let length = 1; length <= text.length; length += 1) {
        const query = boxQuery(text.slice(0, length));
        if (query.words.length > 0) expect(exactMatch(query, words), text.slice(0, length)).not.toBeNull();
      }
      const whole = boxQuery(text);
      if (whole.words.length > 0) expect(exactMatch(whole, words)?.place).toBe('exactTitle');
    }),
    { numRuns: 5_000 },
  );
});

test('words are stored as one text', () => {
  expect(parseBoxWords(boxWordsText(own))).toEqual(own);
  const empty = { title: [], titleFurther: [], people: [], elsewhere: [] };
  expect(parseBoxWords(boxWordsText(empty))).toEqual(empty);
  expect(parseBoxWords('')).toEqual(empty);
});

test.each([
  ['lantern', 'lantern', 0],
  ['lanten', 'lantern', 1],
  ['lantren', 'lantern', 1],
  ['antern', 'lantern', 1],
  ['lxntern', 'lantern', 1],
  ['laantern', 'lantern', 1],
  ['letters', 'lantern', 3],
  ['ca', 'abc', 3],
  ['', 'abc', 3],
])('%j and %j have %i typos', (typed, found, typos) => {
  expect(typosBetween(typed, found, false)).toBe(typos);
});

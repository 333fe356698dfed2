import { expect, test } from 'vitest';
import { goldenLines } from './golden-sheet.ts';

/** Fields with few possible values, and the bars of the ISBN line. */
const fewValues =
  /^(bar\.(zeroPriceInd|redLetter|thumbIndexed|excludedFromONIX|isAudio)|.*\.(isCredited|isModel|hasContactInfo))$/;

test('no two fields have the same value, so that an exchange is noticed', () => {
  const values = goldenLines
    .filter(({ path, value }) => value !== undefined && !fewValues.test(path))
    .map(({ value }) => JSON.stringify(value));
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

test('every field has a value', () => {
  const parents = new Set(goldenLines.map(({ path }) => path.replace(/[.:]\w+$/, '')));
  const lacking = goldenLines.filter(
    ({ path, value }) => value === undefined && !path.includes(':') && !parents.has(path),
  );
  expect(lacking.map(({ path }) => path)).toEqual([]);
});

import { expect, test } from 'vitest';
import { ages, ageValue, hqnaUpperAges, isOpenEndedAge, upperAgesFrom } from './ages.ts';

test('the lists have the ages of the requirements, in order', () => {
  expect(ages.join(' ')).toBe(
    'Nwbrn 1 2 3 4 5 6 7 8 9 10 11 12 13 1up 2up 3up 4up 5up 6up 7up 8up 9up 10up 11up 12up 13up 14up 15up 16up Adult All',
  );
  expect(hqnaUpperAges.join(' ')).toBe('1 2 3 4 5 6 7 8 9 10 11 12 13 14 15');
});

test('every age has a numeric value', () => {
  expect(['Nwbrn', '7', '13', '8up', 'Adult', 'All'].map(ageValue)).toEqual([0, 7, 13, 8, 18, 99]);
  expect(ages.every((age) => ageValue(age) !== null)).toBe(true);
  expect(['', 'up', '8 up', 'adult', null].map(ageValue)).toEqual([null, null, null, null, null]);
});

test('an open-ended lower age allows no upper age', () => {
  for (const lower of ['8up', 'Adult', 'All']) {
    expect(isOpenEndedAge(lower)).toBe(true);
    expect(upperAgesFrom(lower, ages)).toEqual([]);
  }
  expect(['8', 'Nwbrn', '', null].map(isOpenEndedAge)).toEqual([false, false, false, false]);
});

test('other lower ages allow the upper ages from them on', () => {
  expect(upperAgesFrom('12', hqnaUpperAges)).toEqual(['12', '13', '14', '15']);
  const fromTwelve = ['12', '13', '12up', '13up', '14up', '15up', '16up', 'Adult', 'All'];
  expect(upperAgesFrom('12', ages)).toEqual(fromTwelve);
  expect(upperAgesFrom('Nwbrn', ages)).toEqual(ages);
  expect(upperAgesFrom('', ages)).toEqual(ages);
});

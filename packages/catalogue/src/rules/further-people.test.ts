import { expect, test } from 'vitest';
import { furtherPeople } from './further-people.ts';

const people = (...names: string[]) => ({ editorial: { people: names.map((name) => ({ name })) } });

test('further people are all but the first author, each once, those of the title bar first', () => {
  const bar = { author1: 'Bee, Ann ', author2: 'Dee, Carla' };
  const sheet = people('Bee, Ann', 'Cee, Bob', ' Dee, Carla', 'Eff, Dan', 'Cee, Bob');
  expect(furtherPeople({ bar, stored: { artist2: 'Eff, Dan' }, sheet })).toEqual([
    'Dee, Carla',
    'Eff, Dan',
    'Cee, Bob',
  ]);
});

test('a title without a list of people has those of the title bar', () => {
  expect(furtherPeople({ bar: { author1: 'Bee, Ann', author2: null }, stored: {}, sheet: {} })).toEqual([]);
  expect(furtherPeople({ bar: { author2: 'Dee, Carla' }, stored: { artist2: ' ' }, sheet: {} })).toEqual([
    'Dee, Carla',
  ]);
});

test('translators and readers, of whom one field has several', () => {
  const bar = { author1: 'Bee, Ann', translator: 'Berg, Ida; Roselli, Max', reader: 'Bee, Ann ;Cole, Jo' };
  expect(furtherPeople({ bar, stored: {}, sheet: { editorial: { people: [{ name: 'Roselli, Max' }] } } })).toEqual([
    'Roselli, Max',
    'Berg, Ida',
    'Cole, Jo',
  ]);
});

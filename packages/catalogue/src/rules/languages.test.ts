import { expect, test } from 'vitest';
import { languageName, languageOfCode, languageOfName } from './languages.ts';

test.each([
  ['tgl', 'Tagalog', 'tgl'],
  ['tl', 'Tagalog', 'tgl'],
  ['fil', 'Filipino', 'fil'],
  ['twi', 'Twi', 'twi'],
  ['tw', 'Twi', 'twi'],
  ['aka', 'Akan', 'aka'],
  ['ak', 'Akan', 'aka'],
  ['fat', 'Fanti', 'fat'],
  ['SGN', 'Sign languages', 'sgn'],
  ['ase', 'American Sign Language', 'ase'],
  ['cel', 'Celtic languages', 'cel'],
  ['deu', 'German', 'ger'],
])('%s is %s, which is found under %s [FORMAT-24]', (code, name, canonical) => {
  expect(languageName(code)).toBe(name);
  expect(languageOfCode(code)).toBe(canonical);
});

test.each([
  ['Tagalog', 'tgl'],
  ['Filipino', 'fil'],
  ['Twi', 'twi'],
  ['sign languages', 'sgn'],
])('%s in words is %s [FORMAT-24]', (name, code) => {
  expect(languageOfName(name)).toBe(code);
});

test('an undetermined language has no name', () => {
  expect(languageName('und')).toBeUndefined();
});

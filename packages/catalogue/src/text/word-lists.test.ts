import { expect, test } from 'vitest';
import { joinWords, splitWords } from './word-lists.ts';

test.each<[string, string[]]>([
  ['sea, lighthouse', ['sea', 'lighthouse']],
  ['Dickens, Charles; London', ['Dickens, Charles', 'London']],
  ['Dickens, Charles;', ['Dickens, Charles']],
  [' a ;; b  c ', ['a', 'b c']],
  ['', []],
])('%j is split into %j', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

test.each([
  [['sea', 'lighthouse'], 'sea, lighthouse'],
  [['Dickens, Charles', 'London'], 'Dickens, Charles; London'],
  [['Dickens, Charles'], 'Dickens, Charles;'],
  [['sea'], 'sea'],
])('%j is joined so that the same words return', (words, text) => {
  expect(joinWords(words)).toBe(text);
  expect(splitWords(text)).toEqual(words);
});

test('words joined by semicolons return too', () => {
  expect(joinWords(['sea', 'lighthouse'], '; ')).toBe('sea; lighthouse');
  expect(splitWords(joinWords(['a; b'], '; '))).toEqual(['a, b']);
});

import { expect, test } from 'vitest';
import { furtherWordsOf, withoutArticle, wordsOf } from './words.ts';

test.each([
  ['The Moose Who Painted the Moon', ['the', 'moose', 'who', 'painted', 'the', 'moon'], []],
  ['García Márquez, Gabriel', ['garcia', 'marquez', 'gabriel'], []],
  ['O’Brien', ['obrien'], []],
  ["The Keeper's Tale", ['the', 'keepers', 'tale'], ['keeper']],
  ["Keepers' Tales", ['keepers', 'tales'], []],
  ['Well-Known, sea–side', ['well', 'known', 'sea', 'side'], ['wellknown', 'seaside']],
  ["'s, rock'n'roll's -end- so--called", ['s', 'rocknrolls', 'end', 'so', 'called'], ['rocknroll']],
  ['Jean-Pierre-Marie', ['jean', 'pierre', 'marie'], ['jeanpierremarie']],
  ['Bread & Butter, R&D', ['bread', 'and', 'butter', 'r', 'and', 'd'], []],
  ['Rowling, J.K.', ['rowling', 'j', 'k'], ['jk']],
  ['J. R. R. Tolkien', ['j', 'r', 'r', 'tolkien'], ['jrr']],
  ['3.5 reasons, H2O', ['3', '5', 'reasons', 'h2o'], []],
  ['Ｆｕｌｌ width', ['full', 'width'], []],
  ['Война и мир', ['воина', 'и', 'мир'], []],
  ['源氏物語', ['源氏物語'], []],
  ['— … !', [], []],
])('%j has the words %j and further %j [BOX-03, BOX-04, BOX-05, BOX-06, BOX-08]', (text, words, further) => {
  expect(wordsOf(text)).toEqual(words);
  expect(furtherWordsOf(text)).toEqual(further);
});

test.each([
  [['the', 'moose'], ['moose']],
  [['la', 'peste'], ['peste']],
  [
    ['die', 'trying'],
    ['die', 'trying'],
  ],
  [['the'], ['the']],
  [[], []],
])('%j without its leading article is %j [BOX-07]', (words, expected) => {
  expect(withoutArticle(words)).toEqual(expected);
});

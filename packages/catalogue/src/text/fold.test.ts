import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from './fold.ts';

test.each([
  ['To Kill a Mockingbird', 'to kill a mockingbird'],
  ['GARCÍA MÁRQUEZ, Gabriel', 'garcia marquez, gabriel'],
  ['Garci\u0301a', 'garcia'],
  ['Łódź, Øresund, Đorđe, Æsop, Œuvre', 'lodz, oresund, dorde, aesop, oeuvre'],
  ['Straße, GROẞ', 'strasse, gross'],
  ['Þórbergur Þórðarson', 'thorbergur thordarson'],
  ['İstanbul, kız', 'istanbul, kiz'],
  ['Čapek, Ångström, Dvořák, Nguyễn', 'capek, angstrom, dvorak, nguyen'],
  ['Οδυσσεύς', 'οδυσσευσ'],
  ['Достое́вский, Ёлка', 'достоевскии, елка'],
  ['’Tis “nobler” — ‘really’ ´so`', `'tis "nobler" - 'really' 'so'`],
  ['war\u00a0and\t \n peace ', 'war and peace'],
  ['co\u00adop\u200bera\ufefftion', 'cooperation'],
  ['ﬁnal № ½ …', 'final no 1/2 ...'],
  ['100% _pure_ \\', '100% _pure_ \\'],
  ['हिन्दी', 'हिन्दी'],
  ['がんばる', 'かんはる'],
  ['한국', '한국'],
  ['', ''],
])('%j folds to %j', (text, expected) => {
  expect(foldText(text)).toBe(expected);
});

test.each([
  ['e', '\u0301\u0327', 'e'],
  ['क', '\u094d\u200d\u093c', 'क'],
])('50,000 combining marks after %s are folded in linear time', (letter, marks, first) => {
  const start = process.cpuUsage();
  const folded = foldText(letter + marks.repeat(50_000));
  expect(folded.slice(0, 1)).toBe(first);
  expect(foldText(folded)).toBe(folded);
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
});

test('folding is idempotent for all Unicode characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
      const folded = foldText(text);
      expect(foldText(folded)).toBe(folded);
    }),
    { numRuns: 5000 },
  );
});

test('case, composition and surrounding whitespace are ignored', () => {
  const letter = fc.integer({ min: 0x20, max: 0x24f }).map((code) => String.fromCodePoint(code));
  fc.assert(
    fc.property(fc.string({ unit: letter, maxLength: 20 }), (text) => {
      const folded = foldText(text);
      expect(foldText(text.normalize('NFD'))).toBe(folded);
      expect(foldText(`  ${text}\u00a0`)).toBe(folded);
      expect(foldText(text.toUpperCase())).toBe(folded);
    }),
    { numRuns: 3000 },
  );
});

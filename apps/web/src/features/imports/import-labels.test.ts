import { expect, test } from 'vitest';
import { companyText } from './import-labels.ts';

test.each([
  ['001', 'Trade (001)'],
  ['018', 'Trade (018)'],
  [null, 'from the file'],
])('%s is labelled %s, with its code once', (code, text) => {
  expect(companyText(code)).toBe(text);
});

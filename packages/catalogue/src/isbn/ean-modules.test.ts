import { expect, test } from 'vitest';
import { addOnModules, eanModules } from './ean-modules.ts';

test.each([
  ['9780062040800', '10101110110001001010011100011010000101001001101010111001010111001110010100100011100101110010101'],
  ['9791234567896', '10101110110010111011001100100110100001010001101010100111010100001000100100100011101001010000101'],
])('the modules of %s are those of its EAN-13 [PRINT-58]', (isbn, modules) => {
  expect(eanModules(isbn)).toBe(modules);
});

test('the modules of an add-on are those of its price [PRINT-58]', () => {
  expect(addOnModules('51699')).toBe('10110111001010110011010101111010001011010001011');
});

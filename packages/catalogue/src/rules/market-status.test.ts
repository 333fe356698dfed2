import { expect, test } from 'vitest';
import { marketStatus } from './market-status.ts';

test.each([
  ['DV', 'Development', 'SHEET-074'],
  ['FC', 'Forthcoming', 'SHEET-075'],
  ['AV', 'Available', 'SHEET-076'],
  ['UN', 'Unavailable', 'SHEET-077'],
])('%s is %s [%s]', (code, label) => {
  expect(marketStatus(code)).toEqual({ code, label, rest: '', text: label });
});

test('the rest of the code is appended to the label unchanged [SHEET-078]', () => {
  expect(marketStatus('AV - In Stock')).toEqual({
    code: 'AV',
    label: 'Available',
    rest: ' - In Stock',
    text: 'Available - In Stock',
  });
  expect(marketStatus('UNOP')?.text).toBe('UnavailableOP');
});

test.each(['XX', 'av', 'A', ' AV', 'NYP', '', null, undefined])('%j has no market status [SHEET-079]', (code) => {
  expect(marketStatus(code)).toBeNull();
});

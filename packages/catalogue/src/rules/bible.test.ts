import { expect, test } from 'vitest';
import { isBible } from './bible.ts';

test.each([
  ['ZN', 'BI', 'SHEET-087'],
  ['ZN', 'KB', 'SHEET-088'],
  ['ZN', 'VB', 'SHEET-089'],
  ['NT', 'KL', 'SHEET-090'],
  ['NT', 'BI', 'SHEET-091'],
])('tap %s and tar %s make a Bible [%s]', (tap, tar) => {
  expect(isBible({ tap, tar })).toBe(true);
  expect(isBible({ tap: `${tap} `, tar: ` ${tar} ` })).toBe(true);
});

test.each([
  ['BI', 'ZN'],
  ['ZN', 'BIX'],
  ['NT', 'VB'],
  ['ZNBI', 'ZNBI'],
  ['', ''],
  [null, undefined],
])('tap %j and tar %j make none', (tap, tar) => {
  expect(isBible({ tap, tar })).toBe(false);
});

import { expect, test } from 'vitest';
import { specialDayLabel } from './special-day.ts';

test.each([
  ['S', 'Special Release', 'SHEET-080'],
  ['1', 'One Day Laydown', 'SHEET-081'],
  ['E', 'Embargoed', 'SHEET-082'],
])('%s is %s [%s]', (code, label) => {
  expect(specialDayLabel(code)).toBe(label);
});

test.each(['', 's', 'X', '11', null, undefined])('%j is an ordinary day', (code) => {
  expect(specialDayLabel(code)).toBeNull();
});

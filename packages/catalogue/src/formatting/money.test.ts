import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

test.each([
  [9.99, 'USD', '$9.99'],
  [1234567.5, 'USD', '$1,234,567.50'],
  [0, 'USD', '$0.00'],
  [12.99, 'CAD', 'CA$12.99'],
  [8.99, 'GBP', '£8.99'],
] as const)('%d %s is shown as %s [FORMAT-10]', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toEqual({ text, isNegative: false });
});

test.each([
  [-1234.5, 'USD', '($1,234.50)'],
  [-1, 'CAD', '(CA$1.00)'],
  [-8.99, 'GBP', '(£8.99)'],
] as const)('%d %s is shown in parentheses and marked as negative', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toEqual({ text, isNegative: true });
});

test.each([
  [1.005, 'USD', '$1.01', false],
  [-1.005, 'GBP', '(£1.01)', true],
  [10.235, 'CAD', 'CA$10.24', false],
] as const)('%d %s is rounded half away from zero: %s [G-192]', (amount, currency, text, isNegative) => {
  expect(formatMoney(amount, currency)).toEqual({ text, isNegative });
});

test('an amount that rounds to zero is not negative', () => {
  expect(formatMoney(-0.001, 'USD')).toEqual({ text: '$0.00', isNegative: false });
});

test("the zero-aware variant shows 'Zero' [FORMAT-12]", () => {
  expect(formatMoney(0, 'USD', { zeroAware: true }).text).toBe('Zero');
  expect(formatMoney(0.01, 'USD', { zeroAware: true }).text).toBe('$0.01');
  expect(formatMoney(null, 'USD', { zeroAware: true }).text).toBe('');
});

test.each([null, undefined, Number.NaN])('%s is blank', (amount) => {
  expect(formatMoney(amount, 'USD')).toEqual({ text: '', isNegative: false });
});

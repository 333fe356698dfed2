import { expect, test } from 'vitest';
import { columnKind, formatColumn } from './column-format.ts';

test.each([
  ['FIRST_PRINT_ANNOUNCED', 'FORMAT-13'],
  ['AVAIL_STOCK', 'FORMAT-14'],
  ['LTD_GROSS', 'FORMAT-15'],
  ['LTD_RETURNS', 'FORMAT-16'],
])('%s shows two decimals, without a trailing .00, and 0 if empty [%s] [FORMAT-17]', (column) => {
  expect(formatColumn(column, 12500).text).toBe('12,500');
  expect(formatColumn(column, 12500.5).text).toBe('12,500.50');
  expect(formatColumn(column, '25000.00').text).toBe('25,000');
  expect([null, undefined, '', ' '].map((value) => formatColumn(column, value).text)).toEqual(['0', '0', '0', '0']);
  expect(formatColumn(column, -3)).toEqual({ text: '-3', isNegative: true });
});

test.each(['RELEASE_DATE', 'ON_SALE_DATE', 'PUB_DATE', 'MS_DUE_BY_CONTRACT', 'BOUND_GALLEY_DATE'])(
  '%s is a date column, shown as M/d/yyyy [FORMAT-05] [FORMAT-18]',
  (column) => {
    expect(columnKind(column)).toBe('date');
    expect(formatColumn(column, '2026-03-05T00:00:00').text).toBe('3/5/2026');
    expect(formatColumn(column, '1900-01-01T00:00:00').text).toBe('');
    expect(formatColumn(column, null).text).toBe('');
  },
);

test.each([
  ['PRICE', '$9.99', '$0.00'],
  ['CANADIAN_PRICE', 'CA$9.99', 'CA$0.00'],
  ['EBAGENCY', '$9.99', 'Zero'],
  ['EBLIBRARY', '$9.99', 'Zero'],
  ['COMPLIANCE_PRICE', '$9.99', '$0.00'],
  ['COMPLIANCE_CANADIAN_PRICE', 'CA$9.99', 'CA$0.00'],
])('%s is a price column: %s, nought is %s [FORMAT-19]', (column, text, zero) => {
  expect(columnKind(column)).toBe('price');
  expect(formatColumn(column, 9.99).text).toBe(text);
  expect(formatColumn(column, '9.99').text).toBe(text);
  expect(formatColumn(column, 0).text).toBe(zero);
  expect(formatColumn(column, null).text).toBe('');
  expect(formatColumn(column, -9.99).isNegative).toBe(true);
});

test("a price is shown in its title's currency, a Canadian price never", () => {
  expect(formatColumn('PRICE', 9.99, 'GBP').text).toBe('£9.99');
  expect(formatColumn('CANADIAN_PRICE', 9.99, 'GBP').text).toBe('CA$9.99');
});

test.each(['FIRST_PRINT_ANNOUNCED', 'AVAIL_STOCK', 'LTD_GROSS', 'LTD_RETURNS', 'LTD_NET', 'SELL_THROUGH'])(
  '%s is a unit column [FORMAT-20]',
  (column) => {
    expect(columnKind(column)).toBe('units');
    expect(formatColumn(column, 1234).text).toBe('1,234');
  },
);

test('the other unit columns stay blank when empty', () => {
  expect(formatColumn('LTD_NET', null).text).toBe('');
  expect(formatColumn('SELL_THROUGH', 63.5).text).toBe('63.50');
});

test('any other column, and a text in a price column, stands as it is', () => {
  expect(columnKind('TITLE')).toBeNull();
  expect(columnKind('constructor')).toBeNull();
  expect(formatColumn('TITLE', '1984').text).toBe('1984');
  expect(formatColumn('TITLE', null).text).toBe('');
  expect(formatColumn('COMPLIANCE_PRICE', 'In Compliance').text).toBe('In Compliance');
});

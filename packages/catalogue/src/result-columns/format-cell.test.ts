import { describe, expect, test } from 'vitest';
import { complianceOf, formatCell } from './format-cell.ts';
import type { ResultValue } from './result-field.ts';
import { findResultField, resultFields, resultSource } from './result-sources.ts';

const main = resultSource('HarperCollins');
const shown = (name: string, value: ResultValue | undefined, currency?: 'GBP') =>
  formatCell(findResultField(main, name)!, value, currency);

test.each([
  ['FIRST_PRINT_ANNOUNCED', '[FORMAT-13]'],
  ['AVAIL_STOCK', '[FORMAT-14]'],
  ['LTD_GROSS', '[FORMAT-15]'],
  ['LTD_RETURNS', '[FORMAT-16]'],
])('%s shows two decimals, without a trailing .00, and 0 if empty %s [FORMAT-17]', (column) => {
  expect(shown(column, 12500).text).toBe('12,500');
  expect(shown(column, 12500.5).text).toBe('12,500.50');
  expect(shown(column, '25000.00').text).toBe('25,000');
  expect([null, undefined, '', ' '].map((value) => shown(column, value).text)).toEqual(['0', '0', '0', '0']);
  expect(shown(column, -3)).toEqual({ text: '-3', isNegative: true });
});

const dateColumns = [
  'RELEASE_DATE',
  'ON_SALE_DATE',
  'PUB_DATE',
  'BOUND_BOOK_DATE',
  'BOUND_GALLEY_DATE',
  'MS_DUE_BY_CONTRACT',
  'MS_EXPECTED_BY_EDITOR',
  'TEXT_MS_TO_CE_EXP',
  'TEXT_MS_TO_CE_ACT',
];

test.each(dateColumns)(
  '%s is a date column, shown as M/d/yyyy, default dates blank [FORMAT-05] [FORMAT-18]',
  (column) => {
    expect(shown(column, '2026-03-05T00:00:00').text).toBe('3/5/2026');
    expect(shown(column, '1900-01-01T00:00:00').text).toBe('');
    expect(shown(column, '0001-01-01T00:00:00').text).toBe('');
    expect(shown(column, null).text).toBe('');
  },
);

test('the ONIX date is shown with its time [FORMAT-04]', () => {
  expect(shown('ONIX_DATE', '2026-03-05T16:15:00').text).toBe('03/05/2026 4:15 PM');
});

test.each([
  ['PRICE', '$9.99', '$0.00'],
  ['CANADIAN_PRICE', 'CA$9.99', 'CA$0.00'],
  ['EBAGENCY', '$9.99', 'Zero'],
  ['EBLIBRARY', '$9.99', 'Zero'],
])('%s is a price column: %s, 0 is %s [FORMAT-19]', (column, text, zero) => {
  expect(shown(column, 9.99).text).toBe(text);
  expect(shown(column, '9.99').text).toBe(text);
  expect(shown(column, 0).text).toBe(zero);
  expect(shown(column, null).text).toBe('');
  expect(shown(column, -9.99).isNegative).toBe(true);
});

test("a price is shown in the title's currency, a Canadian price in Canadian dollars", () => {
  expect(shown('PRICE', 9.99, 'GBP').text).toBe('£9.99');
  expect(shown('CANADIAN_PRICE', 9.99, 'GBP').text).toBe('CA$9.99');
});

test('the prices of HCCP and HQNA have the same format', () => {
  const hqna = resultSource('Hqna');
  expect(formatCell(findResultField(hqna, 'prices.CAD')!, 9.99).text).toBe('CA$9.99');
  expect(formatCell(findResultField(hqna, 'Library_Price_CAD')!, 0).text).toBe('Zero');
  expect(formatCell(findResultField(resultSource('Hccp'), 'AGENCY_PRICE')!, 0).text).toBe('Zero');
});

test.each(['FIRST_PRINT_ANNOUNCED', 'AVAIL_STOCK', 'LTD_GROSS', 'LTD_RETURNS', 'LTD_NET'])(
  '%s is a unit column [FORMAT-20]',
  (column) => {
    expect(shown(column, 1234).text).toBe('1,234');
  },
);

test('sell-through is in percent, the other quantities stay blank when empty [FORMAT-20]', () => {
  expect(shown('SELL_THROUGH', 63.5).text).toBe('63.50%');
  expect(shown('SELL_THROUGH', null).text).toBe('');
  expect(shown('LTD_NET', null).text).toBe('');
});

describe('any other column', () => {
  test('is unchanged', () => {
    expect(shown('TITLE', '1984').text).toBe('1984');
    expect(shown('TITLE', null).text).toBe('');
    expect(shown('PRICE', 'In Compliance').text).toBe('In Compliance');
  });

  test('shows a year without a grouping comma', () => expect(shown('PUB_YEAR', 2026).text).toBe('2026'));

  test('joins its list [GRID-109]', () => expect(shown('SELLING_TERRITORIES', ['US', 'CA']).text).toBe('US, CA'));

  test('shows a formatted text as plain text on one line', () => {
    const text = '<p>Ash &amp; Oak</p>\n<p>&lt;b&gt; is no tag</p>';
    expect(formatCell({ type: 'html' }, text).text).toBe('Ash & Oak <b> is no tag');
    expect(formatCell({ type: 'htmls' }, [text, 'caf&eacute;']).text).toBe('Ash & Oak <b> is no tag, café');
  });
});

test('absent values are blank in all columns except those that show 0', () => {
  for (const name of ['HarperCollins', 'Hqna', 'Hccp'] as const)
    for (const field of resultFields(resultSource(name)))
      expect({ field: field.name, text: formatCell(field, null).text }).toEqual({
        field: field.name,
        text: field.isNeverBlank ? '0' : '',
      });
});

test.each([
  ['GREEN', 'compliant'],
  [' in compliance ', 'compliant'],
  ['In Compliance', 'compliant'],
  ['RED', 'not'],
  ['Missing: cover image', 'not'],
  ['', null],
  [' ', null],
  [null, null],
  [undefined, null],
])('a compliance value of %j is %s [GRID-036..GRID-038]', (value, expected) => {
  expect(complianceOf(value)).toBe(expected);
});

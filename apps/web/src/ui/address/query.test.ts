import { titleSheetAddress } from '@titlenet/catalogue/addresses';
import { expect, test } from 'vitest';
import { parseQuery, writeQuery } from './query.ts';

test('values stay strings in both directions', () => {
  const query = { companyCode: '001', isbn: '0062040804', flag: 'true', empty: '' };
  expect(parseQuery('?companyCode=001&isbn=0062040804&flag=true&empty=')).toEqual(query);
  expect(writeQuery(query)).toBe('?companyCode=001&isbn=0062040804&flag=true&empty=');
});

test('repeated keys are arrays in both directions; missing values are omitted', () => {
  expect(parseQuery('format=A&format=B&x=1')).toEqual({ format: ['A', 'B'], x: '1' });
  expect(writeQuery({ format: ['A', 'B'], x: 1, y: undefined, z: null })).toBe('?format=A&format=B&x=1');
  expect(writeQuery({})).toBe('');
});

test('reserved characters are encoded', () => {
  const text = 'a&b=c#d?e+f g%20é';
  expect(parseQuery(writeQuery({ title: text }))).toEqual({ title: text });
});

test('the sheet of an HCCP title is addressed by ISBN, every other by product id [ROUTE-023] [QUICK-30] [QUICK-31]', () => {
  const title = { productId: 42, isbn: '9780310000000' };
  expect(titleSheetAddress({ ...title, companyCode: '001' })).toBe('/titleSheet/42?companyCode=001');
  expect(titleSheetAddress({ ...title, companyCode: '006' })).toBe('/titleSheet/9780310000000?companyCode=006');
});

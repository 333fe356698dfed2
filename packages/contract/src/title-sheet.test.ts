import { bookingTypes } from '@titlenet/catalogue/enumerations';
import { expect, test } from 'vitest';
import { getPublicityInfo } from './publicity.ts';
import { getTitleBar, getTitleSheet } from './title-sheet.ts';

test.each(['001', '003', '006', '018', '035', '180', '400'])(
  'sheets are asked for by the company codes of the specs: %s [CONST-01, CONST-02, CONST-03, CONST-04, CONST-05, CONST-06, CONST-07]',
  (companyCode) => {
    for (const endpoint of [getTitleBar, getTitleSheet])
      expect(endpoint.params.safeParse({ companyCode, productId: '12' }).success).toBe(true);
  },
);

test.each([
  { companyCode: '1', productId: '12' },
  { companyCode: '999', productId: '12' },
  { companyCode: '001', productId: 'abc' },
  { companyCode: '001', productId: '12345678901234' },
  { companyCode: '001' },
])('%j is no address of a sheet', (params) => {
  expect(getTitleSheet.params.safeParse(params).success).toBe(false);
});

test('publicity is filtered by the booking types of the requirements [CONST-19]', () => {
  expect(bookingTypes).toEqual(['None', 'All', 'National', 'FrontPage', 'Starred']);
  const ask = (bookingType: string) => getPublicityInfo.query.safeParse({ isbn: '9780062040800', bookingType }).success;
  expect(bookingTypes.every(ask)).toBe(true);
  expect(ask('Hot')).toBe(false);
});

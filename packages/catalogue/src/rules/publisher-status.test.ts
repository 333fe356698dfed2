import { expect, test } from 'vitest';
import { publisherStatus } from './publisher-status.ts';

const bar = (publishingStatus: string | null, salesMarketingCode: string | null = null) => ({
  publishingStatus,
  availability: null,
  salesMarketingCode,
  answerCode: null,
});

test('the publishing status is shown where the house has none', () => {
  expect(publisherStatus('publishingStatus', bar('04'))).toEqual({ label: 'Active', contradicted: null });
  expect(publisherStatus('publishingStatus', bar('07'))).toEqual({ label: 'Out of print', contradicted: null });
  expect(publisherStatus('publishingStatus', bar(null))).toBeNull();
  expect(publisherStatus('publishingStatus', { ...bar('04'), answerCode: 'IP' })).toBeNull();
});

test.each([
  ['01', 'AV - In Stock', 'Cancelled', 'Available'],
  ['11', 'FC', 'Withdrawn from sale', 'Forthcoming'],
  ['04', 'UN', 'Active', 'Unavailable'],
  ['02', 'UN - Out of Print', 'Forthcoming', 'Unavailable'],
])('publishing status %s contradicts the house’s %s', (code, house, label, contradicted) => {
  expect(publisherStatus('publishingStatus', bar(code, house))).toEqual({ label, contradicted });
});

test.each([
  ['04', 'AV'],
  ['02', 'DV'],
  ['04', 'FC'],
  ['02', 'AV'],
  ['09', 'UN'],
  ['04', 'XX'],
])('publishing status %s does not contradict the house’s %s', (code, house) => {
  expect(publisherStatus('publishingStatus', bar(code, house))).toBeNull();
});

test('the availability of the supplier is compared in the same way', () => {
  const status = { ...bar(null, 'AV'), availability: '51' };
  expect(publisherStatus('availability', status)).toEqual({
    label: 'Not available, out of print',
    contradicted: 'Available',
  });
  expect(publisherStatus('availability', { ...status, availability: '31' })).toBeNull();
});

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

test('a code that the list does not have is shown as it came where the house has no status [PROV-10]', () => {
  expect(publisherStatus('publishingStatus', bar('99', null))).toEqual({
    label: 'Unknown code 99',
    contradicted: null,
  });
  expect(publisherStatus('publishingStatus', bar('99', 'AV'))).toBeNull();
});

test('the availability of the supplier is compared in the same way', () => {
  const status = { ...bar(null, 'AV'), availability: '51' };
  expect(publisherStatus('availability', status)).toEqual({
    label: 'Not available, out of print',
    contradicted: 'Available',
  });
  expect(publisherStatus('availability', { ...status, availability: '31' })).toBeNull();
});

test.each([
  ['AB', 'Cancelled'],
  ['EX', 'No longer stocked by us'],
  ['OF', 'Other format available'],
  ['OI', 'Out of stock indefinitely'],
  ['OP', 'Out of print'],
  ['OR', 'Replaced by new edition'],
  ['RF', 'Refer to another supplier'],
  ['RM', 'Remaindered'],
  ['WS', 'Withdrawn from sale'],
])('availability %s of ONIX 2.1 (%s) contradicts a title that the house sells [SHEET-187]', (code, label) => {
  const status = { ...bar(null, 'AV - In Stock'), availability: code };
  expect(publisherStatus('availability', status)).toEqual({ label, contradicted: 'Available' });
  expect(publisherStatus('availability', { ...status, salesMarketingCode: 'UN' })).toBeNull();
});

test.each([
  ['IP', 'Available'],
  ['MD', 'Manufactured on demand'],
  ['NP', 'Not yet published'],
  ['NY', 'Newly catalogued, not yet in stock'],
  ['PP', 'Publication postponed indefinitely'],
  ['TO', 'Special order'],
  ['WR', 'Will be remaindered'],
])('availability %s of ONIX 2.1 (%s) contradicts a title that the house does not sell [SHEET-187]', (code, label) => {
  const status = { ...bar(null, 'UN - Out of Print'), availability: code };
  expect(publisherStatus('availability', status)).toEqual({ label, contradicted: 'Unavailable' });
  expect(publisherStatus('availability', { ...status, salesMarketingCode: 'AV' })).toBeNull();
});

test.each([
  ['AD', 'Available direct from publisher only'],
  ['CS', 'Availability uncertain'],
  ['RP', 'Reprinting'],
  ['RU', 'Reprinting, undated'],
  ['TP', 'Temporarily out of stock because publisher cannot supply'],
  ['TU', 'Temporarily unavailable'],
  ['UR', 'Unavailable, awaiting reissue'],
])('availability %s of ONIX 2.1 (%s) contradicts no market status [SHEET-187]', (code, label) => {
  expect(publisherStatus('availability', { ...bar(null), availability: code })).toEqual({ label, contradicted: null });
  for (const house of ['AV', 'UN', 'FC', 'DV'])
    expect(publisherStatus('availability', { ...bar(null, house), availability: code })).toBeNull();
});

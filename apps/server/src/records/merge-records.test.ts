import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { expect, test } from 'vitest';
import { mergeRecords, type SourceRecord } from './merge-records.ts';

const sent = (sender: string, day: number, parts: Partial<TitleRecord>): SourceRecord => ({
  record: {
    ...{ companyCode: '001', isbn: '9780062040800', source: { sender, recordReference: '1' } },
    ...{ bar: {}, sheet: {}, stored: {}, codes: {}, references: [] },
    ...parts,
  },
  isInHouse: false,
  sentAt: `2026-01-0${day}T00:00:00Z`,
});

const older = sent('Harbour', 1, {
  productId: 77,
  bar: { title: 'Tides', price: 20 },
  sheet: { editorial: { keynote: 'The sea.' } },
  stored: { ltdNet: 5 },
  codes: { award: [{ code: '1', description: 'Booker Prize' }] },
  references: [{ isbn: '9780062040817', list: 'otherWorks' }],
  scheduledPrices: [{ from: '2027-01-01', bar: { price: 22 }, stored: {} }],
});

test('what a newer message of another sender does not state stays, related editions too [G-166]', () => {
  const newer = sent('Wholesaler', 2, {
    bar: { title: 'Tides, revised' },
    sheet: { editorial: { excerpt: 'It rose.' }, publicity: { publicist: 'Ann Hale' } },
    codes: { tag: [{ code: 'fair', description: 'Fair' }] },
  });
  for (const sources of [
    [older, newer],
    [newer, older],
  ])
    expect(mergeRecords(sources)).toEqual({
      ...{ companyCode: '001', isbn: '9780062040800', source: { sender: 'Wholesaler', recordReference: '1' } },
      ...{ isDeleted: false, productId: 77, stored: { ltdNet: 5 } },
      bar: { title: 'Tides, revised', price: 20 },
      sheet: { editorial: { keynote: 'The sea.', excerpt: 'It rose.' }, publicity: { publicist: 'Ann Hale' } },
      codes: {
        award: [{ code: '1', description: 'Booker Prize' }],
        tag: [{ code: 'fair', description: 'Fair' }],
      },
      references: [{ isbn: '9780062040817', list: 'otherWorks' }],
      scheduledPrices: [{ from: '2027-01-01', bar: { price: 22 }, stored: {} }],
    });
});

test('related editions that a newer message states replace all earlier ones, and its price ends the scheduled ones [G-166]', () => {
  const references = [{ isbn: '9780062040824', list: 'competitive' as const }];
  const merged = mergeRecords([older, sent('Wholesaler', 2, { bar: { price: 25 }, references })]);
  expect(merged.references).toEqual(references);
  expect([merged.bar.price, merged.scheduledPrices]).toEqual([25, undefined]);
});

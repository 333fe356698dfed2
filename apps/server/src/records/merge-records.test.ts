import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { expect, test } from 'vitest';
import { mergeRecords } from './merge-records.ts';
import type { SourceRecord } from './source-record.ts';

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

/** Sent whole in January, with an update of the price and the stock in April. */
const updated: SourceRecord = {
  record: {
    ...sent('Harbour', 1, {
      bar: { title: 'Working title', price: 22, onSaleDate: '2026-06-01' },
      stored: { onSaleDateFormat: '01', salesRights: 'World' },
      sheet: { subrights: { sellingTerritoriesList: ['World'] }, editorial: { keynote: 'The sea.' } },
      scheduledPrices: [{ from: '2027-01-01', bar: { price: 23 }, stored: {} }],
    }).record,
    source: {
      ...{ sender: 'Harbour', recordReference: '1', wholeSentAt: '2026-01-01T00:00:00Z' },
      fieldsSentAt: { 'bar.price': '2026-01-04T00:00:00Z', 'stored.onSaleDateFormat': '2026-01-04T00:00:00Z' },
    },
  },
  isInHouse: false,
  sentAt: '2026-01-04T00:00:00Z',
};

test('an update makes only what it states newer than the record of another sender [G-166, PROV-16]', () => {
  const other = sent('Wholesaler', 3, {
    bar: { title: 'Final title', price: 30, onSaleDate: '2026-02-15' },
    sheet: { subrights: { notForSaleList: ['Canada'] } },
  });
  const { bar, sheet, stored, scheduledPrices } = mergeRecords([updated, other]);
  expect(bar).toEqual({ title: 'Final title', price: 22, onSaleDate: '2026-02-15' });
  expect(sheet).toEqual({ subrights: { notForSaleList: ['Canada'] }, editorial: { keynote: 'The sea.' } });
  // The precision belongs to the date, whenever it was sent.
  expect(stored).toEqual({});
  expect(scheduledPrices).toEqual([{ from: '2027-01-01', bar: { price: 23 }, stored: {} }]);
  expect(mergeRecords([other, updated])).toEqual(mergeRecords([updated, other]));
  // Of one sender everything stays.
  expect(mergeRecords([updated])).toMatchObject({ bar: { price: 22 }, stored: updated.record.stored });
});

test('the picture of a person stays when an update writes the name in another way [PROV-16]', () => {
  const named = (author1: string, fieldsSentAt?: Record<string, string>): SourceRecord => {
    const { record, ...rest } = sent('Harbour', 1, { bar: { author1 }, stored: { authorPicture: 'p1.jpg' } });
    const times = fieldsSentAt && { wholeSentAt: rest.sentAt, fieldsSentAt };
    return { ...rest, record: { ...record, source: { ...record.source, ...times } } };
  };
  const updated = named('Marsh, Eleanor', { 'bar.author1': '2026-01-04T00:00:00Z' });
  const other = sent('Wholesaler', 2, { bar: { title: 'Tides' } });
  for (const sources of [[updated], [updated, other]])
    expect(mergeRecords(sources)).toMatchObject({
      bar: { author1: 'Marsh, Eleanor' },
      stored: { authorPicture: 'p1.jpg' },
    });
});

test('a deletion after that of another sender changes no value [PROV-16]', () => {
  const deleted = (source: SourceRecord, day: number): SourceRecord => ({
    ...source,
    record: {
      ...source.record,
      isDeleted: true,
      source: {
        ...source.record.source,
        wholeSentAt: source.sentAt,
        fieldsSentAt: { isDeleted: `2026-01-0${day}T00:00:00Z` },
      },
    },
    sentAt: `2026-01-0${day}T00:00:00Z`,
  });
  const first = sent('Harbour', 1, { bar: { title: 'Harbour’s' } });
  const second = sent('Wholesaler', 2, { bar: { title: 'The wholesaler’s' } });
  expect(mergeRecords([first, deleted(second, 5)])).toMatchObject({ bar: { title: 'Harbour’s' }, isDeleted: false });
  expect(mergeRecords([deleted(first, 6), deleted(second, 5)])).toMatchObject({
    bar: { title: 'Harbour’s' },
    isDeleted: true,
  });
});

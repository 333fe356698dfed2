import { expect, test } from 'vitest';
import type { TitleRecord } from '../title-record.ts';
import { recordFaults } from './record-faults.ts';

const today = '2026-11-24';

function record(parts: Partial<TitleRecord>): TitleRecord {
  return {
    companyCode: '001',
    isbn: '9780062040800',
    source: { sender: 'S', recordReference: 'r' },
    bar: {},
    sheet: {},
    stored: {},
    codes: {},
    references: [],
    ...parts,
  };
}

const found = (parts: Partial<TitleRecord>, deletedBy: string[] = []) =>
  recordFaults(record(parts), { today, isInHouse: false, deletedBy }).map(({ kind, detail, from, until }) => [
    kind,
    detail,
    from,
    until,
  ]);

/** 1,520 characters. */
const longText = 'The lamps of the harbour went out one after another, and the town was dark. '.repeat(20).trim();

const price = (amount: number | null, market: string | null, more: object = {}) => ({
  amount,
  currency: 'AUD',
  priceType: '01',
  qualifier: null,
  minimumOrder: null,
  discount: null,
  tax: null,
  market,
  startDate: null,
  endDate: null,
  ...more,
});
const rights = {
  stored: { salesRights: '01 US CA' },
  codes: { sellingTerritory: ['US', 'CA', '-GB'].map((code) => ({ code, description: code })) },
};

test.each<[string, Partial<TitleRecord>, unknown[]]>([
  [
    'wrong check digits, each number once',
    { isbn: '9780062040801', bar: { ean: '9780062040801', upc: '012345678904', isbn10: '0062040801' } },
    [[1, 'ISBN 9780062040801 (perhaps 9780062040800); UPC 012345678904', null, null]],
  ],
  ['right check digits', { bar: { ean: '9780062040800', upc: '012345678905', isbn10: '0062040804' } }, []],
  [
    'BISAC codes of no list',
    { codes: { bisac: ['FIC000000', 'FICTION', 'XYZ000000', 'FIC0000'].map((code) => ({ code, description: code })) } },
    [[2, 'FICTION; XYZ000000; FIC0000', null, null]],
  ],
  [
    'inactive codes',
    { source: { sender: 'S', recordReference: 'r', inactiveCodes: ['Subject/SubjectSchemeIdentifier 12'] } },
    [[3, 'Subject/SubjectSchemeIdentifier 12', null, null]],
  ],
  [
    'forthcoming from the end of the month of publication on',
    { bar: { publishingStatus: '02', pubDate: '2026-10-01T00:00:00' }, stored: { pubDateFormat: '01' } },
    [[10, 'Publishing status 02 (Forthcoming), publication date October 2026', '2026-11-01', null]],
  ],
  [
    'active until publication',
    { bar: { publishingStatus: '04', pubDate: '2027-01-05T00:00:00' } },
    [[10, 'Publishing status 04 (Active), publication date 01/05/2027', null, '2027-01-05']],
  ],
  ['active on the day of publication', { bar: { publishingStatus: '04', pubDate: '2026-11-24T00:00:00' } }, []],
  [
    'not yet available after the later of both dates',
    { bar: { availability: '10', pubDate: '2026-10-01T00:00:00', onSaleDate: '2026-11-10T00:00:00' } },
    [[11, 'Availability 10 (Not yet available), published 11/10/2026', '2026-11-11', null]],
  ],
  [
    'out of print and in stock',
    { bar: { publishingStatus: '07', availability: '21' } },
    [[12, 'Publishing status 07 (Out of print), availability 21 (In stock)', null, null]],
  ],
  ['out of print and out of stock', { bar: { publishingStatus: '07', availability: '31' } }, []],
  [
    'out of print before, and first published after publication',
    { bar: { pubDate: '2020-03-01T00:00:00', furtherDates: ['13 2019-05', '11 2021', '11 2020'] } },
    [
      [
        13,
        'Out of print May 2019, publication date 03/01/2020; First published 2021, publication date 03/01/2020',
        null,
        null,
      ],
    ],
  ],
  [
    'inverted ages and periods',
    {
      bar: { lowerAge: '12', upperAge: '8' },
      sheet: {
        subrights: { prices: [price(9.5, null, { startDate: '2026-05-02T00:00:00', endDate: '2026-05-01T00:00:00' })] },
      },
    },
    [[14, 'Ages from 12 to 8; Price 9.5 AUD from 05/02/2026 until 05/01/2026', null, null]],
  ],
  ['an open range of ages', { bar: { lowerAge: '12up', upperAge: null } }, []],
  [
    'prices for other countries than those of the rights',
    {
      ...rights,
      sheet: { subrights: { prices: [price(24.99, 'AU NZ US'), price(1, 'US'), price(2, 'WORLD except GB')] } },
    },
    [[20, '24.99 AUD for AU NZ', null, null]],
  ],
  ['prices of a record without rights', { sheet: { subrights: { prices: [price(24.99, 'AU')] } } }, []],
  [
    'prices without a currency, and of 0',
    {
      sheet: {
        subrights: { prices: [price(5, null, { currency: null }), price(0, null), price(0, null, { currency: null })] },
      },
    },
    [[21, '5.00 without a currency; 0.00 AUD, not stated as free of charge', null, null]],
  ],
  [
    'the same text twice, whatever its markup',
    {
      sheet: {
        editorial: { keynote: 'A storm & a light.', onixRetailerDescription: '<p>A <b>storm</b> &amp; a light.</p>' },
      },
    },
    [[30, '“a storm & a light.”', null, null]],
  ],
  [
    'the same long text twice, whatever is cut off after its first kilobyte',
    { sheet: { editorial: { keynote: longText, bookDescription: `<p>${longText}</p>` } } },
    [[30, '“the lamps of the harbour went out one after another, and the…”', null, null]],
  ],
  [
    'long texts that differ only at their end',
    { sheet: { editorial: { keynote: longText, bookDescription: `${longText} Again.` } } },
    [],
  ],
])('finds %s [QUAL-01]', (_, parts, expected) => {
  expect(found(parts)).toEqual(expected);
});

test('a title that another sender has deleted, unless this one has too [QUAL-01]', () => {
  expect(found({}, ['Distributor'])).toEqual([[40, 'Deleted by Distributor', null, null]]);
  expect(found({ isDeleted: true, isbn: '9780062040801' }, ['Distributor'])).toEqual([]);
});

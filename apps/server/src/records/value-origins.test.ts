import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { expect, test } from 'vitest';
import type { FragmentContent, InHouseFragmentKind } from './in-house-fragment.ts';
import type { SourceRecord } from './source-record.ts';
import { valueOrigins } from './value-origins.ts';

const record: TitleRecord = {
  companyCode: '001',
  isbn: '9780062040800',
  source: { sender: 'Harbour Press', recordReference: '1' },
  isDeleted: false,
  bar: { title: 'The Keeper', price: 20, imprintDesc: 'Harbour' },
  sheet: { editorial: { keynote: 'A lighthouse.' }, publicity: { publicist: 'Ann Hale' } },
  stored: { publisher: 'Harbour Press', ltdNet: 5 },
  codes: { award: [{ code: '1', description: 'Booker Prize' }] },
  references: [{ isbn: '9780062040817', list: 'otherWorks' }],
  scheduledPrices: [{ from: '2027-01-01', bar: { price: 22 }, stored: {} }],
};
const sources: SourceRecord[] = [{ record, isInHouse: false, sentAt: '2026-01-01T00:00:00Z' }];

const contents: Record<InHouseFragmentKind, FragmentContent> = {
  publicity: { sheet: { publicity: { publicist: 'Leo Marsh' } }, bookings: [] },
  coop: { sheet: { coopData: { coopContracts: [] } } },
  contract: { sheet: { contracts: { agents: [] } } },
  award: {
    sheet: { awards: { hccpAwards: '<p>Pulitzer, 2026</p>' } },
    codes: { award: [{ code: '2', description: 'Pulitzer' }] },
    awards: [{ awardId: 2, year: 2026 }],
  },
  figures: { stored: { ltdNet: 9, ltdGross: 12 } },
  team: { codes: { tag: [{ code: 'fair', description: 'Fair' }] }, notes: ['Ask the author'] },
};
const fragments = Object.entries(contents).map(([kind, content]) => ({ kind: kind as InHouseFragmentKind, content }));

/** The senders of a field, the used one first: a part by its kind. */
const sendersOf = (field: string) =>
  valueOrigins(sources, fragments, field).map(({ from, value }) => [
    'source' in from ? from.source.record.source.sender : from.fragment.kind,
    value,
  ]);

// Written by hand: what the record and the six parts above state, and nothing else.
test.each([
  ['bar.title', [['Harbour Press', 'The Keeper']]],
  ['bar.price', [['Harbour Press', 20]]],
  ['bar.imprintDesc', [['Harbour Press', 'Harbour']]],
  ['isbn', [['Harbour Press', '9780062040800']]],
  ['isDeleted', [['Harbour Press', false]]],
  ['references', [['Harbour Press', [{ isbn: '9780062040817', list: 'otherWorks' }]]]],
  ['scheduledPrices', [['Harbour Press', [{ from: '2027-01-01', bar: { price: 22 }, stored: {} }]]]],
  ['editorial.keynote', [['Harbour Press', 'A lighthouse.']]],
  ['stored.publisher', [['Harbour Press', 'Harbour Press']]],
  [
    'publicity.publicist',
    [
      ['publicity', 'Leo Marsh'],
      ['Harbour Press', 'Ann Hale'],
    ],
  ],
  ['coopData.coopContracts', [['coop', []]]],
  ['contracts.agents', [['contract', []]]],
  ['awards.hccpAwards', [['award', '<p>Pulitzer, 2026</p>']]],
  [
    'codes.award',
    [
      ['award', [{ code: '2', description: 'Pulitzer' }]],
      ['Harbour Press', [{ code: '1', description: 'Booker Prize' }]],
    ],
  ],
  [
    'stored.ltdNet',
    [
      ['Harbour Press', 5],
      ['figures', 9],
    ],
  ],
  ['stored.ltdGross', [['figures', 12]]],
  ['codes.tag', [['team', [{ code: 'fair', description: 'Fair' }]]]],
])('%s is stated by those records and parts only that contain it [PROV-15]', (field, expected) => {
  expect(sendersOf(field)).toEqual(expected);
});

test('a record of which a part was updated states the ISBN once [PROV-16]', () => {
  const source = {
    ...record.source,
    wholeSentAt: '2026-01-01T00:00:00Z',
    fieldsSentAt: { 'bar.price': '2026-02-01T00:00:00Z' },
  };
  const updated = [{ record: { ...record, source }, isInHouse: false, sentAt: '2026-02-01T00:00:00Z' }];
  expect(valueOrigins(updated, [], 'isbn').map(({ value, notUsed }) => [value, notUsed])).toEqual([
    ['9780062040800', null],
  ]);
});

import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { putWeeklySales } from './weekly-sales.queries.ts';

type SalesWeek = HouseRecordOf<'sales-week'>;

let database: TestDatabase | undefined;
beforeEach(async () => {
  await database?.drop();
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

const sold = (account: string, gross: number, more: object = {}) => ({
  ...{ channel: 'Trade', account, gross, returns: 0, dollars: gross * 10 },
  ...more,
});

const week = (day: number, ...channels: SalesWeek['channels']): SalesWeek => ({
  ...{ kind: 'sales-week', companyCode: '001', isbn: '9780062040800', weekEnding: '2026-11-14' },
  sentAt: `2026-11-${day}T00:00:00Z`,
  channels,
});

const put = (...records: SalesWeek[]) => putWeeklySales(database!.batch, records); // created before each test

/** Accounts and copies of the week, as reports read them. */
async function stored() {
  const rows = await database!.batch // created before each test
    .selectFrom('weekly_sales')
    .select(['account', 'gross', 'units_sold', 'on_hand'])
    .where('is_deleted', '=', false)
    .orderBy('account')
    .execute();
  return rows.map((row) => [row.account, Number(row.gross), row.units_sold, row.on_hand]);
}

test('two feeds of one week add up, and one that is sent again replaces its own accounts [REPORT-142]', async () => {
  expect(await put(week(16, sold('Booktown', 30), sold('Corner', 5)))).toEqual(['added']);
  expect(await put(week(17, sold('Harbour Books', 7, { unitsSold: 6, onHand: 40 })))).toEqual(['added']);
  expect(await put(week(18, sold('Booktown', 31)))).toEqual(['updated']);
  expect(await put(week(18, sold('Booktown', 31)))).toEqual(['unchanged']);
  expect(await put(week(15, sold('Booktown', 1)))).toEqual(['older']);
  expect(await stored()).toEqual([
    ['Booktown', 31, null, null],
    ['Corner', 5, null, null],
    ['Harbour Books', 7, 6, 40],
  ]);
});

test('an account that a record names twice is added up [REPORT-143]', async () => {
  await put(week(16, sold('Booktown', 30, { unitsSold: 3 }), sold('Booktown', 4, { unitsSold: null, onHand: 2 })));
  expect(await stored()).toEqual([['Booktown', 34, 3, 2]]);
});

test('accounts are taken back by name, and the whole week by a record without them, in any order of arrival [REPORT-144]', async () => {
  await put(week(16, sold('Booktown', 30), sold('Corner', 5)));
  expect(await put({ ...week(17, sold('Corner', 5)), isDeleted: true })).toEqual(['updated']);
  expect(await stored()).toEqual([['Booktown', 30, null, null]]);
  expect(await put(week(15))).toEqual(['older']);
  expect(await put(week(18))).toEqual(['updated']);
  expect(await stored()).toEqual([]);
  // Sent before the week was taken back, and received after it.
  expect(await put(week(17, sold('Late', 9)))).toEqual(['older']);
  expect(await put(week(19, sold('Booktown', 8)))).toEqual(['updated']);
  expect(await stored()).toEqual([['Booktown', 8, null, null]]);
});

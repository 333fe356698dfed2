import { reportDefinitions } from '@titlenet/catalogue/reports/report-definitions';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { importRecords, type SentRecord } from '../../ingest/house/house-files.test-data.ts';
import { readReport } from './reports.routes.ts';
import { lantern, title, week } from './sent-sales.test-data.ts';

/* Sell-through, stock of retailers and weeks of supply, by hand. */

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await sql`truncate title, term, feed_run, in_house_fragment, stale_figures, sales_window, reported_period, sent_period,
    monthly_sales, weekly_sales restart identity cascade`.execute(database.batch);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T17:00:00Z') });
});
afterEach(() => void vi.useRealTimers());

const send = (...records: SentRecord[]) => importRecords(database, records);

/** Account, shipped, returned, sold to readers, in stock. */
type Sold = [account: string, gross: number, returns: number, unitsSold: number | null, onHand?: number | null];

const sold = (weekEnding: string, ...accounts: Sold[]) =>
  week(weekEnding, null, {
    channels: accounts.map(([account, gross, returns, unitsSold, onHand]) => ({
      ...{ channel: 'Chain', account, gross, returns, dollars: gross, unitsSold },
      ...(onHand !== undefined && { onHand }),
    })),
  });

type Row = Record<string, string | number | null>;
async function read(operation: 'SalesOverview' | 'PointOfSale') {
  const definition = reportDefinitions.find((one) => one.operation === operation)!;
  const report = await readReport(database.read, definition, { companyCode: '001', isbn: lantern }, null);
  return report as unknown as { data: Row[]; accounts: Row[]; supply: Row[]; notes: Row[] };
}

test('units are set against what the same accounts received in the same weeks, and stock against the rate [REPORT-104] [G-343]', async () => {
  await send(
    title(),
    // Parcel reports its stock, Booktown in its first week only, Library no sales.
    sold('2026-11-14', ['Parcel', 30, 0, 12, 25], ['Booktown', 10, 6, 6], ['Library', 500, 0, null, 90]),
    sold('2026-11-07', ['Parcel', 0, 0, 8, 40]),
    sold('2026-10-24', ['Parcel', 20, 10, 10, null], ['Booktown', 0, 0, 2, 7]),
    // Before the four weeks.
    sold('2026-10-10', ['Parcel', 900, 0, 700, 1]),
  );
  const supply = [
    {
      ...{ period: 'Last Week', dates: 'week ending 11/14/2026', reported: '1 of 1 week' },
      // 18 of 34 copies; 25 in stock at 12 a week.
      ...{ units: 18, shipped: 34, sellThrough: 52.94, onHand: 25, weeksOfSupply: 2.1 },
    },
    {
      ...{ period: 'Last 4 Weeks', dates: 'weeks ending 10/24/2026 to 11/14/2026', reported: '3 of 4 weeks' },
      // 38 of 44 copies; Parcel sold 30 in three reported weeks.
      ...{ units: 38, shipped: 44, sellThrough: 86.36, onHand: 25, weeksOfSupply: 2.5 },
    },
  ];
  expect((await read('SalesOverview')).supply).toEqual(supply);
  const report = await read('PointOfSale');
  expect(report.supply).toEqual(supply);
  expect(report.accounts.map(({ account, onHand, weeksOfSupply }) => [account, onHand, weeksOfSupply])).toEqual([
    ['Parcel', 25, 2.5],
    ['Booktown', null, null],
  ]);
  expect(report.data.map(({ weekEnding, extent, units, onHand }) => [weekEnding, extent, units, onHand])).toEqual([
    ['2026-11-14T00:00:00', null, 18, 25],
    ['2026-11-07T00:00:00', null, 8, 40],
    ['2026-10-31T00:00:00', 'not reported', null, null],
    ['2026-10-24T00:00:00', null, 12, 7],
    ['2026-10-17T00:00:00', 'not reported', null, null],
    ['2026-10-10T00:00:00', null, 700, 1],
  ]);
});

test('weeks that different accounts reported are not compared, and the report says so [REPORT-114] [G-752]', async () => {
  const both = (weekEnding: string, parcel: number, booktown: number) =>
    sold(weekEnding, ['Parcel', 0, 0, parcel], ['Booktown', 0, 0, booktown]);
  const note = {
    table: 'data',
    text: 'The change is blank where not the same accounts reported in both weeks.',
  };
  await send(
    title(),
    // Booktown has not sent its newest week yet: Parcel sells as before.
    sold('2026-11-14', ['Parcel', 0, 0, 100]),
    both('2026-11-07', 100, 50),
    // An account that sold nothing sends 0.
    both('2026-10-31', 120, 0),
  );
  const changes = async () => (await read('PointOfSale')).data.map(({ units, change }) => [units, change]);
  expect(await changes()).toEqual([
    [100, null],
    [150, 25],
    [120, null],
  ]);
  expect((await read('PointOfSale')).notes).toEqual([note]);
  await send(both('2026-11-14', 100, 35));
  expect(await changes()).toEqual([
    [135, -10],
    [150, 25],
    [120, null],
  ]);
  expect((await read('PointOfSale')).notes).toEqual([]);
  // The running week is not compared in any case.
  await send(both('2026-11-21', 80, 28), sold('2026-11-28', ['Parcel', 0, 0, 10]));
  expect((await read('PointOfSale')).data.map(({ change }) => change)).toEqual([null, -20, -10, 25, null]);
  expect((await read('PointOfSale')).notes).not.toContainEqual(note);
});

test('returns above shipments and weeks without sales have no rate [REPORT-104] [G-343]', async () => {
  await send(title(), sold('2026-11-14', ['Parcel', 3, 10, 4, 0]), sold('2026-11-07', ['Parcel', 0, 0, -4, 3]));
  expect((await read('SalesOverview')).supply).toMatchObject([
    { units: 4, shipped: -7, sellThrough: null, onHand: 0, weeksOfSupply: 0 },
    { units: 0, shipped: -7, sellThrough: null, onHand: 0, weeksOfSupply: null },
  ]);
});

test('without units of points of sale there is no table, and a negative stock is refused [G-343]', async () => {
  const { rejected } = await send(
    title(),
    sold('2026-11-14', ['Library', 500, 0, null]),
    sold('2026-11-07', ['Parcel', 1, 0, 1, -1]),
  );
  expect(rejected.map(({ line }) => line)).toEqual([3]);
  expect((await read('SalesOverview')).supply).toEqual([]);
});

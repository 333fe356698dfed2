import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { importRecords, oneOfEach, type SentRecord } from '../../ingest/house/house-files.test-data.ts';
import { asOf, lines, notes, reader } from './read-report.test-support.ts';
import { lantern, month, title, week } from './sent-sales.test-data.ts';

/* When a month or week is complete: what a feed sends on which day, and what reports claim. */

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await sql`truncate title, term, feed_run, in_house_fragment, stale_figures, sales_window, reported_period, sent_period,
    monthly_sales, weekly_sales restart identity cascade`.execute(database.batch);
  await onDay('2026-11-23');
});
afterEach(() => void vi.useRealTimers());

/** Noon in New York. */
async function onDay(day: string): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T17:00:00Z`) });
}

const send = (...records: SentRecord[]) => importRecords(database, records);
const read = reader(() => database);

test('a month that was sent before its end is not complete until it is sent again [REPORT-141] [G-181, G-892]', async () => {
  await onDay('2026-12-31');
  await send(title(), month('2026-11', 7), month('2026-12', 9));
  const atItsEnd = [
    'Last Month | Nov 2026 | 7 | 1 of 1 month',
    '3 Months | Sep 2026 to Nov 2026 | 7 | 1 of 3 months',
    '6 Months | Jun 2026 to Nov 2026 | 7 | 1 of 6 months',
    '12 Months | Dec 2025 to Nov 2026 | 7 | 1 of 12 months',
    'Life to Date | Nov 2026 to date | 16 | 2 of 2 months',
    'Month to Date | Dec 2026 to date | 9 | ',
  ];
  expect(lines(await read('SalesOverview'))).toEqual(atItsEnd);
  await onDay('2027-01-02');
  await send(oneOfEach.person);
  expect(lines(await read('SalesOverview'))).toEqual(atItsEnd);
  expect(asOf(await read('SalesOverview'))).toBe('2026-11-30');
  expect((await read('MonthlySummary')).data.map((row) => [row.extent, row.net, row.change])).toEqual([
    ['to date', 9, null],
    [null, 7, null],
  ]);
  // With the same figures: the sender says that there are no others.
  await send(month('2026-12', 9));
  const report = await read('SalesOverview');
  expect(lines(report).slice(0, 3)).toEqual([
    'Last Month | Dec 2026 | 9 | 1 of 1 month',
    '3 Months | Oct 2026 to Dec 2026 | 16 | 2 of 3 months',
    '6 Months | Jul 2026 to Dec 2026 | 16 | 2 of 6 months',
  ]);
  expect(asOf(report)).toBe('2026-12-31');
});

test('of a message that arrives later the time of sending counts, and a deletion completes nothing [REPORT-141] [G-892]', async () => {
  const sentAt = '2026-10-30T12:00:00Z';
  await send(title(), month('2026-09', 30), month('2026-10', 100, { sentAt }), week('2026-10-31', 5, { sentAt }));
  const gone = { isDeleted: true, sentAt: '2026-11-03T00:00:00Z' };
  await send(month('2026-10', 0, { ...gone, account: 'Harbour Books' }), week('2026-10-31', 0, gone));
  const report = await read('SalesOverview');
  expect(asOf(report)).toBe('2026-09-30');
  expect(lines(report).at(-1)).toBe('Month to Date | Oct 2026 to date | 100 | ');
  expect(notes(report)).toEqual(['Oct 2026 to date is in Life to Date and in no other period.']);
  expect(lines(report).filter((line) => line.startsWith('Last Week'))).toEqual([]);
});

test('a month that no one has sent since its end is complete when a later one is over [REPORT-141] [G-892]', async () => {
  const atItsEnd = (name: string, day: string) => month(name, 5, { sentAt: `${day}T20:00:00Z` });
  await send(title(), atItsEnd('2026-09', '2026-09-30'), atItsEnd('2026-10', '2026-10-31'));
  const report = await read('SalesOverview');
  expect(asOf(report)).toBe('2026-09-30');
  expect(lines(report).at(-1)).toBe('Month to Date | Oct 2026 to date | 5 | ');
  await send(month('2026-11', 2));
  const open = lines(await read('SalesOverview')).at(-1);
  expect(open).toBe('Month to Date | Oct 2026 to date | 7 | ');
});

test('weeks of points of sale that were sent before their end are to date and are not compared [REPORT-141] [G-892]', async () => {
  const sentAt = '2026-11-20T12:00:00Z';
  await send(title(), week('2026-11-07', 10), week('2026-11-14', 10), week('2026-11-21', 3, { sentAt }));
  const report = await read('PointOfSale');
  expect(report.data.map(({ weekEnding, extent, units, change }) => [weekEnding, extent, units, change])).toEqual([
    ['2026-11-21T00:00:00', 'to date', 3, null],
    ['2026-11-14T00:00:00', null, 10, 0],
    ['2026-11-07T00:00:00', null, 10, null],
  ]);
  expect(asOf(report)).toBe('2026-11-14');
  const channels = await read('ChannelReport', lantern, { date: '2026-11-21' });
  expect([asOf(channels), notes(channels)]).toEqual([null, ['The week ending 11/21/2026 to date.']]);
});

import { reportDefinitions } from '@titlenet/catalogue/reports/report-definitions';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { importRecords, type SentRecord } from '../../ingest/house/house-files.test-data.ts';
import { readReport } from './reports.routes.ts';
import { lantern, month, tides, title, week } from './sent-sales.test-data.ts';

/* Values by hand: what is sold in two periods, and what changed from one to the other. */

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await sql`truncate title, term, feed_run, in_house_fragment, stale_figures, sales_window, reported_period, sent_period,
    monthly_sales, weekly_sales restart identity cascade`.execute(database.batch);
  onDay('2026-11-23');
});
afterEach(() => void vi.useRealTimers());

/** Noon in New York. */
const onDay = (day: string) => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T17:00:00Z`) });

const send = (...records: SentRecord[]) => importRecords(database, records);

interface Report {
  comparison: Record<string, string | number | null>[];
  totals: Record<string, string | number | null>[];
  data: Record<string, string | number | null>[];
}

async function read(operation: 'SalesOverview' | 'MonthlySummary', isbn = lantern): Promise<Report> {
  const definition = reportDefinitions.find((one) => one.operation === operation)!;
  return (await readReport(database.read, definition, { companyCode: '001', isbn }, null)) as unknown as Report;
}

/** 'dates: net (reported), dates: net (reported), change, change %' */
const lines = ({ comparison }: Report) =>
  comparison.map((row) =>
    [
      `${row.dates}: ${row.net} (${row.reported})`,
      `${row.comparedWith}: ${row.netBefore} (${row.reportedBefore})`,
      row.change,
      row.changePercent,
    ].join(', '),
  );

const monthsOf = (year: number, last: number) =>
  Array.from({ length: last }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);

test('periods are compared with the one before and a year before, and the running month with none [REPORT-100, REPORT-140] [G-340]', async () => {
  await send(
    title(),
    ...monthsOf(2025, 12).map((name) => month(name, 10)),
    ...monthsOf(2026, 9).map((name) => month(name, 15)),
    month('2026-10', 30, { returns: 6, dollars: 241 }),
    month('2026-11', 5_000),
    week('2026-11-14', null),
    week('2026-11-07', null, {
      channels: [{ channel: 'Chain', account: 'Booktown', gross: 40, returns: 20, dollars: 100 }],
    }),
  );
  const expected = [
    'Jan 2026 to Oct 2026: 159 (10 of 10 months), Jan 2025 to Oct 2025: 100 (10 of 10 months), 59, 59',
    'Oct 2026: 24 (1 of 1 month), Sep 2026: 15 (1 of 1 month), 9, 60',
    'Oct 2026: 24 (1 of 1 month), Oct 2025: 10 (1 of 1 month), 14, 140',
    'Aug 2026 to Oct 2026: 54 (3 of 3 months), May 2026 to Jul 2026: 45 (3 of 3 months), 9, 20',
    'May 2026 to Oct 2026: 99 (6 of 6 months), Nov 2025 to Apr 2026: 80 (6 of 6 months), 19, 23.75',
    // Nov and Dec 2024 are not reported: no change is stated.
    'Nov 2025 to Oct 2026: 179 (12 of 12 months), Nov 2024 to Oct 2025: 100 (10 of 12 months), , ',
    'week ending 11/14/2026: 15 (1 of 1 week), week ending 11/7/2026: 20 (1 of 1 week), -5, -25',
  ];
  expect(lines(await read('SalesOverview'))).toEqual(expected);
  expect(lines(await read('MonthlySummary'))).toEqual(expected);
  const [yearToDate, lastMonth] = (await read('SalesOverview')).comparison;
  // 9 × 150 and 241 against 10 × 100.
  expect(yearToDate).toMatchObject({ dollars: 1591, dollarsBefore: 1000, dollarsChangePercent: 59.1 });
  expect(lastMonth).toMatchObject({ dollars: 241, dollarsBefore: 150, dollarsChangePercent: 60.67 });
});

test('a change against 0, returns above gross or a missing period states no percentage [REPORT-100] [G-340]', async () => {
  await send(title(), title(tides), month('2026-10', 40), month('2026-09', 0), month('2025-10', 5, { returns: 25 }));
  await send(month('2026-10', 7, { isbn: tides }));
  const changes = ({ comparison }: Report) =>
    comparison.slice(0, 3).map(({ net, netBefore, change, changePercent }) => [net, netBefore, change, changePercent]);
  expect(changes(await read('SalesOverview'))).toEqual([
    // Two of ten months, and one of ten.
    [40, -20, null, null],
    [40, 0, 40, null],
    [40, -20, 60, null],
  ]);
  expect(changes(await read('SalesOverview', tides))).toEqual([
    [7, null, null, null],
    [7, null, null, null],
    [7, null, null, null],
  ]);
});

test('in January the year to date is the whole year before, and after a leap day February has 29 days [G-340]', async () => {
  onDay('2027-01-05');
  await send(
    title(),
    ...monthsOf(2025, 12).map((name) => month(name, 1)),
    ...monthsOf(2026, 12).map((name) => month(name, 2)),
  );
  expect(lines(await read('SalesOverview')).slice(0, 2)).toEqual([
    'Jan 2026 to Dec 2026: 24 (12 of 12 months), Jan 2025 to Dec 2025: 12 (12 of 12 months), 12, 100',
    'Dec 2026: 2 (1 of 1 month), Nov 2026: 2 (1 of 1 month), 0, 0',
  ]);
  onDay('2028-03-01');
  await send(month('2027-02', 4), month('2028-02', 3), month('2028-01', 3), week('2028-02-26', null));
  expect(lines(await read('SalesOverview')).slice(1, 3)).toEqual([
    'Feb 2028: 3 (1 of 1 month), Jan 2028: 3 (1 of 1 month), 0, 0',
    'Feb 2028: 3 (1 of 1 month), Feb 2027: 4 (1 of 1 month), -1, -25',
  ]);
});

test('the average price is the net amount of a net copy, and none where returns exceed gross [REPORT-102]', async () => {
  await send(
    title(),
    month('2026-10', 40, { returns: 10, dollars: 250 }),
    month('2026-09', 5, { returns: 9, dollars: -32 }),
    month('2026-08', 4, { returns: 4, dollars: 0 }),
  );
  const { data } = await read('MonthlySummary');
  expect(data.map(({ averagePrice }) => averagePrice)).toEqual([8.33, null, null]);
  const { totals } = await read('SalesOverview');
  // 218.00 for 26 copies.
  expect(totals.map(({ averagePrice }) => averagePrice)).toEqual([8.33, 8.38, 8.38, 8.38, 8.38]);
});

test('months are compared with the month before and the same one a year before [REPORT-101] [G-341]', async () => {
  await send(
    title(),
    month('2025-09', 20),
    month('2026-08', 10),
    month('2026-09', 15),
    month('2026-10', 0),
    month('2026-11', 4),
  );
  const { data } = await read('MonthlySummary');
  expect(
    data.map((row) => [
      String(row.month).slice(0, 7),
      row.extent,
      row.net,
      row.change,
      row.netYearBefore,
      row.yearChange,
    ]),
  ).toEqual([
    // The running month is compared with no whole one.
    ['2026-11', 'to date', 4, null, null, null],
    ['2026-10', null, 0, -100, null, null],
    ['2026-09', null, 15, 50, 20, -25],
    ['2026-08', null, 10, null, null, null],
    ['2026-01', 'to Jul 2026 not reported', null, null, null, null],
    ['2025-10', 'to Dec 2025 not reported', null, null, null, null],
    ['2025-09', null, 20, null, null, null],
  ]);
  expect(data.map(({ year }) => year)).toEqual([
    ...Array(5).fill('Jan 2026 to date'),
    ...Array(2).fill('Sep 2025 to Dec 2025'),
  ]);
});

test('a comparison of weeks of which neither is reported is left out, one of months is not [G-340]', async () => {
  // Another title reports the company's months and weeks.
  await send(title(), title(tides), month('2026-10', 3, { isbn: tides }), week('2026-11-14', null, { isbn: tides }));
  await send(month('2025-01', 1));
  const periods = (await read('SalesOverview')).comparison.map(({ dates, net }) => [dates, net]);
  expect(periods.filter(([dates]) => String(dates).includes('week'))).toEqual([]);
  expect(periods.find(([dates]) => dates === 'Oct 2026')?.[1]).toBeNull();
});

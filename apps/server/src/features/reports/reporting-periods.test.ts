import { reportDefinitions } from '@titlenet/catalogue/reports/report-definitions';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { importRecords, oneOfEach, type SentRecord } from '../../ingest/house/house-files.test-data.ts';
import { putWeeklySales } from '../../records/weekly-sales.queries.ts';
import { asOf, lines, notes, type Report, type Row, reader } from './read-report.test-support.ts';
import { readReport } from './reports.routes.ts';
import { lantern, month, tides, title, unknown, week } from './sent-sales.test-data.ts';

/*
 * Tables written by hand: what a feed sends on a day, and what reports show. Days are chosen so that a rule of rows, of
 * the database's clock or of UTC gives other values.
 */

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await sql`truncate title, term, feed_run, in_house_fragment, stale_figures, sales_window, reported_period, sent_period,
    monthly_sales, weekly_sales, pending_order restart identity cascade`.execute(database.batch);
  await onDay('2026-11-23');
});
afterEach(() => void vi.useRealTimers());

const NO_STOCK = { onHand: null };

/** Noon in New York. */
async function onDay(day: string): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T17:00:00Z`) });
}

const send = (...records: SentRecord[]) => importRecords(database, records);

const read = reader(() => database);

test('a record of the running month with 0 moves no window, and stands apart [REPORT-92, REPORT-94] [G-180, G-182]', async () => {
  await send(title(), month('2026-09', 30), month('2026-10', 100), month('2026-11', 0));
  const report = await read('SalesOverview');
  expect(lines(report)).toEqual([
    'Last Month | Oct 2026 | 100 | 1 of 1 month',
    '3 Months | Aug 2026 to Oct 2026 | 130 | 2 of 3 months',
    '6 Months | May 2026 to Oct 2026 | 130 | 2 of 6 months',
    '12 Months | Nov 2025 to Oct 2026 | 130 | 2 of 12 months',
    'Life to Date | Sep 2026 to date | 130 | 3 of 3 months',
    'Month to Date | Nov 2026 to date | 0 | ',
  ]);
  expect(asOf(report)).toBe('2026-10-31');
  expect(notes(report)).toEqual(['Nov 2026 to date is in Life to Date and in no other period.']);
});

test('records of an ISBN outside the catalogue move nothing until the title arrives [REPORT-92] [G-180]', async () => {
  await send(
    title(),
    month('2026-09', 30),
    month('2026-10', 100, { isbn: unknown }),
    week('2026-11-14', 5, { isbn: unknown }),
  );
  expect(lines(await read('SalesOverview'))[0]).toBe('Last Month | Sep 2026 | 30 | 1 of 1 month');
  expect(asOf(await read('SalesOverview'))).toBe('2026-09-30');
  await send(title(unknown));
  expect(lines(await read('SalesOverview')).slice(0, 2)).toEqual([
    'Last Week | week ending 11/14/2026 |  | 0 of 1 week',
    'Last Month | Oct 2026 |  | 0 of 1 month',
  ]);
  await send(title(unknown, { isDeleted: true }));
  expect(lines(await read('SalesOverview'))[0]).toBe('Last Month | Sep 2026 | 30 | 1 of 1 month');
});

test('a title without a record in a period is not reported, one with 0 sold none [REPORT-93] [G-181]', async () => {
  await send(title(), title(tides), month('2026-10', 100), month('2026-09', 4, { isbn: tides }));
  const [last, ...others] = lines(await read('SalesOverview', tides));
  expect(last).toBe('Last Month | Oct 2026 |  | 0 of 1 month');
  expect(others[0]).toBe('3 Months | Aug 2026 to Oct 2026 | 4 | 1 of 3 months');
  await send(month('2026-10', 0, { isbn: tides }));
  expect(lines(await read('SalesOverview', tides))[0]).toBe('Last Month | Oct 2026 | 0 | 1 of 1 month');
});

test('the day is that of the company: New York is behind UTC, London is not [G-180]', async () => {
  const uk = { companyCode: '400', isbn: unknown };
  const both = [month('2026-10', 100), month('2026-10', 50, uk)];
  vi.setSystemTime('2026-10-31T20:00:00Z');
  await send(title(), title(unknown, { companyCode: '400' }), ...both);
  vi.setSystemTime('2026-11-01T03:00:00Z');
  await send(...both);
  expect(lines(await read('SalesOverview')).at(-1)).toBe('Month to Date | Oct 2026 to date | 100 | ');
  const titleView = await readReport(
    database.read,
    reportDefinitions.find(({ operation }) => operation === 'TitleView')!,
    { companyCode: '400', isbn: unknown },
    null,
  );
  expect(lines(titleView as unknown as Report)[0]).toBe('Last Month | Oct 2026 | 50 | 1 of 1 month');
  vi.setSystemTime('2026-11-01T05:00:00Z');
  await send(...both);
  expect(lines(await read('SalesOverview'))[0]).toBe('Last Month | Oct 2026 | 100 | 1 of 1 month');
});

test('in a leap year February ends on its 29th day [G-181]', async () => {
  await onDay('2028-02-29');
  await send(title(), month('2027-12', 1), month('2028-01', 2), month('2028-02', 4));
  expect(asOf(await read('MonthlySummary'))).toBe('2028-01-31');
  await onDay('2028-03-01');
  await send(month('2028-02', 4));
  const report = await read('SalesOverview');
  expect(asOf(report)).toBe('2028-02-29');
  expect(lines(report)[1]).toBe('3 Months | Dec 2027 to Feb 2028 | 7 | 3 of 3 months');
});

test('a record that is taken back moves the newest month back, and an older message does not bring it back [REPORT-95] [G-183]', async () => {
  const sent = (record: SentRecord, sentAt: string, more = {}) => ({ ...record, sentAt, ...more }) as SentRecord;
  const october = month('2026-10', 100);
  await send(title(), month('2026-09', 30), sent(october, '2026-11-02T00:00:00Z'));
  expect(asOf(await read('SalesOverview'))).toBe('2026-10-31');
  await send(sent(october, '2026-11-03T00:00:00Z', { isDeleted: true }));
  const report = await read('SalesOverview');
  expect(asOf(report)).toBe('2026-09-30');
  expect(lines(report).filter((line) => /Last Month|Life/.test(line))).toEqual([
    'Last Month | Sep 2026 | 30 | 1 of 1 month',
    'Life to Date | Sep 2026 | 30 | 1 of 1 month',
  ]);
  expect((await read('MonthlySummary')).data.map((row) => row.month)).toEqual(['2026-09-01T00:00:00']);
  expect(await send(sent(october, '2026-11-02T12:00:00Z'))).toMatchObject({ older: 1 });
  expect(asOf(await read('SalesOverview'))).toBe('2026-09-30');
  await send(sent(october, '2026-11-04T00:00:00Z'));
  expect(asOf(await read('SalesOverview'))).toBe('2026-10-31');
});

test('two companies have windows of their own [G-180]', async () => {
  const other = { companyCode: '003', isbn: tides };
  await send(title(), title(tides, { companyCode: '003' }), month('2026-10', 100), month('2026-08', 5, other));
  expect(asOf(await read('SalesOverview'))).toBe('2026-10-31');
  const report = await read('SalesOverview', tides, { companyCode: '003' });
  expect([asOf(report), lines(report)[0]]).toEqual(['2026-08-31', 'Last Month | Aug 2026 | 5 | 1 of 1 month']);
});

test('a title in its launch week has weeks and no months [G-181]', async () => {
  await send(title(), title(tides), week('2026-11-14', 3), month('2026-10', 7, { isbn: tides }));
  const report = await read('SalesOverview');
  expect(lines(report).slice(0, 2)).toEqual([
    'Last Week | week ending 11/14/2026 | 15 | 1 of 1 week',
    'Last Month | Oct 2026 |  | 0 of 1 month',
  ]);
  expect(report.rows).toEqual([expect.objectContaining({ channel: 'Chain', grossWeek: 15, netLife: null })]);
  expect(asOf(report)).toBe('2026-11-14');
});

test('sales of earlier weeks alone are named below empty periods [G-181]', async () => {
  await send(
    title(),
    title(tides),
    week('2026-10-03', 3),
    week('2026-09-26', 3),
    week('2026-11-14', 4, { isbn: tides }),
  );
  const report = await read('SalesOverview');
  expect(lines(report)).toEqual(['Last Week | week ending 11/14/2026 |  | 0 of 1 week']);
  expect(notes(report)).toEqual(['Sales of 2 weeks are on file, the last of the week ending 10/3/2026.']);
});

test('the monthly summary marks the running month and tells months without a record from 0 [REPORT-101] [G-182, G-341]', async () => {
  await send(title(), month('2026-06', 5), month('2026-09', 0), month('2026-11', 2));
  const { data, ...report } = await read('MonthlySummary');
  expect(data.map(({ month, extent, gross, netToDate }) => [month, extent, gross, netToDate])).toEqual([
    ['2026-11-01T00:00:00', 'to date', 2, 7],
    ['2026-10-01T00:00:00', 'not reported', null, null],
    ['2026-09-01T00:00:00', null, 0, 5],
    ['2026-07-01T00:00:00', 'to Aug 2026 not reported', null, null],
    ['2026-06-01T00:00:00', null, 5, 5],
  ]);
  expect(notes(report as Report)).toEqual(['3 of 6 months (Jun 2026 to date) are not reported.']);
});

test('a month or a week that has not begun is rejected with its line [REPORT-96] [G-184]', async () => {
  const report = await send(
    title(),
    month('2026-12', 5),
    month('2026-11', 5),
    week('2062-01-07', 5),
    week('2026-12-05', 5),
    week('2026-11-28', 5),
    week('2026-11-13', 5),
    { ...oneOfEach['pending-order'], orderDate: '2026-11-24' },
    { ...oneOfEach['pending-order'], orderDate: '2026-11-23' },
    { ...oneOfEach.projection, header: { reissueNumber: 0, boDataAsOf: '2026-12-01' } },
  );
  expect(report.rejected.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'month: Dec 2026 has not begun'],
    [4, 'weekEnding: the week ending 1/7/2062 has not begun'],
    [5, 'weekEnding: the week ending 12/5/2026 has not begun'],
    [7, 'weekEnding: is no Saturday'],
    [8, 'orderDate: 11/24/2026 has not begun'],
    [10, 'header.boDataAsOf: 12/1/2026 has not begun'],
  ]);
  expect(report.added).toBe(4);
});

test('stored records of a time that has not begun are left out, and named [REPORT-96] [G-184]', async () => {
  await send(title(), month('2026-10', 100), week('2026-11-14', 5));
  await sql`
    insert into monthly_sales values ('001', ${lantern}, 'Chain', 'Booktown', '2062-01-01', 9, 0, 9, 90)`.execute(
    database.batch,
  );
  const [record] = [oneOfEach['sales-week']];
  const channels = [{ channel: 'Chain', account: 'Booktown', gross: 1, returns: 0, dollars: 1, unitsSold: 1 }];
  await putWeeklySales(database.batch, [{ ...record, weekEnding: '2062-01-07', channels }]);
  await send(oneOfEach.person);
  const overview = await read('SalesOverview');
  expect(lines(overview).slice(0, 2)).toEqual([
    'Last Week | week ending 11/14/2026 | 15 | 1 of 1 week',
    'Last Month | Oct 2026 | 100 | 1 of 1 month',
  ]);
  expect(notes(overview)).toEqual(['Jan 2062: not begun, and left out.']);
  const sales = await read('PointOfSale');
  expect(sales.data).toEqual([
    { ...NO_STOCK, weekEnding: '2026-11-14T00:00:00', extent: null, units: 5, change: null },
  ]);
  expect(notes(sales)).toEqual(['Week ending 1/7/2062: not begun, and left out.']);
  const figures = await database.batch.selectFrom('title').select('ltd_net').executeTakeFirst();
  expect(figures).toEqual({ ltd_net: 100 });
});

test('point of sale compares weeks of the calendar and sums all of them [G-181]', async () => {
  // Thirty weeks with 10 units each, the two before the newest one missing.
  const endings = Array.from({ length: 32 }, (_, index) =>
    new Date(Date.UTC(2026, 10, 14) - index * 7 * 86_400_000).toISOString().slice(0, 10),
  ).filter((_, index) => index !== 1 && index !== 2);
  await send(title(), ...endings.map((day, index) => week(day, index === 1 ? 0 : 10)), week('2026-11-28', 2));
  const report = await read('PointOfSale');
  expect(report.data.slice(0, 6)).toEqual([
    { ...NO_STOCK, weekEnding: '2026-11-28T00:00:00', extent: 'to date', units: 2, change: null },
    { ...NO_STOCK, weekEnding: '2026-11-21T00:00:00', extent: 'not reported', units: null, change: null },
    { ...NO_STOCK, weekEnding: '2026-11-14T00:00:00', extent: null, units: 10, change: null },
    { ...NO_STOCK, weekEnding: '2026-10-31T00:00:00', extent: 'to 11/7/2026 not reported', units: null, change: null },
    { ...NO_STOCK, weekEnding: '2026-10-24T00:00:00', extent: null, units: 0, change: -100 },
    { ...NO_STOCK, weekEnding: '2026-10-17T00:00:00', extent: null, units: 10, change: 0 },
  ]);
  expect(report.data).toHaveLength(33);
  expect(report.accounts).toEqual([
    {
      account: 'Booktown',
      lastWeek: 10,
      last4Weeks: 10,
      reported: '2 of 4 weeks',
      allWeeks: 292,
      onHand: null,
      weeksOfSupply: null,
    },
  ]);
  expect(asOf(report)).toBe('2026-11-14');
  expect(notes(report)).toEqual([
    '3 of 34 weeks (weeks ending 4/11/2026 to date) are not reported.',
    'The week ending 11/28/2026 to date is in All Weeks and in no other period.',
  ]);
});

test('points of sale have a newest week of their own [G-180]', async () => {
  await send(title(), week('2026-11-14', null), week('2026-11-07', 6));
  const report = await read('PointOfSale');
  expect(report.accounts).toMatchObject([{ account: 'Booktown', lastWeek: 6, last4Weeks: 6 }]);
  expect(asOf(report)).toBe('2026-11-07');
  expect(lines(await read('SalesOverview'))).toEqual(['Last Week | week ending 11/14/2026 | 15 | 1 of 1 week']);
});

test('the channel report is of the newest complete week, and says what a running one is, whose last day is unknown [G-180, REPORT-139]', async () => {
  await send(title(), week('2026-11-14', 5), week('2026-11-28', 1));
  const newest = await read('ChannelReport');
  expect(newest).toMatchObject({
    asOf: '2026-11-14T00:00:00',
    header: { weekEnding: '2026-11-14T00:00:00', newestWeek: '2026-11-14T00:00:00' },
    notes: [],
  });
  const running = await read('ChannelReport', lantern, { date: '2026-11-28' });
  expect(running).toMatchObject({ asOf: null, data: [{ channel: 'Chain', gross: 15 }] });
  expect(notes(running)).toEqual(['The week ending 11/28/2026 to date.']);
  const unreported = await read('ChannelReport', lantern, { date: '2026-11-21' });
  expect(unreported).toMatchObject({ asOf: '2026-11-14T00:00:00', data: [] });
  await send(week('2026-11-14', 5, { isDeleted: true }), week('2026-11-07', 2));
  expect(await read('ChannelReport')).toMatchObject({ asOf: '2026-11-07T00:00:00' });
});

test('default dates of orders are no dates, so that nothing is overdue since then [REPORT-117]', async () => {
  const order = (account: string, orderNumber: string, orderDate: string, shipDate: string): SentRecord =>
    ({ ...oneOfEach['pending-order'], account, orderNumber, orderDate, shipDate, quantity: 1 }) as SentRecord;
  await send(
    title(),
    order('Shop', 'A-1', '2026-10-01', '0001-01-01'),
    order('Shop', 'A-2', '1900-01-01', '2026-12-24'),
    order('Undated', 'A-3', '1900-01-01', '1900-01-01'),
  );
  const report = (await read('PendingOrders')) as Report & { lines: Row[] };
  expect(report).toMatchObject({ asOf: '2026-10-01T00:00:00' });
  expect(report.data).toMatchObject([
    { account: 'Shop', firstOrderDate: '2026-10-01T00:00:00', nextShipDate: '2026-12-24T00:00:00', overdue: null },
    { account: 'Undated', firstOrderDate: null, nextShipDate: null, overdue: null },
  ]);
  expect(report.lines).toMatchObject([
    { orderNo: 'A-2', orderDate: null, shipDate: '2026-12-24T00:00:00', overdue: null },
    { orderNo: 'A-1', orderDate: '2026-10-01T00:00:00', shipDate: null, overdue: null },
    { orderNo: 'A-3', orderDate: null, shipDate: null, overdue: null },
  ]);
});

test("a ship date before the company's day is overdue, and accounts are in natural order [REPORT-107] [GRID-119]", async () => {
  const order = (account: string, orderNumber: string, shipDate: string | null): SentRecord =>
    ({
      ...oneOfEach['pending-order'],
      account,
      orderNumber,
      orderDate: '2026-10-01',
      shipDate,
      quantity: 1,
    }) as SentRecord;
  await send(
    title(),
    order('Shop 10', 'A-1', '2026-11-23'),
    order('Shop 9', 'A-10', '2026-11-22'),
    order('Shop 9', 'A-9', null),
    order('Élan', 'A-2', '2026-12-24'),
  );
  const report = (await read('PendingOrders')) as Report & { lines: Row[] };
  expect(report.data.map(({ account, overdue }) => [account, overdue])).toEqual([
    ['Élan', null],
    ['Shop 9', 'overdue'],
    ['Shop 10', null],
  ]);
  expect(report.lines.map(({ orderNo, overdue }) => [orderNo, overdue])).toEqual([
    ['A-2', null],
    ['A-9', null],
    ['A-10', 'overdue'],
    ['A-1', null],
  ]);
});

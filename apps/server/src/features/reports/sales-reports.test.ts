import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { PersonName } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';
import { putMonthlySales } from '../../records/monthly-sales.queries.ts';
import { putPendingOrders } from '../../records/pending-orders.queries.ts';
import { moveSalesWindows } from '../../records/sales-windows.queries.ts';
import { putWeeklySales } from '../../records/weekly-sales.queries.ts';

const isbn = '9780062040800';
const ofTitle = { companyCode: '001', isbn } as const;

/** Sales of a month: month, channel, account, gross, returns, net amount. */
const months: [string, string, string, number, number, number][] = [
  ['2024-11', 'Online', 'Parcel & Page', 1000, 100, 900.1],
  ['2025-02', 'Retail', 'Booktown', 300, 400, -100.2],
  ['2025-10', 'Online', 'Parcel & Page', 200, 20, 180.3],
  ['2025-12', 'Online', 'Other "Shop"', 50, 5, 45.4],
  ['2026-01', 'Retail', 'Booktown', 40, 10, 30.5],
];

const order = (change: Partial<HouseRecordOf<'pending-order'>>): HouseRecordOf<'pending-order'> => ({
  kind: 'pending-order',
  ...ofTitle,
  account: 'Booktown',
  orderNumber: 'B-1',
  orderDate: '2026-01-05',
  shipDate: '2026-02-01',
  quantity: 100,
  status: 'Open',
  ...change,
});

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await saveAsHouse(server.database, [
    titleRecord({
      isbn,
      stored: { availStock: 77, ltdGross: 1590, ltdReturns: 535, ltdNet: 1060 },
      bar: { price: 24.99, onSaleDate: '2024-11-05T00:00:00', formatDesc: 'Hardcover', reissueNo: 0 },
    }),
    titleRecord({ isbn: '9780061120084' }),
    titleRecord({ companyCode: '400', isbn: '9780007525492', stored: { availStock: 5 } }),
  ]);
  const db = server.database.batch;
  await putMonthlySales(db, [
    ...months.map(([month, channel, account, gross, returns, dollars]) => ({
      kind: 'sales-month' as const,
      ...ofTitle,
      month,
      channel,
      account,
      gross,
      returns,
      dollars,
    })),
    {
      kind: 'sales-month',
      companyCode: '400',
      isbn: '9780007525492',
      month: '2026-01',
      channel: 'Retail',
      account: 'High Street',
      gross: 9,
      returns: 1,
      dollars: 40,
    },
  ]);
  await putPendingOrders(db, [
    order({}),
    order({ line: 2, quantity: 40, shipDate: '2026-01-20' }),
    order({ orderNumber: 'B-2', orderDate: '2026-01-02', shipDate: null, quantity: 10, status: 'On Hold' }),
    order({ account: 'Airport', orderNumber: 'A-1', quantity: 5, status: 'Backordered' }),
    order({ account: 'Airport', orderNumber: 'A-2', status: 'Shipped' }),
    order({ account: 'Airport', orderNumber: 'A-3', status: 'Cancelled' }),
  ]);
  const week = (weekEnding: string, gross: number, unitsSold: number | null): HouseRecordOf<'sales-week'> => ({
    kind: 'sales-week',
    ...ofTitle,
    weekEnding,
    channels: [
      { channel: 'Online', account: 'Parcel & Page', gross, returns: 2, dollars: gross * 10, unitsSold },
      { channel: 'Library', account: 'Supplier', gross: 10, returns: 0, dollars: 50, unitsSold: null },
    ],
  });
  await putWeeklySales(db, [week('2026-01-24', 42, 30), week('2026-01-17', 22, 20), week('2026-01-10', 12, null)]);
  await moveSalesWindows(db);
});
afterAll(() => server.close());

const ask = async (path: string, as: PersonName = 'employee') => {
  const answer = await server.app.inject({ url: `/api/Reports/${path}`, headers: server.as(as) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

test('the sales overview has header, totals by period and rows by channel [REPORT-16] [API-13]', async () => {
  const report = await ask(`001/${isbn}/SalesOverview`);
  expect(report.header).toMatchObject({
    title: 'The Lantern Keeper',
    isbn,
    price: 24.99,
    formatDescription: 'Hardcover',
    availStock: 77,
    onOrder: 155,
    ltdNet: 1060,
  });
  expect(report.totals).toEqual([
    {
      period: 'Last Week',
      dates: 'week ending 1/24/2026',
      reported: '1 of 1 week',
      gross: 52,
      returns: 2,
      net: 50,
      returnPercent: 3.85,
      dollars: 470,
      averagePrice: 9.4,
    },
    {
      period: 'Last Month',
      dates: 'Jan 2026',
      reported: '1 of 1 month',
      gross: 40,
      returns: 10,
      net: 30,
      returnPercent: 25,
      dollars: 30.5,
      averagePrice: 1.02,
    },
    {
      period: '3 Months',
      dates: 'Nov 2025 to Jan 2026',
      reported: '2 of 3 months',
      gross: 90,
      returns: 15,
      net: 75,
      returnPercent: 16.67,
      dollars: 75.9,
      averagePrice: 1.01,
    },
    {
      period: '6 Months',
      dates: 'Aug 2025 to Jan 2026',
      reported: '3 of 6 months',
      gross: 290,
      returns: 35,
      net: 255,
      returnPercent: 12.07,
      dollars: 256.2,
      averagePrice: 1,
    },
    {
      period: '12 Months',
      dates: 'Feb 2025 to Jan 2026',
      reported: '4 of 12 months',
      gross: 590,
      returns: 435,
      net: 155,
      returnPercent: 73.73,
      dollars: 156,
      averagePrice: 1.01,
    },
    {
      period: 'Life to Date',
      dates: 'Nov 2024 to Jan 2026',
      reported: '5 of 15 months',
      gross: 1590,
      returns: 535,
      net: 1055,
      returnPercent: 33.65,
      dollars: 1056.1,
      averagePrice: 1,
    },
  ]);
  expect(report.rows.map((row: { channel: string }) => row.channel)).toEqual(['Online', 'Library', 'Retail']);
  expect(report.rows[0]).toMatchObject({ netWeek: 40, netMonth: null, netMonths3: 45, netMonths6: 225, netLife: 1125 });
  expect(report.rows[1]).toMatchObject({ netWeek: 10, netLife: null });
  expect(report.rows[2]).toMatchObject({ netWeek: null, netMonth: 30, netLife: -70, returnPercentLife: 120.59 });
  expect(report.asOf).toBe('2026-01-31T00:00:00');
});

test('life-to-date figures of the feed that differ from the sum of the months are listed', async () => {
  const { differences } = await ask(`001/${isbn}/SalesOverview`);
  expect(differences).toEqual([
    { row: 'Life to Date (Nov 2024 to Jan 2026)', field: 'net', stated: 1060, computed: 1055 },
  ]);
});

test('a title without sales has a header and empty tables, and no zeros', async () => {
  const report = await ask('001/9780061120084/SalesOverview');
  expect(report).toMatchObject({ totals: [], rows: [], differences: [], asOf: null });
  expect(report.header).toMatchObject({ availStock: null, onOrder: null });
});

test('the monthly summary has a row for each month, newest first, and the net to date [REPORT-101] [G-341]', async () => {
  const { data } = await ask(`001/${isbn}/MonthlySummary`);
  const line = (row: Record<string, unknown>) =>
    [row.month, row.extent, row.gross, row.returns, row.net, row.returnPercent, row.dollars, row.averagePrice]
      .concat([row.change, row.netYearBefore, row.yearChange, row.netToDate, row.year])
      .map((value) => value ?? '')
      .join(' | ')
      .replaceAll('T00:00:00', '');
  const missing = ' |  |  |  |  |  |  |  |  |  |  | ';
  expect((data as Record<string, unknown>[]).map(line)).toEqual([
    '2026-01-01 |  | 40 | 10 | 30 | 25 | 30.5 | 1.02 | -33.33 |  |  | 1055 | Jan 2026',
    '2025-12-01 |  | 50 | 5 | 45 | 10 | 45.4 | 1.01 |  |  |  | 1025 | 2025',
    `2025-11-01 | not reported${missing}2025`,
    '2025-10-01 |  | 200 | 20 | 180 | 10 | 180.3 | 1 |  |  |  | 980 | 2025',
    `2025-03-01 | to Sep 2025 not reported${missing}2025`,
    '2025-02-01 |  | 300 | 400 | -100 | 133.33 | -100.2 |  |  |  |  | 800 | 2025',
    `2025-01-01 | not reported${missing}2025`,
    `2024-12-01 | not reported${missing}Nov 2024 to Dec 2024`,
    '2024-11-01 |  | 1000 | 100 | 900 | 10 | 900.1 | 1 |  |  |  | 900 | Nov 2024 to Dec 2024',
  ]);
});

test('pending orders are those that were neither shipped nor cancelled, by account and by line', async () => {
  const { data, lines } = await ask(`001/${isbn}/PendingOrders`);
  expect(data).toEqual([
    {
      account: 'Airport',
      orders: 1,
      qty: 5,
      firstOrderDate: '2026-01-05T00:00:00',
      nextShipDate: '2026-02-01T00:00:00',
      overdue: 'overdue',
    },
    {
      account: 'Booktown',
      orders: 2,
      qty: 150,
      firstOrderDate: '2026-01-02T00:00:00',
      nextShipDate: '2026-01-20T00:00:00',
      overdue: 'overdue',
    },
  ]);
  expect(lines).toHaveLength(4);
  expect(lines[1]).toEqual({
    account: 'Booktown',
    orderNo: 'B-2',
    orderDate: '2026-01-02T00:00:00',
    shipDate: null,
    overdue: null,
    qty: 10,
    status: 'On Hold',
  });
});

test('the title view of a UK title has stock and sales to date', async () => {
  const report = await ask('400/9780007525492/TitleView', 'uk');
  expect(report.header).toMatchObject({ title: 'The Lantern Keeper', availStock: 5 });
  expect(report.totals.at(-1)).toEqual({
    period: 'Life to Date',
    dates: 'Jan 2026',
    reported: '1 of 1 month',
    gross: 9,
    returns: 1,
    net: 8,
    returnPercent: 11.11,
    dollars: 40,
    averagePrice: 5,
  });
});

test('the channel report shows the week of its date, or the newest week without a date', async () => {
  const newest = await ask(`001/${isbn}/ChannelReport`);
  expect(newest.header).toMatchObject({ weekEnding: '2026-01-24T00:00:00', newestWeek: '2026-01-24T00:00:00' });
  expect(newest.data).toEqual([
    {
      channel: 'Online',
      gross: 42,
      returns: 2,
      net: 40,
      returnPercent: 4.76,
      dollars: 420,
      averagePrice: 10.5,
      share: 80,
    },
    { channel: 'Library', gross: 10, returns: 0, net: 10, returnPercent: 0, dollars: 50, averagePrice: 5, share: 20 },
  ]);
  const earlier = await ask(`001/${isbn}/ChannelReport?date=2026.01.17`);
  expect(earlier.data[0]).toMatchObject({ channel: 'Online', gross: 22 });
  expect(await ask(`001/${isbn}/ChannelReport?date=2025.01.18`)).toMatchObject({
    header: { weekEnding: '2025-01-18T00:00:00', newestWeek: '2026-01-24T00:00:00' },
    data: [],
  });
});

test('point of sale has the units that accounts report, by week and by account', async () => {
  const report = await ask(`001/${isbn}/PointOfSale`);
  expect(report.data).toEqual([
    { weekEnding: '2026-01-24T00:00:00', extent: null, units: 30, change: 50, onHand: null },
    { weekEnding: '2026-01-17T00:00:00', extent: null, units: 20, change: null, onHand: null },
  ]);
  expect(report.accounts).toEqual([
    {
      ...{ account: 'Parcel & Page', lastWeek: 30, last4Weeks: 50, reported: '2 of 4 weeks', allWeeks: 50 },
      ...{ onHand: null, weeksOfSupply: null },
    },
  ]);
});

test('a date that a week cannot end on is refused, with the reason [REPORT-106] [G-344]', async () => {
  for (const date of ['2026-01-24', '2026.13.40', 'x', '2026.02.30', '2026.01.21', '2062.01.07']) {
    const url = `/api/Reports/001/${isbn}/ChannelReport?date=${date}`;
    expect((await server.app.inject({ url, headers: server.as('employee') })).statusCode, date).toBe(400);
  }
  const url = `/api/Reports/001/${isbn}/ChannelReport?date=2026.01.21`;
  const headers = server.as('employee');
  expect((await server.app.inject({ url, headers })).json().message).toBe(
    '1/21/2026 is no Saturday. The weeks of this report end on Saturdays.',
  );
  const file = `/api/Export/Report/001/${isbn}/channelReport?date=2026.01.21`;
  expect((await server.app.inject({ method: 'POST', url: file, headers })).statusCode).toBe(400);
  // Other reports are not of a week.
  await ask(`001/${isbn}/PointOfSale?date=2026.01.21`);
});

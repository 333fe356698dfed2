import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { importRecords, oneOfEach, type SentRecord } from '../../ingest/house/house-files.test-data.ts';

const isbn = '9780062040800';
const returned = '9780061122415';

/** Month, gross, returns, net amount. */
const sale = (of: string, month: string, gross: number, returns: number, dollars: number): SentRecord => ({
  ...oneOfEach['sales-month'],
  isbn: of,
  month,
  gross,
  returns,
  dollars,
});

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await importRecords(server.database, [
    oneOfEach.title,
    { ...oneOfEach.title, isbn: returned, productId: 78, bar: { title: 'Tides' } },
    sale(isbn, '2025-01', 160, 23, 1.005),
    sale(isbn, '2025-02', 0, 4, -2.675),
    sale(isbn, '2025-03', -6, 3, 0),
    sale(isbn, '2025-04', 6, -7, 0),
    sale(returned, '2025-01', 800, 801, -8.005),
    {
      ...oneOfEach['sales-week'],
      weekEnding: '2026-10-17',
      channels: [
        { channel: 'Online', account: 'A', gross: 320, returns: 46, dollars: 1.005 },
        { channel: 'Online', account: 'B', gross: 0, returns: 0, dollars: 10.235 },
        { channel: 'Trade', account: 'C', gross: 0, returns: 5, dollars: -1.005 },
      ],
    },
  ]);
});
afterAll(() => server.close());

const get = async (url: string) => (await server.app.inject({ url, headers: server.as('employee') })).json();

test('percentages and amounts are rounded half away from zero, months [G-192]', async () => {
  const { data } = await get(`/api/Reports/001/${isbn}/MonthlySummary`);
  const ofMonth = (month: string) => data.find((row: { month: string }) => row.month === `${month}-01T00:00:00`);
  expect(ofMonth('2025-01')).toMatchObject({ returnPercent: 14.38, dollars: 1.01 });
  expect(ofMonth('2025-02')).toMatchObject({ dollars: -2.68 });
});

test('weeks, too, whose amounts are stored as they were sent [G-192]', async () => {
  const { data } = await get(`/api/Reports/001/${isbn}/ChannelReport?date=2026.10.17`);
  expect(data).toMatchObject([
    { channel: 'Online', returnPercent: 14.38, dollars: 11.25 },
    { channel: 'Trade', returnPercent: null, dollars: -1.01 },
  ]);
});

test('Return % of a period without positive gross is blank [G-192]', async () => {
  const { data } = await get(`/api/Reports/001/${isbn}/MonthlySummary`);
  const percents = data.map(({ month, returnPercent }: Record<string, unknown>) => [month, returnPercent]);
  expect(percents).toEqual(
    expect.arrayContaining([
      ['2025-02-01T00:00:00', null],
      ['2025-03-01T00:00:00', null],
    ]),
  );
});

test('sell-through is rounded, not cut, also below zero [G-192]', async () => {
  await importRecords(server.database, [
    {
      ...oneOfEach.title,
      references: [
        { isbn, list: 'titleTrack' },
        { isbn: returned, list: 'titleTrack' },
      ],
    },
  ]);
  const { sales } = await get('/api/TitleSheet/001/77');
  // 160 gross and 23 returns; 800 gross and 801 returns.
  expect(sales.titleTrack.map(({ ltdGross, sellThru }: Record<string, unknown>) => [ltdGross, sellThru])).toEqual([
    [160, 85.63],
    [800, -0.13],
  ]);
});

test('so is the sell-through of search results [G-192]', async () => {
  const payload = { title: 'e', titleSwitch: 2, sortBy: 'title' };
  const preference = { method: 'POST', url: '/api/Account/Preference?company=001', payload: ['SELL_THROUGH'] } as const;
  expect((await server.app.inject({ ...preference, headers: server.as('employee') })).statusCode).toBe(204);
  const url = '/api/Searching/PowerSearch/HarperCollins';
  const answer = await server.app.inject({ method: 'POST', url, headers: server.as('employee'), payload });
  const rows = answer.json().data.map(({ TITLE, SELL_THROUGH }: Record<string, unknown>) => [TITLE, SELL_THROUGH]);
  expect(rows).toEqual([
    ['The Lantern Keeper', 85.63],
    ['Tides', -0.13],
  ]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { importRecords, oneOfEach, type SentRecord } from '../../ingest/house/house-files.test-data.ts';

/** Each figure fits into an integer of 32 bits, their sums do not. */
const lantern = '9780062040800';
const tides = '9780061122415';

const sale = (isbn: string, account: string, gross: number, dollars: number): SentRecord => ({
  ...oneOfEach['sales-month'],
  isbn,
  month: '2025-02',
  account,
  gross,
  returns: 0,
  dollars,
});
const order = (orderNumber: string, quantity: number): SentRecord => ({
  ...oneOfEach['pending-order'],
  orderNumber,
  quantity,
});

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await importRecords(server.database, [
    oneOfEach.title,
    { ...oneOfEach.title, isbn: tides, productId: 78, bar: { title: 'Tides' } },
    sale(lantern, 'Booktown', 2_000_000_001, 9_000_000_000.25),
    sale(lantern, 'Corner', 2_100_000_002, 9_000_000_000.5),
    sale(tides, 'Corner', 2_147_483_647, 0),
    order('A-1', 2_000_000_003),
    order('A-2', 1_000_000_004),
  ]);
});
afterAll(() => server.close());

const get = async (url: string) => (await server.app.inject({ url, headers: server.as('employee') })).json();
const post = async (url: string, payload: object) =>
  (await server.app.inject({ method: 'POST', url, headers: server.as('employee'), payload })).json();

test('bestsellers rank and show sums of more than 2^31 copies [G-191]', async () => {
  const { data } = await post('/api/Reports/Top', { top: 100, businessUnit: 'all', time: 'ltd', type: 'U' });
  expect(data.map(({ isbn, ltdNet }: Record<string, unknown>) => [isbn, ltdNet])).toEqual([
    [lantern, 4_100_000_003],
    [tides, 2_147_483_647],
  ]);
});

test('power search finds and sorts by them [G-191]', async () => {
  const found = async (salesLTDNet: string, salesLTDNetSwitch: number) => {
    const values = { salesLTDNet, salesLTDNetSwitch, sortBy: 'LTD_Net desc', isShowCover: 'false' };
    const { data } = await post('/api/Searching/PowerSearch/HarperCollins', values);
    return data.map((row: Record<string, unknown>) => row.TITLE);
  };
  const [equal, atLeast, atMost] = [3, 5, 6];
  expect(await found('4100000.003', equal)).toEqual(['The Lantern Keeper']);
  expect(await found('2147483.648', atLeast)).toEqual(['The Lantern Keeper']);
  expect(await found('2147483.647', atLeast)).toEqual(['The Lantern Keeper', 'Tides']);
  expect(await found('4100000.002', atMost)).toEqual(['Tides']);
  expect(await found('99999999999999999999', atMost)).toHaveLength(2);
});

test('sheet and sales overview show them [G-191]', async () => {
  const { header, totals, rows } = await get(`/api/Reports/001/${lantern}/SalesOverview`);
  expect(header).toMatchObject({ ltdGross: 4_100_000_003, onOrder: 3_000_000_007 });
  expect(totals.at(-1)).toMatchObject({ net: 4_100_000_003, dollars: 18_000_000_000.75 });
  expect(rows).toMatchObject([{ channel: 'Chain', grossLife: 4_100_000_003 }]);
});

import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../test/test-app.ts';
import { subjectOf } from '../../../test/test-people.ts';
import { putMonthlySales } from '../../records/monthly-sales.queries.ts';
import {
  harbour,
  heartland,
  lantern,
  type packCalls,
  startPackServer,
  tide,
  titlesOf,
} from './pack-calls.test-support.ts';

const sale = (isbn: string, month: string, gross: number, account = 'Booktown'): HouseRecordOf<'sales-month'> => ({
  kind: 'sales-month',
  companyCode: '001',
  isbn,
  month,
  channel: 'Retail',
  account,
  gross,
  returns: 5,
  dollars: 0,
});

let server: TestApp;
let calls: ReturnType<typeof packCalls>;
beforeAll(async () => {
  ({ server, calls } = await startPackServer());
  const { db } = server.database;
  await putMonthlySales(db, [
    sale(tide, '2025-12', 1000),
    sale(tide, '2026-01', 105),
    sale(tide, '2026-03', 25),
    sale(tide, '2026-03', 15, 'Parcel & Page'),
    // Of a month that is not over.
    sale(tide, '2026-04', 1000),
    sale(lantern, '2026-02', 2),
  ]);
  await db.deleteFrom('reported_period').execute();
  await db.insertInto('reported_period').values({ company_code: '001', unit: 'month', period: '2026-03-01' }).execute();
});
afterAll(() => server.close());

test('the sales of a title are its net copies by month of the newest year, up to the newest complete month [PACK-30]', async () => {
  const pack = await calls.create('administrator');
  const added = await calls.add('administrator', pack, {
    titles: [...titlesOf([tide, lantern, harbour]), ...titlesOf([heartland], '180')],
  });
  const [tideId, lanternId, harbourId] = added.body.added;
  const none = Array(9).fill(null);
  const url = `/api/Packs/${pack}/Sales`;
  const { body } = await calls.call('administrator', 'GET', url);
  expect(body).toHaveLength(3);
  expect(body).toEqual(
    expect.arrayContaining([
      { titleId: tideId, sales: { year: 2026, asOf: '2026-03-31', months: [100, null, 30, ...none], hadSales: true } },
      {
        titleId: lanternId,
        sales: { year: 2026, asOf: '2026-03-31', months: [null, -3, null, ...none], hadSales: false },
      },
      { titleId: harbourId, sales: expect.objectContaining({ months: [null, null, null, ...none] }) },
    ]),
  );
  expect(await calls.call('hqna', 'GET', url)).toMatchObject({ status: 404 });
  await calls.share('administrator', pack, {
    forAll: 'none',
    members: [{ subject: subjectOf('hqna'), role: 'reader' }],
  });
  expect((await calls.call('hqna', 'GET', url)).body).toEqual([]);
});

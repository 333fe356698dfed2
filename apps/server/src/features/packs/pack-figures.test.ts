import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../../../test/test-app.ts';
import { subjectOf } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';
import {
  heartland,
  lantern,
  type packCalls,
  records,
  startPackServer,
  tide,
  titlesOf,
} from './pack-calls.test-support.ts';

let server: TestApp;
let calls: ReturnType<typeof packCalls>;
beforeAll(async () => {
  ({ server, calls } = await startPackServer());
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.deleteFrom('pack').execute();
  await saveAsHouse(server.database, records);
});

const kept = {
  title: 'The Lantern Keeper',
  author: 'Marsh, Eleanor',
  format: 'Hardcover',
  price: 24.99,
  onSaleDate: '2026-03-03T00:00:00',
  status: 'Forthcoming - Forthcoming',
};

/** Another price, date and status of one title; another title is deleted. */
async function changeTitles() {
  const [, tideRecord] = records;
  await saveAsHouse(server.database, [
    titleRecord({
      isbn: lantern,
      bar: {
        title: 'The Lantern Keeper',
        price: 26.99,
        onSaleDate: '2026-04-07T00:00:00',
        salesMarketingCode: 'AV - In Stock',
        formatDesc: 'Hardcover',
      },
    }),
    { ...tideRecord!, isDeleted: true },
  ]);
}

test('what has changed since the day of a pack is shown before an update replaces it [PACK-19]', async () => {
  const { call, prepared, packOf } = calls;
  const { pack, version, tideId, lanternId } = await prepared();
  const figures = `/api/Packs/${pack}/Figures`;
  expect((await call('trade', 'GET', figures)).body).toEqual([]);
  await changeTitles();
  const keptAt = (await packOf('trade', pack)).sections[0]?.titles[0]?.keptAt;
  expect((await call('trade', 'GET', figures)).body).toEqual([
    {
      id: tideId,
      companyCode: '001',
      isbn: tide,
      keptAt,
      before: { ...kept, title: 'Tide', format: null, price: null, onSaleDate: null, status: null },
      wasGone: false,
      after: null,
    },
    {
      id: lanternId,
      companyCode: '001',
      isbn: lantern,
      keptAt,
      before: kept,
      wasGone: false,
      after: { ...kept, price: 26.99, onSaleDate: '2026-04-07T00:00:00', status: 'Available - In Stock' },
    },
  ]);
  // The pack itself has not changed.
  expect((await packOf('trade', pack)).sections[0]?.titles[1]).toMatchObject(kept);

  expect((await call('trade', 'POST', figures)).body).toEqual({ version: version + 1, changed: 2 });
  expect((await call('trade', 'GET', figures)).body).toEqual([]);
  const [gone, updated] = (await packOf('trade', pack)).sections[0]?.titles ?? [];
  expect(gone).toMatchObject({ title: 'Tide', productId: null });
  expect(updated).toMatchObject({ price: 26.99, status: 'Available - In Stock' });

  // A deleted title that exists again is listed as a change too.
  await saveAsHouse(server.database, [records[1]!]);
  expect((await call('trade', 'GET', figures)).body).toMatchObject([
    { id: tideId, wasGone: true, after: { title: 'Tide' } },
  ]);
});

test('a title that was removed and is added again has the facts of now, one that is put back those of the pack [PACK-50]', async () => {
  const { call, add, change, packOf, prepared } = calls;
  const { pack, version, section, tideId, lanternId } = await prepared();
  const set = (id: number, isRemoved: boolean) =>
    change('trade', pack, { version, operations: [{ kind: 'setTitle', id, set: { isRemoved } }] });
  const priceOf = async () =>
    (await packOf('trade', pack)).sections[0]?.titles.find(({ id }) => id === lanternId)?.price;
  await server.database.db.updateTable('pack_title').set({ kept_at: '2026-01-05T00:00:00Z' }).execute();
  await set(lanternId, true);
  await set(tideId, true);
  await changeTitles();
  await set(lanternId, false);
  expect(await priceOf()).toBe(24.99);
  await set(lanternId, true);
  await add('trade', pack, { titles: titlesOf([lantern]), sectionId: section });
  expect(await priceOf()).toBe(26.99);
  expect((await call('trade', 'GET', `/api/Packs/${pack}/Figures`)).body).toEqual([]);
  const days = (await packOf('trade', pack)).sections[0]?.titles.map(({ title, keptAt }) => [
    title,
    keptAt > '2026-02',
  ]);
  expect(days).toEqual([
    ['Harbour', false],
    ['The Lantern Keeper', true],
  ]);
});

test('an update leaves titles that the editor does not see, is told to others, and readers cannot do it [PACK-20]', async () => {
  const { call, create, add, share, packOf } = calls;
  const pack = await create('administrator');
  await add('administrator', pack, { titles: [...titlesOf([lantern]), ...titlesOf([heartland], '180')] });
  await share('administrator', pack, {
    forAll: 'reader',
    members: [{ subject: subjectOf('hqna'), role: 'editor' }],
  });
  await changeTitles();
  const figures = `/api/Packs/${pack}/Figures`;
  expect(await call('trade', 'POST', figures)).toMatchObject({ status: 403 });
  expect((await call('hqna', 'GET', figures)).body).toEqual([]);
  expect((await call('hqna', 'POST', figures)).body).toMatchObject({ changed: 0 });
  expect((await packOf('administrator', pack)).sections[0]?.titles[0]).toMatchObject(kept);
  const told = await call('administrator', 'GET', `/api/Packs/${pack}/Changes?since=1`);
  expect(told.body.others).toMatchObject([{ by: 'Hannah Quinn', part: 'pack', field: 'figures' }]);
});

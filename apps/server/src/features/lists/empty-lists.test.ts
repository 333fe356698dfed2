import { companyDay } from '@titlenet/catalogue/periods/reporting-periods';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { PersonName } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';
import { importRecords } from '../../ingest/house/house-files.test-data.ts';

const trade = { companyCode: '001', isbn: '9780062040800' } as const;
const childrens = { companyCode: '003', isbn: '9780007525492' } as const;

const booking = { showName: 'Town Books', type: 'Signing', nat: '0', frontPage: '0', dateAdded: '2026-01-02T00:00:00' };

let server: TestApp;
/** The lists without titles and events: all. */
let everyList: readonly string[];
beforeAll(async () => {
  server = await createTestApp();
  everyList = await empty('employee');
  await saveAsHouse(server.database, [
    titleRecord({ ...trade, bar: { title: 'The Lantern Keeper' } }),
    titleRecord({ ...childrens, bar: { title: 'Owl' } }),
  ]);
  const { db } = server.database;
  await db
    .insertInto('award_title')
    .values(
      [
        // Award 49 is in both lists.
        { ...childrens, award_id: 49, year: 2025 },
        { ...trade, award_id: 365, year: 2025 },
      ].map(({ companyCode: company_code, ...row }) => ({ company_code, ...row })),
    )
    .execute();
  await db
    .insertInto('trade_category_title')
    .values({ report: 'Mystery', company_code: '001', isbn: trade.isbn, rank: 1 })
    .execute();
  const today = { ...booking, airDate: `${companyDay('001', new Date())}T00:00:00` };
  await importRecords(server.database, [{ kind: 'publicity', ...trade, publicity: { info: [today] } }]);
  // After the import, which derives the title again.
  await db.updateTable('title').set({ ltd_net: 5 }).where('isbn', '=', trade.isbn).execute();
});
afterAll(() => server.close());

const empty = async (as: PersonName): Promise<string[]> =>
  (await server.app.inject({ url: '/api/EmptyLists', headers: server.as(as) })).json();

/** The lists that are not empty. */
async function filled(as: PersonName): Promise<string[]> {
  const keys = await empty(as);
  return everyList.filter((key) => !keys.includes(key));
}

test('are all but those with a title or an event of the companies of the caller [HOME-28]', async () => {
  // Views of publicity and of the backlist, trade categories, awards of children's and of trade books.
  expect(everyList).toHaveLength(4 + 2 + 10 + 14 + 11);
  expect(await filled('employee')).toEqual([
    ...['publicity:Title', 'publicity:Market', 'publicity:Signings', 'backlist:ltd', 'tradeCategory:Mystery'],
    ...['award:childrens:49', 'award:trade:365'],
  ]);
});

test('titles of other companies do not fill a list [HOME-28]', async () => {
  expect(await filled('children')).toEqual(['award:childrens:49']);
});

import type { News } from '@titlenet/contract/following';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { quietLog } from '../../../test/quiet-log.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { type PersonName, subjectOf } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';
import { CatalogueSearch } from '../../search/catalogue-search.ts';
import { apiCalls } from './api-calls.test-support.ts';
import { checkAllHits } from './search-hits.ts';

const [one, two, three] = ['9780062040800', '9780061122415', '9780061120084'] as const;
const whale = (isbn: string, title: string, parts: object = {}) => titleRecord({ isbn, bar: { title, ...parts } });

let server: TestApp;
let search: CatalogueSearch;
beforeAll(async () => {
  server = await createTestApp();
  search = new CatalogueSearch({ database: server.database, log: quietLog, dataFolder: server.dataFolder });
  search.start();
  await search.whenReady();
});
afterAll(async () => {
  await search.close();
  await server.close();
});
beforeEach(async () => {
  for (const table of ['title', 'followed', 'follower', 'saved_search', 'search_hits'])
    await sql`delete from ${sql.table(table)}`.execute(server.database.batch);
});

const call = apiCalls(() => server);

async function follow(as: PersonName, query: string): Promise<void> {
  const address = `/Searching/PowerSearch/HarperCollins/result?${query}`;
  const { id } = await call(as, 'POST', 'SavedSearches', { name: query, address });
  await call(as, 'POST', `Following/Searches/${id}`);
  await sql`update followed set followed_at = now() - interval '30 days'`.execute(server.database.batch);
}

/** Checks the hits as after an import. @returns the number of searches that were run */
async function check(): Promise<number> {
  await sql`update search_hits set checked_at = now() - interval '7 hours'`.execute(server.database.batch);
  return checkAllHits({ db: server.database.batch, search });
}
const searchNews = async (as: PersonName): Promise<News['searches']> =>
  (await call(as, 'GET', 'Following/News')).searches;
const told = async (as: PersonName) =>
  (await searchNews(as)).map(({ name, found, gone, titles }) => [
    name,
    found,
    gone,
    ...titles.map(({ title, isGone }) => `${isGone ? '-' : '+'} ${title}`),
  ]);

test('new and gone titles of a followed search are told until they are read, what it found at first is not [FOLLOW-09]', async () => {
  await saveAsHouse(server.database, [whale(one, 'Moby Dick'), whale(two, 'Moby Small')]);
  await follow('employee', 'title=moby');
  await check();
  expect(await told('employee')).toEqual([]);
  await saveAsHouse(server.database, [
    { ...whale(one, 'Moby Dick'), isDeleted: true },
    whale(two, 'Ahab'),
    whale(three, 'Moby New'),
  ]);
  await check();
  expect(await told('employee')).toEqual([['title=moby', 1, 2, '+ Moby New', '- Ahab', '- Moby Dick']]);
  await sql`update search_hit_change set found_at = now() - interval '2 hours'`.execute(server.database.batch);
  const { until } = await call('employee', 'GET', 'Following/News');
  await call('employee', 'PUT', 'Following/News/Read', { until });
  expect(await told('employee')).toEqual([]);
});

test('a title that went and came back between two readings is no news, nor one that came and went [FOLLOW-23]', async () => {
  const stored = [whale(one, 'Moby Dick'), whale(two, 'Moby Small')];
  await saveAsHouse(server.database, stored);
  await follow('employee', 'title=moby');
  await check();
  const later = async (...titles: typeof stored) => {
    await sql`update search_hit_change set found_at = found_at - interval '1 hour'`.execute(server.database.batch);
    await saveAsHouse(server.database, titles);
    await check();
  };
  await later({ ...whale(one, 'Moby Dick'), isDeleted: true }, whale(three, 'Moby New'));
  expect(await told('employee')).toEqual([['title=moby', 1, 1, '+ Moby New', '- Moby Dick']]);
  await later(whale(one, 'Moby Dick'), { ...whale(three, 'Moby New'), isDeleted: true });
  expect(await told('employee')).toEqual([]);
  await later({ ...whale(one, 'Moby Dick'), isDeleted: true }, whale(three, 'Moby New'));
  expect(await told('employee')).toEqual([['title=moby', 1, 1, '+ Moby New', '- Moby Dick']]);
});

test('a search whose titles are not counted has no news, like one of too many titles [PSCOM-59]', async () => {
  await saveAsHouse(server.database, [whale(one, 'Whale One')]);
  await follow('trade', 'title=whale&titleSwitch=1');
  await sql`update search_hits set checked_at = '-infinity'`.execute(server.database.batch);
  const uncounted = { findSample: async () => ({ ids: [], isUncounted: true }) };
  await checkAllHits({ db: server.database.batch, search: uncounted });
  const { rows } = await sql`select title_ids from search_hits`.execute(server.database.batch);
  expect(rows).toEqual([{ title_ids: null }]);
});

test('a period stays relative to the day [FOLLOW-09]', async () => {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  await saveAsHouse(server.database, [whale(one, 'Soon', { onSaleDate: `${day(40)}T00:00:00` })]);
  await follow('employee', 'onSaleDatePeriod=next30Days');
  await check();
  await saveAsHouse(server.database, [whale(one, 'Soon', { onSaleDate: `${day(10)}T00:00:00` })]);
  await check();
  expect(await told('employee')).toEqual([['onSaleDatePeriod=next30Days', 1, 0, '+ Soon']]);
});

test('people who follow the same with the same companies share one search; others see their companies only [FOLLOW-10]', async () => {
  await saveAsHouse(server.database, [whale(one, 'Moby Dick')]);
  await follow('employee', 'title=moby');
  await follow('user', 'title=moby&sortBy=author');
  await follow('trade', 'title=moby');
  await follow('children', 'title=moby');
  expect(await server.database.db.selectFrom('search_hits').select('key').execute()).toHaveLength(3);
  await saveAsHouse(server.database, [
    whale(two, 'Moby Two'),
    titleRecord({ companyCode: '003', isbn: three, bar: { title: 'Moby Three' } }),
  ]);
  expect(await check()).toBe(3);
  // Nothing has changed since.
  expect(await checkAllHits({ db: server.database.batch, search })).toBe(0);
  expect((await told('user'))[0]?.slice(1)).toEqual([2, 0, '+ Moby Three', '+ Moby Two']);
  expect((await told('trade'))[0]?.slice(1)).toEqual([1, 0, '+ Moby Two']);
  expect((await told('children'))[0]?.slice(1)).toEqual([1, 0, '+ Moby Three']);
  const lost = { companies: ['003'] };
  await server.database.db.updateTable('permission').set(lost).where('subject', '=', subjectOf('trade')).execute();
  await call('administrator', 'GET', 'account/ClearCache');
  expect((await told('trade'))[0]?.slice(1)).toEqual([1, 0, '+ Moby Three']);
});

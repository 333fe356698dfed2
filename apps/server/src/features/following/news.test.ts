import type { ChangedTitles } from '@titlenet/contract/changed-titles';
import type { News } from '@titlenet/contract/following';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { type PersonName, subjectOf } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';
import { apiCalls } from './api-calls.test-support.ts';

const [lantern, tides, owl] = ['9780062040800', '9780061122415', '9780007525492'] as const;
const priced = (isbn: string, title: string, price: number, companyCode: '001' | '003' = '001') =>
  titleRecord({ companyCode, isbn, bar: { title, price } });
const keeper = priced(lantern, 'The Lantern Keeper', 24.99);
const others = [priced(tides, 'Tides', 9), priced(owl, 'Owl', 5, '003')];

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await saveAsHouse(server.database, [keeper, ...others]);
  for (const table of ['title_change', 'title_kind_change', 'followed', 'follower', 'user_list'])
    await sql`delete from ${sql.table(table)}`.execute(server.database.batch);
});

const call = apiCalls(() => server);

const followedSinceAMonth = () =>
  sql`update followed set followed_at = now() - interval '30 days'`.execute(server.database.batch);
/** Follows titles, since a month ago. */
async function follow(as: PersonName, ...titles: { companyCode: string; isbn: string }[]): Promise<void> {
  await call(as, 'POST', 'Following/Titles', { titles });
  await followedSinceAMonth();
}
const ofTrade = (isbn: string) => ({ companyCode: '001', isbn });
const ofChildren = { companyCode: '003', isbn: owl };

/** Saves titles, and moves the history into the past. */
async function change(hoursAgo: number, ...records: Parameters<typeof saveAsHouse>[1][number][]): Promise<void> {
  await saveAsHouse(server.database, records);
  for (const table of ['title_change', 'title_kind_change'])
    await sql`
      update ${sql.table(table)} set changed_at = changed_at - make_interval(hours => ${hoursAgo})
      where changed_at > now() - interval '1 minute'`.execute(server.database.batch);
}

const news = (as: PersonName): Promise<News> => call(as, 'GET', 'Following/News');
const told = ({ titles, data }: News['unread']) => [
  titles,
  ...data.map(({ title, kind, oldValue, newValue }) => [title, kind, oldValue, newValue].filter(Boolean).join(' ')),
];

async function grant(as: PersonName, companies: string[]): Promise<void> {
  await server.database.db.updateTable('permission').set({ companies }).where('subject', '=', subjectOf(as)).execute();
  await call('administrator', 'GET', 'account/ClearCache');
}

test('the digest names what has changed in followed titles and lists, unread until it is marked as read [FOLLOW-06]', async () => {
  await follow('employee', ofTrade(lantern));
  const { id } = await call('employee', 'POST', 'UserLists', { name: 'Spring' });
  await call('employee', 'POST', `UserLists/${id}/Isbns`, { isbns: [owl] });
  await call('employee', 'POST', `Following/Lists/${id}`);
  await followedSinceAMonth();
  await change(5, priced(lantern, 'The Lantern Keeper', 26.99), priced(tides, 'Tides', 10));
  await change(2, { ...priced(owl, 'Owl', 5, '003'), isDeleted: true });
  const first = await news('employee');
  expect(first.followed).toBe(2);
  // A title that is not followed is not named; a deleted one is.
  expect(told(first.unread).toSorted()).toEqual([2, 'Owl Gone', 'The Lantern Keeper Price $24.99 $26.99']);
  expect(told(first.earlier)).toEqual([0]);

  await call('employee', 'PUT', 'Following/News/Read', { until: first.until });
  const second = await news('employee');
  expect(told(second.unread)).toEqual([0]);
  expect(told(second.earlier)[0]).toBe(2);
  // An older mark changes nothing.
  await call('employee', 'PUT', 'Following/News/Read', { until: '2026-01-01T00:00:00' });
  expect(told((await news('employee')).unread)).toEqual([0]);
});

test('only changes since a thing is followed count, and only of a minute ago, when all of them are stored [FOLLOW-06]', async () => {
  await change(2, priced(lantern, 'The Lantern Keeper', 26.99));
  await call('employee', 'POST', 'Following/Titles', { titles: [ofTrade(lantern)] });
  expect(told((await news('employee')).unread)).toEqual([0]);
  await saveAsHouse(server.database, [priced(lantern, 'The Lantern Keeper', 30)]);
  expect(told((await news('employee')).unread)).toEqual([0]);
});

test('a person sees changes of own companies only; of a lost company nothing, not even counts [FOLLOW-07]', async () => {
  await follow('trade', ofTrade(lantern), ofChildren);
  await follow('children', ofTrade(lantern), ofChildren);
  await change(2, priced(lantern, 'The Lantern Keeper', 26.99), priced(owl, 'Owl', 6, '003'));
  expect(told((await news('trade')).unread)).toEqual([1, 'The Lantern Keeper Price $24.99 $26.99']);
  expect(told((await news('children')).unread)).toEqual([1, 'Owl Price $5.00 $6.00']);
  await grant('trade', ['003']);
  expect(await news('trade')).toMatchObject({ followed: 0, unread: { titles: 0, data: [] } });
  await grant('trade', ['001']);
  expect(await news('trade')).toMatchObject({ followed: 1, unread: { titles: 1 } });
});

test('a list has news for those who follow it while its owner shares it only [FOLLOW-02]', async () => {
  const { id } = await call('user', 'POST', 'UserLists', { name: 'Spring', isShared: true });
  await call('user', 'POST', `UserLists/${id}/Isbns`, { isbns: [lantern] });
  for (const person of ['trade', 'user'] as const) await call(person, 'POST', `Following/Lists/${id}`);
  await follow('trade', ofTrade(tides));
  await change(2, priced(lantern, 'The Lantern Keeper', 26.99));
  await call('user', 'PUT', `UserLists/${id}`, { isShared: false });
  expect(told((await news('trade')).unread)).toEqual([0]);
  expect(told((await news('user')).unread)).toEqual([1, 'The Lantern Keeper Price $24.99 $26.99']);
  await call('user', 'PUT', `UserLists/${id}`, { isShared: true });
  expect(told((await news('trade')).unread)).toEqual([1, 'The Lantern Keeper Price $24.99 $26.99']);
});

test('the page of changed titles can be limited to what a person follows, also on a list [FOLLOW-08]', async () => {
  await follow('employee', ofTrade(lantern));
  await change(2, priced(lantern, 'The Lantern Keeper', 26.99), priced(tides, 'Tides', 10));
  const { id } = await call('employee', 'POST', 'UserLists', { name: 'Spring' });
  await call('employee', 'POST', `UserLists/${id}/Isbns`, { isbns: [tides] });
  const titles = async (query: string) => {
    const { data }: ChangedTitles = await call('employee', 'GET', `ChangedTitles?period=day${query}`);
    return data.map(({ title }) => title);
  };
  expect(await titles('')).toEqual(['The Lantern Keeper', 'Tides']);
  expect(await titles('&followed=true')).toEqual(['The Lantern Keeper']);
  expect(await titles(`&followed=true&list=${id}`)).toEqual([]);
});

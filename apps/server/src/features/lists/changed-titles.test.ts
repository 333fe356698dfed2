import type { ChangedTitles } from '@titlenet/contract/changed-titles';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { type PersonName, subjectOf } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';

const [lantern, tides, owl] = ['9780062040800', '9780061122415', '9780007525492'] as const;
const imprints = {
  harbour: { tas: 'HA', imprintDesc: 'Harbour Press' },
  lighthouse: { tas: 'LI', imprintDesc: 'Lighthouse' },
};
const keeper = titleRecord({
  isbn: lantern,
  productId: 77,
  bar: { title: 'The Lantern Keeper', price: 24.99, ...imprints.harbour },
});
const others = [
  titleRecord({ isbn: tides, bar: { title: 'Tides', price: 9, ...imprints.lighthouse } }),
  titleRecord({ companyCode: '003', isbn: owl, bar: { title: 'Owl', price: 5 } }),
];

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await saveAsHouse(server.database, [keeper, ...others]);
});
afterAll(() => server.close());

const save = (...records: object[]) => saveAsHouse(server.database, records as Parameters<typeof saveAsHouse>[1]);
const changed = (record: typeof keeper, parts: { bar?: object; sheet?: object; isDeleted?: boolean }) => ({
  ...record,
  ...parts,
  bar: { ...record.bar, ...parts.bar },
});
/** Resets the titles and forgets their history. */
beforeEach(async () => {
  await save(keeper, ...others);
  for (const table of ['title_change', 'title_kind_change'])
    await sql`delete from ${sql.table(table)}`.execute(server.database.batch);
});

/** Moves the history so many hours into the past. Answers are shared until the catalogue changes. */
async function age(hours: number): Promise<void> {
  await sql`update catalogue_generation set changes = changes + 1 where slot = 0`.execute(server.database.batch);
  for (const table of ['title_change', 'title_kind_change'])
    await sql`
      update ${sql.table(table)} set changed_at = changed_at - make_interval(hours => ${hours})`.execute(
      server.database.batch,
    );
}

async function get(query = '', as: PersonName = 'employee'): Promise<ChangedTitles> {
  const answer = await server.app.inject({ url: `/api/ChangedTitles${query}`, headers: server.as(as) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
/** YYYY-MM-DD, so many days ago. */
const dayInNewYork = (daysAgo: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now() - daysAgo * 86_400_000);
const told = ({ data }: ChangedTitles) =>
  data.map(({ title, kind, field, oldValue, newValue }) => [title, kind, field, oldValue, newValue]);

test('a read that passes its time limit says what to choose, and others are answered meanwhile [CHANGED-10]', async () => {
  const blocking = await server.database.batchPool.connect();
  await blocking.query('begin; lock table title_kind_change in access exclusive mode');
  try {
    const headers = server.as('employee');
    const slow = Array.from({ length: 20 }, () =>
      server.app.inject({ url: '/api/ChangedTitles?period=month', headers }),
    );
    const others = await Promise.all(
      Array.from({ length: 10 }, () => server.app.inject({ url: '/api/UserLists', headers: server.as('user') })),
    );
    expect(new Set(others.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const [answer] = await Promise.all(slow);
    expect([answer?.statusCode, answer?.json().code, answer?.json().message]).toEqual([
      503,
      'overload',
      'These are too many titles for one answer. Choose a shorter period, a company or an imprint.',
    ]);
  } finally {
    await blocking.query('rollback');
    blocking.release();
  }
});

describe('GET /api/ChangedTitles', () => {
  test('names each changed field with its kind, old and new value and sender, the newest day first [CHANGED-01, CHANGED-05]', async () => {
    await save(
      changed(keeper, {
        bar: { price: 26.99, onSaleDate: '2026-03-03T00:00:00', salesMarketingCode: 'AV', pageCount: 320 },
        sheet: { editorial: { keynote: 'A keeper' } },
      }),
    );
    await age(24);
    await save(changed(others[0]!, { bar: { price: 10, imageURL: 'https://covers.example/tides.jpg' } }));
    const answer = await get();
    expect(told(answer)).toEqual([
      ['Tides', 'Price', 'Price', '$9.00', '$10.00'],
      ['Tides', 'Cover', 'Cover', null, 'https://covers.example/tides.jpg'],
      ['The Lantern Keeper', 'Price', 'Price', '$24.99', '$26.99'],
      ['The Lantern Keeper', 'Date', 'On Sale Date', null, '03/03/2026'],
      ['The Lantern Keeper', 'Status', 'Sales & Marketing Code', null, 'AV'],
      ['The Lantern Keeper', 'Text', 'Editorial: Keynote', null, 'A keeper'],
      ['The Lantern Keeper', 'Other', 'Page Count', null, '320'],
    ]);
    const day = (offset: number) => `${dayInNewYork(offset)}T00:00:00`;
    expect(answer.data.map(({ changedAt }) => changedAt)).toEqual([day(0), day(0), ...Array(5).fill(day(1))]);
    expect(answer).toMatchObject({ titles: 2, isMore: false, isComplete: true });
    expect(answer.imprints).toEqual(['Harbour Press', 'Lighthouse']);
    expect(answer.data[2]).toMatchObject({
      isbn: lantern,
      author1: 'Marsh, Eleanor',
      productId: 77,
      companyCode: '001',
    });
  });

  test('names new, deleted and returned titles once, without their fields [CHANGED-03]', async () => {
    await save(titleRecord({ isbn: '9780061120084', bar: { title: 'Brand New', price: 4 } }));
    await save(changed(keeper, { isDeleted: true }));
    // On the same day new titles are last.
    expect(told(await get())).toEqual([
      ['The Lantern Keeper', 'Gone', null, null, null],
      ['Brand New', 'New', null, null, null],
    ]);
    await save(keeper);
    expect(told(await get('?kind=new')).toSorted()).toEqual([
      ['Brand New', 'New', null, null, null],
      ['The Lantern Keeper', 'New', null, null, null],
    ]);
    await save(titleRecord({ isbn: '9780061120084', bar: { title: 'Brand New', price: 4 }, isDeleted: true }));
    expect(told(await get('?kind=gone'))).toContainEqual(['Brand New', 'Gone', null, null, null]);
    expect(told(await get('?kind=new'))).toEqual([['The Lantern Keeper', 'New', null, null, null]]);
  });

  test('is limited to a kind, an imprint, a company and a list [CHANGED-02]', async () => {
    await save(
      changed(keeper, { bar: { price: 26, pageCount: 9 } }),
      changed(others[0]!, { bar: { price: 10 } }),
      changed(others[1]!, { bar: { price: 6 } }),
    );
    const titles = async (query: string, as?: PersonName) =>
      (await get(query, as)).data.map(({ title, kind }) => `${title}: ${kind}`);
    expect(await titles('?kind=other')).toEqual(['The Lantern Keeper: Other']);
    expect(await titles('?imprint=Lighthouse')).toEqual(['Tides: Price']);
    expect(await titles('?imprint=Nobody')).toEqual([]);
    expect(await titles('?companyCode=003')).toEqual(['Owl: Price']);
    expect(await titles('', 'children')).toEqual(['Owl: Price']);

    const { id } = await server.database.db
      .insertInto('user_list')
      .values({ name: 'Mine', owner: subjectOf('trade') })
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.database.db
      .insertInto('user_list_item')
      .values([tides, owl].map((isbn) => ({ list_id: id, isbn })))
      .execute();
    // Owl is of a company that the reader of the list does not have.
    expect(await titles(`?list=${id}`, 'trade')).toEqual(['Tides: Price']);
    const foreign = await server.app.inject({ url: `/api/ChangedTitles?list=${id}`, headers: server.as('employee') });
    expect(foreign.statusCode).toBe(404);
  });

  test('covers the time since the last visit, a day, a week, a month or a range of days [CHANGED-04]', async () => {
    await save(changed(keeper, { bar: { price: 26 } }));
    await age(30);
    const counts = async () => {
      const found: Record<string, number> = {};
      for (const period of ['visit', 'day', 'week', 'month'])
        found[period] = (await get(`?period=${period}`)).data.length;
      return found;
    };
    expect(await counts()).toEqual({ visit: 1, day: 0, week: 1, month: 1 });
    await server.database.db
      .insertInto('user_visit')
      .values({
        subject: subjectOf('employee'),
        seen_at: new Date(Date.now() - 5 * 3_600_000).toISOString(),
        previous_at: null,
      })
      .execute();
    expect(await counts()).toMatchObject({ visit: 0, week: 1 });
    await age(8 * 24);
    expect(await counts()).toMatchObject({ week: 0, month: 1 });

    const inRange = async (from: number, to: number) =>
      (await get(`?period=range&from=${dayInNewYork(from)}&to=${dayInNewYork(to)}`)).data.length;
    expect(await inRange(12, 9)).toBe(1);
    expect(await inRange(8, 0)).toBe(0);
    for (const query of ['?period=range', '?period=range&from=2026-03-02&to=2026-03-01', '?kind=figures']) {
      const refused = await server.app.inject({ url: `/api/ChangedTitles${query}`, headers: server.as('employee') });
      expect(refused.statusCode).toBe(400);
    }
  });

  test('a day begins in the time zone of the company, in rows and in ranges [CHANGED-01, CHANGED-04]', async () => {
    await save(changed(keeper, { bar: { price: 26 } }));
    for (const table of ['title_change', 'title_kind_change'])
      await sql`update ${sql.table(table)} set changed_at = '2026-03-03T02:30:00Z'`.execute(server.database.batch);
    // Half past nine in the evening of the second in New York.
    const days = async (from: string, to: string) =>
      (await get(`?period=range&from=${from}&to=${to}`)).data.map(({ changedAt }) => changedAt);
    expect(await days('2026-03-02', '2026-03-02')).toEqual(['2026-03-02T00:00:00']);
    expect(await days('2026-03-03', '2026-03-03')).toEqual([]);
  });

  test('home names as many titles as the page has [CHANGED-06]', async () => {
    await server.database.db.deleteFrom('user_visit').execute();
    await save(changed(keeper, { bar: { price: 26 } }), changed(others[0]!, { isDeleted: true }));
    const visit = await server.app.inject({ method: 'POST', url: '/api/Visits', headers: server.as('employee') });
    expect(visit.json().changes).toMatchObject({ total: 2, isMore: false });
    expect(await get('?period=visit')).toMatchObject({ titles: 2 });
  });
});

describe('GET /api/OnSale', () => {
  test('lists the titles that go on sale between two days, the earliest and largest first [LIST-80]', async () => {
    const onSale = (isbn: string, title: string, day: string, firstPrintAnnounced: number | null = null) =>
      titleRecord({ isbn, bar: { title, onSaleDate: `${day}T00:00:00`, firstPrintAnnounced } });
    await save(
      onSale('9780061120107', 'Before', '2031-03-01'),
      onSale('9780061120114', 'Small', '2031-03-02', 500),
      onSale('9780061120121', 'Large', '2031-03-02', 9_000),
      onSale('9780061120138', 'Last', '2031-03-08'),
      onSale('9780061120145', 'After', '2031-03-09'),
    );
    const call = async (query: string, as: PersonName = 'employee') =>
      server.app.inject({ url: `/api/OnSale?${query}`, headers: server.as(as) });
    const week = 'from=2031-03-02&to=2031-03-08';
    const { data, total } = (await call(week)).json();
    expect(data.map(({ title, firstPrint }: { title: string; firstPrint: number }) => [title, firstPrint])).toEqual([
      ['Large', 9_000],
      ['Small', 500],
      ['Last', null],
    ]);
    expect(total).toBe(3);
    expect((await call(week, 'children')).json()).toEqual({ data: [], total: 0 });
    expect((await call('from=2031-03-08&to=2031-03-02')).statusCode).toBe(400);
  });
});

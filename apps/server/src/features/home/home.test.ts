import { dayAfter } from '@titlenet/catalogue/formatting/days';
import { companyDay } from '@titlenet/catalogue/periods/reporting-periods';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { type PersonName, subjectOf } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';
import { importRecords } from '../../ingest/house/house-files.test-data.ts';

/** The wire date of a day relative to today. */
function day(offset: number): string {
  return `${dayAfter(companyDay('001', new Date()), offset)}T00:00:00`;
}
const weekday = new Date(`${day(0)}Z`).getUTCDay();
const [sunday, saturday] = [-weekday, 6 - weekday];

const isbns = {
  lantern: '9780062040800',
  tides: '9780061122415',
  early: '9780061120084',
  kids: '9780007525492',
  gone: '9780061120091',
} as const;

const records = [
  titleRecord({
    isbn: isbns.lantern,
    productId: 77,
    bar: {
      title: 'The Lantern Keeper',
      onSaleDate: day(sunday),
      imprintDesc: 'Harbour Press',
      formatDesc: 'Hardcover',
      firstPrintAnnounced: 5_000,
    },
  }),
  titleRecord({ isbn: isbns.tides, bar: { title: 'Tides', onSaleDate: day(saturday), firstPrintAnnounced: 9_000 } }),
  titleRecord({ isbn: isbns.early, bar: { title: 'Early', onSaleDate: day(sunday - 1) } }),
  titleRecord({ isbn: isbns.gone, bar: { title: 'Gone', onSaleDate: day(sunday) }, isDeleted: true }),
  titleRecord({ companyCode: '003', isbn: isbns.kids, bar: { title: 'Owl', onSaleDate: day(sunday) } }),
];

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await saveAsHouse(server.database, records);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.deleteFrom('user_visit').execute();
  await forgetChanges();
});

async function forgetChanges(): Promise<void> {
  await server.database.db.deleteFrom('title_change').execute();
  await server.database.db.deleteFrom('title_newest_change').execute();
}

async function visit(as: PersonName = 'employee') {
  const answer = await server.app.inject({ method: 'POST', url: '/api/Visits', headers: server.as(as) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const titlesOf = (part: { titles: { title: string }[] }) => part.titles.map(({ title }) => title);

describe('on sale this week', () => {
  test('is the week of the company, whatever the time zone of the server [HOME-37]', async () => {
    // In New York it is Saturday evening, in London Sunday.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-15T02:30:00Z') });
    try {
      expect((await visit('employee')).onSale).toMatchObject({ from: '2026-03-08', to: '2026-03-14' });
      expect((await visit('uk')).onSale).toMatchObject({ from: '2026-03-15', to: '2026-03-21' });
    } finally {
      vi.useRealTimers();
    }
  });

  test('are the titles from Sunday to Saturday, the largest first print first', async () => {
    const { onSale } = await visit();
    expect(titlesOf(onSale)).toEqual(['Tides', 'The Lantern Keeper', 'Owl']);
    expect(onSale).toMatchObject({ from: day(sunday).slice(0, 10), to: day(saturday).slice(0, 10), total: 3 });
    expect(onSale.titles[1]).toEqual({
      isbn: isbns.lantern,
      title: 'The Lantern Keeper',
      author1: 'Marsh, Eleanor',
      imprintDesc: 'Harbour Press',
      format: 'Hardcover',
      onSaleDate: day(sunday),
      productId: 77,
      companyCode: '001',
    });
  });

  test('are followed by the next ones of each company, the earliest first, while there is room', async () => {
    const later = (companyCode: '001' | '003', isbn: string, title: string, offset: number) =>
      titleRecord({ companyCode, isbn, bar: { title, onSaleDate: day(saturday + offset) } });
    await saveAsHouse(server.database, [
      later('001', '9780061120107', 'In a month', 30),
      later('001', '9780061120114', 'In a day', 1),
      later('003', '9780061120121', 'In a week', 7),
      ...Array.from({ length: 6 }, (_, index) => later('003', `978006112${200 + index}0`, 'In a year', 365)),
    ]);
    const { onSale } = await visit();
    expect(titlesOf({ titles: onSale.next })).toEqual([
      'In a day',
      'In a week',
      'In a month',
      'In a year',
      'In a year',
    ]);
    expect(onSale.total).toBe(3);
    expect(titlesOf({ titles: (await visit('uk')).onSale.next })).toEqual([]);
  });

  test("are of the caller's companies", async () => {
    expect(titlesOf((await visit('children')).onSale)).toEqual(['Owl']);
    expect((await visit('uk')).onSale).toMatchObject({ total: 0, titles: [] });
  });
});

describe('changed since the last visit', () => {
  const change = (bar: object) =>
    saveAsHouse(server.database, [titleRecord({ ...records[0], bar: { ...records[0]!.bar, ...bar } })]);
  const leave = (hours: number) =>
    sql`update user_visit set seen_at = now() - make_interval(hours => ${hours})`.execute(server.database.batch);
  const age = async (hours: number) => {
    for (const table of ['title_change', 'title_newest_change'])
      await sql`
        update ${sql.table(table)} set changed_at = now() - make_interval(hours => ${hours})`.execute(
        server.database.batch,
      );
  };

  test('a first visit shows the changes of a week', async () => {
    await change({ price: 11 });
    await age(6 * 24);
    expect((await visit()).changes).toMatchObject({
      isFirstVisit: true,
      titles: [{ title: 'The Lantern Keeper', fields: ['Price'] }],
    });
    await age(8 * 24);
    expect((await visit()).changes.titles).toEqual([]);
  });

  test('a change that the sheet of the company does not show is none, as on the page of changed titles [HOME-38]', async () => {
    await saveAsHouse(server.database, [records[0]!]);
    await forgetChanges();
    await server.database.db.deleteFrom('title_kind_change').execute();
    await visit();
    await leave(10);
    const ofOthers = { ...records[0]!, sheet: { awards: { hccpAwards: '<p>Lamp Prize</p>' } } };
    await saveAsHouse(server.database, [ofOthers]);
    const { field } = await server.database.db.selectFrom('title_change').select('field').executeTakeFirstOrThrow();
    expect(field).toBe('awards.hccpAwards');
    expect((await visit()).changes).toMatchObject({ total: 0, titles: [] });
    await saveAsHouse(server.database, [records[0]!]);
  });

  test('a later one shows what has changed since the one before, once for each title', async () => {
    await visit();
    await leave(10);
    await change({ price: 12 });
    await change({ price: 13, longSubtitle: 'A Novel' });
    const { changes } = await visit();
    expect(changes).toMatchObject({
      isFirstVisit: false,
      titles: [{ title: 'The Lantern Keeper', fields: ['Subtitle', 'Price'] }],
    });
    await leave(10);
    expect((await visit()).changes.titles).toHaveLength(1);
    await age(12);
    expect((await visit()).changes.titles).toEqual([]);
  });

  test('opening home again in the same visit shows the same changes', async () => {
    await visit();
    await leave(10);
    await change({ price: 14 });
    const first = await visit();
    expect(await visit()).toEqual(first);
    expect(first.changes.titles).toHaveLength(1);
  });

  test("has only the caller's companies, and no sales figures", async () => {
    await change({ price: 15 });
    expect((await visit('children')).changes.titles).toEqual([]);
    await forgetChanges();
    await importRecords(server.database, [
      {
        kind: 'sales-month',
        companyCode: '001',
        isbn: isbns.lantern,
        month: '2026-01',
        channel: 'Chain',
        account: 'Booktown',
        gross: 5,
        returns: 0,
        dollars: 10,
      },
    ]);
    expect((await visit()).changes.titles).toEqual([]);
  });

  test('a later import of another company hides no change of a small one [G-190]', async () => {
    const fields = [
      ...['category2', 'category3', 'divisionDesc', 'categoryDesc', 'formatDesc', 'formatValue', 'imprintDesc'],
      ...['editorialImprintDesc', 'editorialCategoryDesc', 'readingLevel', 'trimSize', 'illustrationNote', 'prodindex'],
      ...['longSubtitle', 'seriesName', 'volumeNumber', 'tapelength', 'fontSize', 'ribbon', 'formatColor'],
    ];
    const large = (version: string) =>
      Array.from({ length: 260 }, (_, index) =>
        titleRecord({
          isbn: `978006300${String(index).padStart(4, '0')}`,
          bar: { title: `Large ${index}`, ...Object.fromEntries(fields.map((field) => [field, version])) },
        }),
      );
    await saveAsHouse(server.database, large('1'));
    await saveAsHouse(server.database, [titleRecord({ ...records[4], bar: { ...records[4]!.bar, price: 9 } })]);
    await saveAsHouse(server.database, large('2'));
    const changes = server.database.db.selectFrom('title_change');
    const { count } = await changes.select((of) => of.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    expect(count).toBe(260 * 20 + 1);
    expect((await visit('children')).changes.titles).toMatchObject([{ title: 'Owl', fields: ['Price'] }]);
    const ofAll = titlesOf((await visit()).changes);
    expect(ofAll).toEqual(['Large 0', 'Large 1', 'Large 2', 'Large 3', 'Large 4', 'Large 5', 'Large 6', 'Large 7']);
  });

  test('many changes of one title, and titles deleted since, hide no change of another [G-190]', async () => {
    const named = (title: string, isbn: string, parts: object = {}) => titleRecord({ isbn, bar: { title }, ...parts });
    const deleted = Array.from({ length: 12 }, (_, index) => `978006301${String(index).padStart(4, '0')}`);
    await saveAsHouse(
      server.database,
      deleted.map((isbn) => named('Withdrawn', isbn)),
    );
    await change({ price: 21 });
    for (let price = 1; price <= 9; price += 1)
      await saveAsHouse(server.database, [titleRecord({ isbn: isbns.tides, bar: { title: 'Tides', price } })]);
    await saveAsHouse(
      server.database,
      deleted.map((isbn) => named('Withdrawn', isbn, { isDeleted: true })),
    );
    expect(titlesOf((await visit()).changes)).toEqual(['Tides', 'The Lantern Keeper']);
    // A deletion that is taken back is a change.
    await saveAsHouse(server.database, [named('Withdrawn', deleted[3]!)]);
    expect((await visit()).changes.titles[0]).toMatchObject({ title: 'Withdrawn', isbn: deleted[3] });
  });

  test('visits are those of each person', async () => {
    await visit('employee');
    await visit('trade');
    const subjects = await server.database.db.selectFrom('user_visit').select('subject').orderBy('subject').execute();
    expect(subjects.map(({ subject }) => subject)).toEqual([subjectOf('employee'), subjectOf('trade')]);
  });
});

describe('GET /api/Promotions', () => {
  const contract = (customerName: string, from: number | null, to: number | null) => ({
    marketType: 'Retail',
    subType: 'Chain',
    contractDesc: 'Spring tables',
    customerName,
    datePromoStart: from === null ? null : day(from),
    datePromoEnd: to === null ? null : day(to),
    coopAmount: 1250,
  });
  beforeAll(() =>
    importRecords(server.database, [
      {
        kind: 'coop',
        companyCode: '001',
        isbn: isbns.lantern,
        coopData: {
          coopContracts: [
            contract('Endless', -89, null),
            contract('Forgotten', -90, null),
            contract('Over', -9, -1),
            contract('Soon', 1, 9),
            contract('No start', null, 89),
            contract('Far end', null, 90),
            contract('Ended', null, -1),
            contract('Undated', null, null),
          ],
          retailPlacements: [
            {
              accountName: 'Booktown',
              promoType: 'End cap',
              placementDescription: 'Two weeks',
              promoStartDate: day(0),
              promoEndDate: day(0),
            },
            { accountName: 'Last day', promoStartDate: '1900-01-01T00:00:00', promoEndDate: day(0) },
            {
              accountName: 'Evening',
              promoType: 'Window',
              placementDescription: 'One day',
              promoStartDate: '2026-03-14T00:00:00',
              promoEndDate: '2026-03-14T00:00:00',
            },
          ],
        },
      },
      {
        kind: 'coop',
        companyCode: '003',
        isbn: isbns.kids,
        coopData: { coopContracts: [contract('Kids', -1, 3)], retailPlacements: [] },
      },
    ]),
  );

  const promotions = async (as: PersonName) =>
    (await server.app.inject({ url: '/api/Promotions', headers: server.as(as) })).json();

  test('runs to the end of the day in the time zone of the company [HOME-37]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-15T02:30:00Z') });
    try {
      expect((await promotions('user')).data[0]).toMatchObject({ accountName: 'Evening' });
    } finally {
      vi.useRealTimers();
    }
  });

  test('returns what runs today, the first to end first, without its amount; one of its dates is enough [LIST-89]', async () => {
    const { data, total } = await promotions('user');
    expect(total).toBe(5);
    expect(data.map(({ accountName }: { accountName: string }) => accountName)).toEqual([
      'Booktown',
      'Last day',
      'Kids',
      'No start',
      'Endless',
    ]);
    expect(data[0]).toEqual({
      isbn: isbns.lantern,
      title: 'The Lantern Keeper',
      author1: 'Marsh, Eleanor',
      kind: 'Retail Placement',
      accountName: 'Booktown',
      promoType: 'End cap',
      description: 'Two weeks',
      starts: day(0),
      ends: day(0),
      reissueNo: 0,
      productId: 77,
      companyCode: '001',
    });
    expect(data[2]).toMatchObject({ kind: 'Co-Op', promoType: 'Retail, Chain', description: 'Spring tables' });
  });

  test("has only the caller's companies", async () => {
    expect((await promotions('children')).total).toBe(1);
  });
});

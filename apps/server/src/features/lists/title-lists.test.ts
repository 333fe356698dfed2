import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multiplyTitle } from '../../../test/multiply-title.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { PersonName } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';
import { refreshDueFigures } from '../../ingest/due-figures.ts';
import { importRecords, type SentRecord } from '../../ingest/house/house-files.test-data.ts';

const isbns = {
  lantern: '9780062040800',
  tides: '9780061122415',
  kids: '9780007525492',
  stars: '9780007525508',
  london: '9780008100001',
  gone: '9780061120084',
} as const;

const award = (companyCode: '001' | '003', isbn: string, id: number, year: number): SentRecord => ({
  kind: 'award',
  companyCode,
  isbn,
  awards: {},
  lists: [{ id, audience: companyCode === '003' ? 'CH' : 'TR', name: 'American Library Medal', year, position: 0 }],
});

const sales = (
  companyCode: '001' | '003' | '400',
  isbn: string,
  month: string,
  [gross, dollars]: [number, number],
): SentRecord => ({
  kind: 'sales-month',
  companyCode,
  isbn,
  month,
  channel: 'Chain',
  account: 'Booktown',
  gross,
  returns: 0,
  dollars,
});

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await saveAsHouse(server.database, [
    titleRecord({
      isbn: isbns.lantern,
      productId: 77,
      bar: {
        title: 'The Lantern Keeper',
        reissueNo: 2,
        author1: 'Marsh, Eleanor',
        imprintDesc: 'Harbour Press',
        pubYear: 2026,
        salesMarketingCode: 'AV',
        price: 24.99,
        longSubtitle: 'A Novel',
        category: 'FICTION / Sea Stories|##FICTION / Historical',
      },
      sheet: { editorial: { keynote: 'A storm, a light.' } },
      stored: { availStock: 1200 },
    }),
    titleRecord({ isbn: isbns.tides, bar: { title: 'Tides' } }),
    titleRecord({ isbn: isbns.gone, bar: { title: 'Gone' }, isDeleted: true }),
    titleRecord({ companyCode: '003', isbn: isbns.kids, bar: { title: 'Owl' } }),
    titleRecord({ companyCode: '003', isbn: isbns.stars, bar: { title: 'Anna and the Stars' } }),
    titleRecord({ companyCode: '400', isbn: isbns.london, bar: { title: 'London' } }),
  ]);
  await importRecords(server.database, [
    {
      kind: 'trade-category',
      report: 'Mystery',
      titles: [
        { companyCode: '003', isbn: isbns.kids },
        { companyCode: '001', isbn: isbns.tides },
        { companyCode: '001', isbn: isbns.gone },
        { companyCode: '001', isbn: '9780062040879' },
        { companyCode: '001', isbn: isbns.lantern },
      ],
    },
    award('001', isbns.lantern, 8996, 2024),
    award('001', isbns.tides, 8996, 2025),
    award('003', isbns.kids, 8996, 2025),
    award('003', isbns.stars, 8996, 2025),
    // Life to date: Tides sold most copies, the Lantern for most dollars; the last 13 months: Owl and the Lantern.
    sales('001', isbns.tides, '2020-05', [900, 1_000]),
    sales('001', isbns.tides, '2026-02', [5, 10]),
    sales('001', isbns.lantern, '2020-05', [300, 9_000]),
    sales('001', isbns.lantern, '2026-02', [40, 900]),
    sales('003', isbns.kids, '2026-01', [70, 300]),
    sales('003', isbns.stars, '2026-01', [-3, -30]),
    sales('400', isbns.london, '2026-01', [20, 100]),
  ]);
});
afterAll(() => server.close());

const get = (path: string, as: PersonName = 'employee') =>
  server.app.inject({ url: `/api/Reports/${path}`, headers: server.as(as) });
const post = (payload: object, as: PersonName = 'employee') =>
  server.app.inject({ method: 'POST', url: '/api/Reports/Top', headers: server.as(as), payload });

async function titlesOf(answer: ReturnType<typeof get>): Promise<string[]> {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBe(200);
  return (JSON.parse(body) as { data: { title: string }[] }).data.map(({ title }) => title);
}

describe('a row', () => {
  const lantern = {
    isbn: isbns.lantern,
    reissueNo: 2,
    title: 'The Lantern Keeper',
    author1: 'Marsh, Eleanor',
    imprintDesc: 'Harbour Press',
    pubYear: 2026,
    salesMarketingCode: 'AV',
    price: 24.99,
    longSubtitle: 'A Novel',
    keynote: 'A storm, a light.',
    category: 'FICTION / Historical; FICTION / Sea Stories',
    availStock: 1200,
    ltdNet: 340,
    productId: 77,
    companyCode: '001',
  };

  test('has every field of the title and a flag for links [LIST-70..LIST-72]', async () => {
    const { showLinks, data } = (await get('TradeCategories/Mystery', 'trade')).json();
    expect(showLinks).toBe(true);
    expect(data[1]).toEqual(lantern);
  });
});

describe('GET /api/Reports/TradeCategories/{report}', () => {
  test('returns the titles in the order of the list, without deleted and unknown ones [API-20]', async () => {
    expect(await titlesOf(get('TradeCategories/Mystery'))).toEqual(['Owl', 'Tides', 'The Lantern Keeper']);
  });

  test('has only the caller’s companies (G-102)', async () => {
    expect(await titlesOf(get('TradeCategories/Mystery', 'children'))).toEqual(['Owl']);
  });

  test.each([
    'BodyMindSpirit',
    'BusinessAndEconomics',
    'Cooking',
    'FamilyAndRelationships',
    'Literary',
    'Romance',
    'HealthAndFitness',
    'Religion',
    'SelfHelp',
  ])('%s is a list, empty before a feed has sent it', async (report) => {
    expect((await get(`TradeCategories/${report}`)).json()).toEqual({ showLinks: true, data: [] });
  });

  test('another name is refused', async () => {
    expect((await get('TradeCategories/Poetry')).statusCode).toBe(400);
  });
});

describe('the award lists', () => {
  test("of children's titles, the newest award first, then by title [API-21]", async () => {
    expect(await titlesOf(get('TopChAwards/8996'))).toEqual(['Anna and the Stars', 'Owl']);
  });

  test('of trade titles, although the award is in both lists (G-51) [API-22]', async () => {
    expect(await titlesOf(get('TopTRAwards/8996'))).toEqual(['Tides', 'The Lantern Keeper']);
  });

  test('have only the caller’s companies', async () => {
    expect(await titlesOf(get('TopTRAwards/8996', 'children'))).toEqual([]);
    expect(await titlesOf(get('TopChAwards/8996', 'trade'))).toEqual([]);
  });

  test.each([
    ['TopChAwards', [8996, 8997, 210, 491, 8323, 8324, 8321, 8322, 189, 602, 49, 58, 59, 73]],
    ['TopTRAwards', [8996, 8997, 8775, 365, 49, 366, 8988, 8835, 1587, 367, 1565]],
  ])('%s answers for each of its ids and no others', async (path, ids) => {
    for (const id of ids) expect((await get(`${path}/${id}`)).statusCode).toBe(200);
    expect((await get(`${path}/1`)).statusCode).toBe(400);
    expect((await get(`${path}/x`)).statusCode).toBe(400);
  });
});

describe('POST /api/Reports/Top', () => {
  test.each([
    ['13', 'U', ['Owl', 'The Lantern Keeper', 'London', 'Tides']],
    ['13', 'D', ['The Lantern Keeper', 'Owl', 'London', 'Tides']],
    ['ltd', 'U', ['Tides', 'The Lantern Keeper', 'Owl', 'London']],
    ['ltd', 'D', ['The Lantern Keeper', 'Tides', 'Owl', 'London']],
  ])('ranks %s months or to date by %s, without titles that sold nothing [API-25]', async (time, type, expected) => {
    expect(await titlesOf(post({ top: 100, businessUnit: 'all', time, type }))).toEqual(expected);
  });

  test.each([
    ['13', 'U', [70, 40, 20, 5]],
    ['13', 'D', [900, 300, 100, 10]],
    ['ltd', 'U', [905, 340, 70, 20]],
    ['ltd', 'D', [9_900, 1_010, 300, 100]],
  ])('names the figure of each title and the months that it is of: %s by %s [LIST-76]', async (time, type, figures) => {
    const answer = (await post({ businessUnit: 'all', time, type }, 'employee')).json();
    expect(answer.figures).toEqual(figures);
    const monthsOf = Object.fromEntries(
      answer.months.map((one: { companyCode: string; months: unknown }) => [one.companyCode, one.months]),
    );
    expect(monthsOf).toMatchObject({
      '001': { first: '2025-02-01', last: '2026-02-28' },
      '003': { first: '2025-01-01', last: '2026-01-31' },
      '018': null,
    });
  });

  test('names the months of the caller’s companies only [LIST-76]', async () => {
    const { months } = (await post({}, 'uk')).json();
    expect(months).toEqual([{ companyCode: '400', months: { first: '2025-01-01', last: '2026-01-31' } }]);
  });

  test('says how many titles have figures that are still to be updated, of the caller’s companies [LIST-88]', async () => {
    const { db } = server.database;
    await db
      .insertInto('stale_figures')
      .values([{ company_code: '001', isbn: isbns.tides }])
      .execute();
    expect((await post({})).json().staleFigures).toBe(1);
    expect((await post({ businessUnit: 'CH' })).json().staleFigures).toBe(0);
    expect((await post({}, 'uk')).json().staleFigures).toBe(0);
    expect((await post({ businessUnit: 'TR' }, 'uk')).json().staleFigures).toBe(0);
    await refreshDueFigures(server.database, { isUnfinished: true });
    expect((await post({})).json().staleFigures).toBe(0);
  });

  test('has the companies of the business unit (G-101)', async () => {
    expect(await titlesOf(post({ businessUnit: 'CH' }))).toEqual(['Owl']);
    expect(await titlesOf(post({ businessUnit: 'TR', time: 'ltd' }))).toEqual(['Tides', 'The Lantern Keeper']);
    expect(await titlesOf(post({ businessUnit: 'TR' }, 'children'))).toEqual([]);
  });

  test('is open to all three roles, with the caller’s companies only (G-46, G-102)', async () => {
    expect(await titlesOf(post({}, 'user'))).toContain('Owl');
    expect(await titlesOf(post({ time: 'ltd' }, 'uk'))).toEqual(['London']);
  });

  test('by default ranks the top 100 of all by units of 13 months, and refuses other choices (G-49)', async () => {
    expect((await post({})).json()).toEqual((await post({ top: '100', time: 13, type: 'U' })).json());
    for (const body of [{ top: 7 }, { businessUnit: 'X' }, { time: '12' }, { type: 'u' }])
      expect((await post(body)).statusCode).toBe(400);
  });

  test('returns at most `top` rows, the best ones [LIST-52]', async () => {
    await multiplyTitle(server.database.batch, isbns.tides, 600);
    for (const top of [100, 500]) {
      const { data } = (await post({ top, time: 'ltd' })).json();
      expect(data).toHaveLength(top);
      expect(data.slice(0, 3).map(({ ltdNet }: { ltdNet: number }) => ltdNet)).toEqual([905, 600, 599]);
    }
  });
});

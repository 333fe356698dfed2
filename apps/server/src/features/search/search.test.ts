import type { QuickSearchResponse } from '@titlenet/contract/searching';
import { quickSearchResponseSchema } from '@titlenet/contract/searching';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { PersonName } from '../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';

let server: TestApp;

const people = [
  { name: 'Ash, A.', role: 'Author', biography: null, roles: 'A01', isCredited: true },
  { name: 'Quill, Préface', role: 'Preface', biography: null, roles: 'A15', isCredited: false },
  { name: 'Inker, Ida', role: 'Inker', biography: null, roles: 'A46', isCredited: true },
];
const titles = [
  {
    isbn: '9780062040800',
    productId: 4711,
    bar: {
      title: 'The Lantern Keeper',
      author1: 'Marsh, Eleanor',
      reissueNo: 2,
      salesMarketingCode: 'AV',
      formatDesc: 'Hardcover',
      imprintDesc: 'Harbour Press',
      releaseDate: '2026-02-24T00:00:00',
      onSaleDate: '2026-03-10T00:00:00',
      pubDate: '2026-03-12T00:00:00',
    },
    sheet: { subrights: { currentTerritoryCode: 'W1', originalTerritoryCode: 'W2' } },
    stored: { publisher: 'Harbour House' },
    codes: { salesMarketingCode: [{ code: 'AV', description: 'In Stock' }] },
  },
  { isbn: '9780061122415', bar: { title: 'Vol 10 of the Tides', author1: 'García Márquez, Gabriel' } },
  { isbn: '9780061120084', bar: { title: 'Vol 2 of the Tides', author1: 'Brontë, Emily', author2: 'Ōe, Kenzaburō' } },
  { isbn: '9780060935467', bar: { title: '100% Wool_Works', author1: 'Ash, A.' }, sheet: { editorial: { people } } },
  { isbn: '9791234567896', bar: { title: 'Élan & Ψυχή', author1: 'Nadir, Zoë' } },
  { isbn: '9780007525492', companyCode: '003', bar: { title: 'The Lantern for Children', author1: 'Marsh, Eleanor' } },
  {
    isbn: '9780373209774',
    companyCode: '180',
    bar: { title: 'Lantern Bay', author1: 'Dale, Rose', formatDesc: 'Mass Market' },
  },
  {
    isbn: '9780310337508',
    companyCode: '006',
    bar: { title: 'A Lantern to My Feet', author1: 'Cole, Ruth', answerCode: 'IP' },
  },
  { isbn: '9780007448036', companyCode: '400', bar: { title: 'Lanterns of Leeds', author1: 'Hope, Sam' } },
] as const;

beforeAll(async () => {
  server = await createTestApp();
  await saveAsHouse(
    server.database,
    titles.map((title) => titleRecord(title)),
  );
});
afterAll(() => server.close());

async function search(body: object, as: PersonName = 'employee'): Promise<QuickSearchResponse> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/Searching/QuickSearch',
    headers: server.as(as),
    body,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const found = async (body: object, as?: PersonName) => (await search(body, as)).data.map((row) => row.title);

test.each(['quill', 'Preface Quill', 'inker, ida', 'ash'])(
  'every contributor is found as an author: %s [EDIT-40]',
  async (author) => {
    expect(await found({ author, company: 1 })).toContain('100% Wool_Works');
  },
);

describe('matches (G-55)', () => {
  test.each(['9780062040800', '978-0-06-204080-0', ' 978 0 06 2040800 ', '0062040804', '0-06-204080-4', '97800620408'])(
    'finds a title by ISBN %s: complete or a prefix, with hyphens and blanks, or as ISBN-10',
    async (isbn) => {
      expect(await found({ isbn, company: 1 })).toEqual(['The Lantern Keeper']);
    },
  );

  test('finds nothing by an invalid ISBN', async () => {
    expect(await found({ isbn: 'lantern', company: 1 })).toEqual([]);
    expect(await found({ isbn: '0062040805', company: 1 })).toEqual([]);
  });

  test.each([
    ['lantern', ['The Lantern for Children', 'The Lantern Keeper']],
    ['LANTERN k', ['The Lantern Keeper']],
    ['elan', ['Élan & Ψυχή']],
    ['ψυχη', ['Élan & Ψυχή']],
    ['la', ['Élan & Ψυχή', 'The Lantern for Children', 'The Lantern Keeper']],
    ['%', ['100% Wool_Works']],
    ['l_w', ['100% Wool_Works']],
    ['\\', []],
  ])('finds titles that contain %s, without regard to case and accents, wildcards literal', async (title, expected) => {
    expect(await found({ title, company: 1 })).toEqual(expected);
  });

  test.each([
    ['bronte, em', ['Vol 2 of the Tides']],
    ['emily bronte', ['Vol 2 of the Tides']],
    ['kenzaburo oe', ['Vol 2 of the Tides']],
    ['garcia', ['Vol 10 of the Tides']],
    ['eleanor marsh', ['The Lantern for Children', 'The Lantern Keeper']],
  ])('finds an author typed %s, as stored or as displayed', async (author, expected) => {
    expect(await found({ author, company: 1 })).toEqual(expected);
  });

  test('returns titles in natural order', async () => {
    expect(await found({ title: 'tides', company: 1 })).toEqual(['Vol 2 of the Tides', 'Vol 10 of the Tides']);
  });

  test('returns titles of one division only', async () => {
    expect(await found({ title: 'lantern', company: 180 })).toEqual(['Lantern Bay']);
    expect(await found({ title: 'lantern', company: 6 })).toEqual(['A Lantern to My Feet']);
    expect(await found({ title: 'lantern', company: 400 })).toEqual(['Lanterns of Leeds']);
    expect(await found({ title: 'lantern', company: '006' })).toEqual(['A Lantern to My Feet']);
  });

  test("returns only titles of the caller's companies (G-81)", async () => {
    expect(await found({ title: 'lantern', company: 1 }, 'trade')).toEqual(['The Lantern Keeper']);
    expect(await found({ title: 'lantern', company: 1 }, 'children')).toEqual(['The Lantern for Children']);
  });

  test('does not find deleted titles', async () => {
    const gone = titleRecord({ isbn: '9780062024022', bar: { title: 'Gone Lantern' } });
    await saveAsHouse(server.database, [gone]);
    expect(await found({ title: 'gone', company: 1 })).toEqual(['Gone Lantern']);
    await saveAsHouse(server.database, [{ ...gone, isDeleted: true }]);
    expect(await found({ title: 'gone', company: 1 })).toEqual([]);
  });
});

describe('response', () => {
  test('a row has every field of the spec [QUICK-08..QUICK-23]', async () => {
    const answer = await search({ title: 'lantern keeper', company: 1 });
    expect(quickSearchResponseSchema.safeParse(answer).error).toBeUndefined();
    expect(answer).toEqual({
      data: [
        {
          salesMarketingDescription: 'AV - In Stock',
          isbn: '9780062040800',
          isbN_13: null,
          productId: 4711,
          title: 'The Lantern Keeper',
          author: 'Marsh, Eleanor',
          companiesFormat: 'Hardcover',
          onSaleDate: '2026-03-10T00:00:00',
          publisher: 'Harbour House',
          territoryCode: 'W1',
          companyCode: '001',
          reissueNo: 2,
        },
      ],
      total: 1,
      noData: false,
      moreCriteriaRequired: false,
    });
  });

  test('HQNA rows carry their ISBN as isbN_13 [QUICK-14]', async () => {
    const { data } = await search({ title: 'lantern bay', company: 180 });
    expect(data[0]).toMatchObject({ isbN_13: '9780373209774', companiesFormat: 'Mass Market' });
  });

  test('HCCP rows carry their answer code', async () => {
    const { data } = await search({ title: 'lantern', company: 6 });
    expect(data[0]).toMatchObject({ salesMarketingDescription: 'IP' });
  });

  test('noData if nothing is found', async () => {
    expect(await search({ title: 'zzzz', company: 1 })).toEqual({
      data: [],
      total: 0,
      noData: true,
      moreCriteriaRequired: false,
    });
  });

  test('more than 2,000 are counted, not listed [QUICK-58]', async () => {
    const many = Array.from({ length: 2_000 }, (_, index) =>
      titleRecord({ isbn: `97900000${String(index).padStart(5, '0')}`, bar: { title: `Crowd ${index}` } }),
    );
    for (let start = 0; start < many.length; start += 250)
      await saveAsHouse({ ...server.database, db: server.database.batch }, many.slice(start, start + 250));
    const atMaximum = await search({ title: 'crowd', company: 1 });
    expect(atMaximum).toMatchObject({ total: 2_000, moreCriteriaRequired: false });
    expect(atMaximum.data).toHaveLength(2_000);
    await saveAsHouse(server.database, [titleRecord({ isbn: '9790000099999', bar: { title: 'Crowd of one' } })]);
    expect(await search({ title: 'crowd', company: 1 })).toEqual({
      data: [],
      total: 2_001,
      noData: false,
      moreCriteriaRequired: true,
    });
  });
});

describe('invalid requests', () => {
  test.each<[object, string]>([
    [{ company: 1 }, 'no field'],
    [{ title: 'a', author: 'b', company: 1 }, 'two fields'],
    [{ title: '   ', company: 1 }, 'blanks'],
    [{ title: 'a' }, 'no division'],
    [{ title: 'a', company: 7 }, 'an unknown division'],
    [{ title: 'x'.repeat(1001), company: 1 }, 'a text too long'],
  ])('%j: %s', async (body) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/Searching/QuickSearch',
      headers: server.as('employee'),
      body,
    });
    expect(answer.statusCode).toBe(400);
  });

  test('rejects a division without any company of the caller', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/Searching/QuickSearch',
      headers: server.as('trade'),
      body: { title: 'lantern', company: 180 },
    });
    expect(answer.statusCode).toBe(403);
  });
});

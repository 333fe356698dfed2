import { type PowerSearchName, powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { saveAsHouse, titleRecord } from '../../../../test/test-titles.ts';

let server: TestApp;

/** Three titles per division whose fields sort differently from their titles; the third title has no values. */
const samples = [
  {
    isbn: '2',
    bar: { title: 'A', author1: 'Zoe', author2: 'Vol 10' },
    // Natural order differs from code units here: numbers, accents, case.
    text: 'Vol 10',
    number: 5,
    day: '2020-05-01T00:00:00',
  },
  {
    isbn: '1',
    bar: { title: 'B', author1: 'élan', author2: 'Vol 2' },
    text: 'vol 2',
    number: 40,
    day: '2021-01-01T00:00:00',
  },
  { isbn: '3', bar: { title: 'C', author1: null, author2: null }, text: null, number: null, day: null },
];
const isbns: Record<string, readonly [string, string, string]> = {
  '001': ['9780062040800', '9780061122415', '9780061120084'],
  '180': ['9780373209774', '9780373209771', '9780373209778'],
  '006': ['9780310337508', '9780310337505', '9780310337509'],
};

const titles = Object.entries(isbns).flatMap(([companyCode, own]) => {
  const ascending = own.toSorted();
  return samples.map(({ isbn, bar, text, number, day }) =>
    titleRecord({
      companyCode: companyCode as '001',
      isbn: ascending[Number(isbn) - 1]!,
      bar: {
        ...bar,
        seriesName: text,
        salesMarketingCode: text,
        answerCode: text,
        casBusinessUnit: text,
        divisionDesc: text,
        categoryDesc: text,
        formatDesc: text,
        imprintDesc: text,
        pubSeason: text,
        pubYear: number,
        price: number,
        releaseDate: day,
        onSaleDate: day,
        pubDate: day,
      },
      sheet: { editorial: { editor: text } },
      stored: { ltdNet: number },
      codes: { country: [{ code: 'ALL', description: 'All' }] },
    }),
  );
});

beforeAll(async () => {
  server = await createTestApp();
  await saveAsHouse(server.database, titles);
});
afterAll(() => server.close());

async function order(form: PowerSearchName, body: object): Promise<string> {
  const url = `/api/Searching/PowerSearch/${form}`;
  const answer = await server.app.inject({ method: 'POST', url, headers: server.as('employee'), body });
  expect(answer.statusCode, answer.body).toBe(200);
  const { data } = answer.json<{ data: Record<string, string>[] }>();
  return data.map((row) => row.TITLE ?? row.title).join('');
}

// Blanks come last in either direction, as in the grid (G-168).
const asTexts = { ascending: 'BAC', descending: 'ABC' };
const asNumbers = { ascending: 'ABC', descending: 'BAC' };

const everything = { isbn: '978' };

describe('trade: result order by each key', () => {
  const keys: [line: string, key: string, expected: { ascending: string; descending: string }][] = [
    ['[PSTRADE-101]', 'title', { ascending: 'ABC', descending: 'CBA' }],
    ['[PSTRADE-102]', 'author_1', asTexts],
    ['[PSTRADE-103]', 'author_2', asTexts],
    ['[PSTRADE-104]', 'isbn', { ascending: 'BAC', descending: 'CAB' }],
    ['[PSTRADE-105]', 'salesmarketingcode', asTexts],
    ['[PSTRADE-106]', 'cas_business_unit', asTexts],
    ['[PSTRADE-107]', 'division_value', asTexts],
    ['[PSTRADE-108]', 'category_value', asTexts],
    ['[PSTRADE-109]', 'format_value', asTexts],
    ['[PSTRADE-110]', 'imprint_value', asTexts],
    ['[PSTRADE-111]', 'editor_1', asTexts],
    ['[PSTRADE-112]', 'release_date', asNumbers],
    ['[PSTRADE-113]', 'pub_season', asTexts],
    ['[PSTRADE-114]', 'pub_year', asNumbers],
    ['[PSTRADE-115]', 'price', asNumbers],
    ['[PSTRADE-116]', 'series_name', asTexts],
    ['[PSTRADE-117]', 'LTD_Net', asNumbers],
    ['(G-76)', 'on_sale_date', asNumbers],
  ];
  test.each(keys)('%s %s, and the other way with desc', async (_line, key, { ascending, descending }) => {
    expect(await order('HarperCollins', { ...everything, sortBy: key })).toBe(ascending);
    expect(await order('HarperCollins', { ...everything, sortBy: `${key} desc` })).toBe(descending);
  });

  test('by title by default [PSTRADE-088]', async () => {
    expect(await order('HarperCollins', everything)).toBe('ABC');
  });
});

describe('trade: result order by each option of the selector', () => {
  const options: [line: string, label: string, expected: string][] = [
    ['[PSTRADE-088]', 'Title', 'ABC'],
    ['[PSTRADE-089]', 'Author', 'BAC'],
    ['[PSTRADE-090]', 'ISBN', 'BAC'],
    ['[PSTRADE-091]', 'Sales & Marketing Code', 'BAC'],
    ['[PSTRADE-092]', 'Category', 'BAC'],
    ['[PSTRADE-093]', 'Format', 'BAC'],
    ['[PSTRADE-094]', 'Imprint', 'BAC'],
    ['[PSTRADE-095]', 'Editor', 'BAC'],
    ['[PSTRADE-096] the latest first:', 'On Sale Date', 'BAC'],
    ['[PSTRADE-097] the latest first:', 'Release Date', 'BAC'],
    ['[PSTRADE-098]', 'Pub Season', 'BAC'],
    ['[PSTRADE-099] the latest first:', 'Pub Year', 'BAC'],
    ['[PSTRADE-100] the dearest first:', 'Price', 'BAC'],
  ];
  test.each(options)('%s %s', async (_line, label, expected) => {
    const option = powerSearchForms.HarperCollins.sortOptions.find((each) => each.label === label);
    expect(await order('HarperCollins', { ...everything, sortBy: option?.key })).toBe(expected);
  });
});

describe('HQNA: result order by each key', () => {
  const keys: [line: string, key: string, expected: string][] = [
    ['[PSHQNA-52]', 'Title', 'ABC'],
    ['[PSHQNA-53]', 'Author', 'BAC'],
    ['[PSHQNA-54]', 'ISBN', 'BAC'],
    ['[PSHQNA-55]', 'SnMCode', 'BAC'],
    ['[PSHQNA-56]', 'SpineCategory', 'BAC'],
    ['[PSHQNA-57]', 'Format', 'BAC'],
    ['[PSHQNA-58]', 'Imprint', 'BAC'],
    ['[PSHQNA-59]', 'Editor', 'BAC'],
    ['[PSHQNA-60]', 'OnSaleDate DESC', 'BAC'],
    ['[PSHQNA-61]', 'PubDate DESC', 'BAC'],
    ['[PSHQNA-62]', 'PubSeason', 'BAC'],
    ['[PSHQNA-63]', 'SeasonYear DESC', 'BAC'],
    ['[PSHQNA-64]', 'Prices DESC', 'BAC'],
  ];
  test.each(keys)('%s %s', async (_line, sortBy, expected) => {
    expect(await order('HQNA', { isbn: '978', country_Code: 'ALL', sortBy })).toBe(expected);
  });

  test('the latest on sale first by default [PSHQNA-51]', async () => {
    expect(await order('HQNA', { isbn: '978' })).toBe('BAC');
  });
});

describe('HCCP: result order by id (G-75)', () => {
  test.each([[1, 'ABC'], ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((id): [number, string] => [id, 'BAC'])])(
    '%i',
    async (sortBy, expected) => {
      expect(await order('HCCP', { isbn: '978', sortBy })).toBe(expected);
      expect(await order('HCCP', { isbn: '978', sortBy: String(sortBy) })).toBe(expected);
    },
  );
});

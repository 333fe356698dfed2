import { type PowerSearchName, powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { saveAsHouse, titleRecord } from '../../../../test/test-titles.ts';

let server: TestApp;

/** Ascending order of four titles by each field. No two fields have the same, so that an exchange is noticed. */
const orders = {
  isbn: 'DBEAC',
  author1: 'BADC',
  author2: 'CABD',
  seriesName: 'BDAC',
  salesMarketingCode: 'CBAD',
  answerCode: 'DACB',
  casBusinessUnit: 'DABC',
  divisionDesc: 'BCDA',
  categoryDesc: 'CDAB',
  formatDesc: 'DCBA',
  imprintDesc: 'ABDC',
  editor: 'ACBD',
  pubSeason: 'ADBC',
  pubYear: 'ACDB',
  price: 'BDCA',
  ltdNet: 'CBDA',
  releaseDate: 'CADB',
  onSaleDate: 'DBAC',
  pubDate: 'BACD',
};

/** In natural order, which differs from code units here: numbers, accents, case. */
const texts = ['élan', 'vol 2', 'Vol 10', 'Zoe'];
const numbers = [5, 40, 300, 2000];
const days = ['2019-12-31T00:00:00', '2020-05-01T00:00:00', '2021-01-01T00:00:00', '2021-01-02T00:00:00'];

/** The fifth title, E, has only a title and an ISBN. */
const titles = ['A', 'B', 'C', 'D', 'E'];
const isbnPrefixes = { '001': '978006112008', '180': '978037320977', '006': '978031033750' };

/** The value that gives a title its place in the order of a field; null for the fifth one. */
const placed = <Value>(values: readonly Value[], order: string, title: string): Value | null =>
  values[order.indexOf(title)] ?? null;

function record(companyCode: keyof typeof isbnPrefixes, title: string) {
  const text = (field: keyof typeof orders) => placed(texts, orders[field], title);
  const number = (field: keyof typeof orders) => placed(numbers, orders[field], title);
  const day = (field: keyof typeof orders) => placed(days, orders[field], title);
  return titleRecord({
    companyCode,
    isbn: `${isbnPrefixes[companyCode]}${orders.isbn.indexOf(title)}`,
    bar: {
      title,
      author1: text('author1'),
      author2: text('author2'),
      seriesName: text('seriesName'),
      salesMarketingCode: text('salesMarketingCode'),
      answerCode: text('answerCode'),
      casBusinessUnit: text('casBusinessUnit'),
      divisionDesc: text('divisionDesc'),
      categoryDesc: text('categoryDesc'),
      formatDesc: text('formatDesc'),
      imprintDesc: text('imprintDesc'),
      pubSeason: text('pubSeason'),
      pubYear: number('pubYear'),
      price: number('price'),
      releaseDate: day('releaseDate'),
      onSaleDate: day('onSaleDate'),
      pubDate: day('pubDate'),
    },
    sheet: { editorial: { editor: text('editor') } },
    stored: { ltdNet: number('ltdNet') },
    codes: { country: [{ code: 'ALL', description: 'All' }] },
  });
}

beforeAll(async () => {
  server = await createTestApp();
  const companies = ['001', '180', '006'] as const;
  await saveAsHouse(
    server.database,
    companies.flatMap((companyCode) => titles.map((title) => record(companyCode, title))),
  );
});
afterAll(() => server.close());

async function order(form: PowerSearchName, body: object): Promise<string> {
  const url = `/api/Searching/PowerSearch/${form}`;
  const answer = await server.app.inject({ method: 'POST', url, headers: server.as('employee'), body });
  expect(answer.statusCode, answer.body).toBe(200);
  const { data } = answer.json<{ data: Record<string, string>[] }>();
  return data.map((row) => row.TITLE ?? row.title).join('');
}

const everything = { isbn: '978' };

// Blanks come last in either direction, as in the grid (G-168).
describe('trade: result order by each key', () => {
  const keys: [line: string, key: string, ascending: string, descending: string][] = [
    ['[PSTRADE-101]', 'title', 'ABCDE', 'EDCBA'],
    ['[PSTRADE-102]', 'author_1', 'BADCE', 'CDABE'],
    ['[PSTRADE-103]', 'author_2', 'CABDE', 'DBACE'],
    ['[PSTRADE-104]', 'isbn', 'DBEAC', 'CAEBD'],
    ['[PSTRADE-105]', 'salesmarketingcode', 'CBADE', 'DABCE'],
    ['[PSTRADE-106]', 'cas_business_unit', 'DABCE', 'CBADE'],
    ['[PSTRADE-107]', 'division_value', 'BCDAE', 'ADCBE'],
    ['[PSTRADE-108]', 'category_value', 'CDABE', 'BADCE'],
    ['[PSTRADE-109]', 'format_value', 'DCBAE', 'ABCDE'],
    ['[PSTRADE-110]', 'imprint_value', 'ABDCE', 'CDBAE'],
    ['[PSTRADE-111]', 'editor_1', 'ACBDE', 'DBCAE'],
    ['[PSTRADE-112]', 'release_date', 'CADBE', 'BDACE'],
    ['[PSTRADE-113]', 'pub_season', 'ADBCE', 'CBDAE'],
    ['[PSTRADE-114]', 'pub_year', 'ACDBE', 'BDCAE'],
    ['[PSTRADE-115]', 'price', 'BDCAE', 'ACDBE'],
    ['[PSTRADE-116]', 'series_name', 'BDACE', 'CADBE'],
    ['[PSTRADE-117]', 'LTD_Net', 'CBDAE', 'ADBCE'],
    ['(G-76)', 'on_sale_date', 'DBACE', 'CABDE'],
  ];
  test.each(keys)('%s %s, and the other way with desc', async (_line, key, ascending, descending) => {
    expect(await order('HarperCollins', { ...everything, sortBy: key })).toBe(ascending);
    expect(await order('HarperCollins', { ...everything, sortBy: `${key} desc` })).toBe(descending);
  });

  test('by title by default [PSTRADE-088]', async () => {
    expect(await order('HarperCollins', everything)).toBe('ABCDE');
  });
});

describe('trade: result order by each option of the selector', () => {
  const options: [line: string, label: string, expected: string][] = [
    ['[PSTRADE-088]', 'Title', 'ABCDE'],
    ['[PSTRADE-089]', 'Author', 'BADCE'],
    ['[PSTRADE-090]', 'ISBN', 'DBEAC'],
    ['[PSTRADE-091]', 'Sales & Marketing Code', 'CBADE'],
    ['[PSTRADE-092]', 'Category', 'CDABE'],
    ['[PSTRADE-093]', 'Format', 'DCBAE'],
    ['[PSTRADE-094]', 'Imprint', 'ABDCE'],
    ['[PSTRADE-095]', 'Editor', 'ACBDE'],
    ['[PSTRADE-096] the latest first:', 'On Sale Date', 'CABDE'],
    ['[PSTRADE-097] the latest first:', 'Release Date', 'BDACE'],
    ['[PSTRADE-098]', 'Pub Season', 'ADBCE'],
    ['[PSTRADE-099] the latest first:', 'Pub Year', 'BDCAE'],
    ['[PSTRADE-100] the dearest first:', 'Price', 'ACDBE'],
  ];
  test.each(options)('%s %s', async (_line, label, expected) => {
    const option = powerSearchForms.HarperCollins.sortOptions.find((each) => each.label === label);
    expect(await order('HarperCollins', { ...everything, sortBy: option?.key })).toBe(expected);
  });
});

describe('HQNA: result order by each key', () => {
  const keys: [line: string, key: string, expected: string][] = [
    ['[PSHQNA-52]', 'Title', 'ABCDE'],
    ['[PSHQNA-53]', 'Author', 'BADCE'],
    ['[PSHQNA-54]', 'ISBN', 'DBEAC'],
    ['[PSHQNA-55]', 'SnMCode', 'CBADE'],
    ['[PSHQNA-56]', 'SpineCategory', 'CDABE'],
    ['[PSHQNA-57]', 'Format', 'DCBAE'],
    ['[PSHQNA-58]', 'Imprint', 'ABDCE'],
    ['[PSHQNA-59]', 'Editor', 'ACBDE'],
    ['[PSHQNA-60]', 'OnSaleDate DESC', 'CABDE'],
    ['[PSHQNA-61] of the release date:', 'PubDate DESC', 'BDACE'],
    ['[PSHQNA-62]', 'PubSeason', 'ADBCE'],
    ['[PSHQNA-63]', 'SeasonYear DESC', 'BDCAE'],
    ['[PSHQNA-64]', 'Prices DESC', 'ACDBE'],
  ];
  test.each(keys)('%s %s', async (_line, sortBy, expected) => {
    expect(await order('HQNA', { isbn: '978', country_Code: 'ALL', sortBy })).toBe(expected);
  });

  test('the latest on sale first by default [PSHQNA-51]', async () => {
    expect(await order('HQNA', { isbn: '978' })).toBe('CABDE');
  });
});

describe('HCCP: result order by id (G-75)', () => {
  const ids: [id: number, label: string, expected: string][] = [
    [1, 'Title', 'ABCDE'],
    [2, 'Author', 'BADCE'],
    [3, 'ISBN', 'DBEAC'],
    [4, 'Answer Code', 'DACBE'],
    [5, 'Division', 'BCDAE'],
    [6, 'Category', 'CDABE'],
    [7, 'Format', 'DCBAE'],
    [8, 'Imprint', 'ABDCE'],
    [9, 'Editor', 'ACBDE'],
    [10, 'Publication Date', 'DCABE'],
    [11, 'On Sale Date', 'CABDE'],
    [12, 'Release Date', 'BDACE'],
    [13, 'Price', 'ACDBE'],
  ];
  test.each(ids)('%i: %s', async (sortBy, _label, expected) => {
    expect(await order('HCCP', { isbn: '978', sortBy })).toBe(expected);
    expect(await order('HCCP', { isbn: '978', sortBy: String(sortBy) })).toBe(expected);
  });
});

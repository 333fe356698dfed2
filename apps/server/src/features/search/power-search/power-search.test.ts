import { type PowerSearchName, powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { hccpSearchResponseSchema, powerSearchResponseSchema } from '@titlenet/contract/power-search/searches';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multiplyTitle } from '../../../../test/multiply-title.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import type { PersonName } from '../../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../../test/test-titles.ts';
import { hccpBodies, hqnaBodies, titles, tradeBodies } from './criteria.test-data.ts';

let server: TestApp;
let listId: number;

beforeAll(async () => {
  server = await createTestApp();
  await saveAsHouse(server.database, titles);
  listId = await putList({ owner: 'demo-employee', is_shared: false });
});
afterAll(() => server.close());

/** A user list with the first title of each division. */
async function putList(list: { owner: string; is_shared: boolean }): Promise<number> {
  const { db } = server.database;
  const row = { name: crypto.randomUUID(), ...list };
  const { id } = await db.insertInto('user_list').values(row).returning('id').executeTakeFirstOrThrow();
  const isbns = titles.filter(({ isbn }) => isbn?.startsWith('978')).map(({ isbn }) => isbn!);
  await db
    .insertInto('user_list_item')
    .values(isbns.map((isbn) => ({ list_id: id, isbn })))
    .execute();
  return id;
}

const multiply = (isbn: string, count: number) => multiplyTitle(server.database.batch, isbn, count);

function post(form: PowerSearchName, body: object, as: PersonName = 'employee') {
  const url = `/api/Searching/PowerSearch/${form}`;
  return server.app.inject({ method: 'POST', url, headers: server.as(as), body });
}

type Row = Record<string, unknown>;

async function search(form: PowerSearchName, body: object, as?: PersonName) {
  const answer = await post(form, body, as);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: Row[]; titles: Row[]; total: number }>();
}

async function found(form: PowerSearchName, body: object, as?: PersonName): Promise<string[]> {
  const { data, total } = await search(form, body, as);
  expect(data).toHaveLength(total);
  return data.map((row) => String(row.TITLE ?? row.title));
}

const bodies = { HarperCollins: tradeBodies, HQNA: hqnaBodies, HCCP: hccpBodies } as const;

describe.each(Object.values(powerSearchForms))('$name', (form) => {
  const lines = bodies[form.name];

  test('has a request body here for each criterion', () => {
    const names = form.criteria.filter(({ kind }) => kind !== 'filling' && kind !== 'userList').map(({ name }) => name);
    expect(Object.keys(lines)).toEqual(names);
  });

  // An ignored criterion would find both titles of the division.
  test.each(Object.entries(lines))(
    'finds one title by %s, named as in the specification [API-26] [API-28] [API-30]',
    async (_name, body) => {
      expect(await found(form.name, body)).toEqual(['The Lantern Keeper']);
    },
  );

  test('finds the titles of the caller’s and of shared lists, but not of private lists of others (G-80)', async () => {
    const shared = await putList({ owner: 'demo-hqna', is_shared: true });
    const hidden = await putList({ owner: 'demo-hqna', is_shared: false });
    expect(await found(form.name, { listManagerLists: [String(listId)] })).toEqual(['The Lantern Keeper']);
    expect(await found(form.name, { listManagerLists: shared })).toEqual(['The Lantern Keeper']);
    expect(await found(form.name, { listManagerLists: hidden })).toEqual([]);
  });

  test('accepts all criteria at once, and the other parameters of an address', async () => {
    const all = Object.assign({}, ...Object.values(lines), meta[form.name]);
    expect(await found(form.name, all)).toEqual(['The Lantern Keeper']);
  });
});

const meta: Record<PowerSearchName, object> = {
  HarperCollins: { company: 1, sortBy: 'title', isShowCover: 'true', isShowAuthor: false },
  HQNA: { isHqna: 'true', sortBy: 'OnSaleDate DESC', isShowCover: 'false' },
  HCCP: { sortBy: '11' },
};

describe('numbers', () => {
  test.each([
    ['5 is a first print of 5,000 copies [PSTRADE-034]', { annFirstPrint: '5' }, 1],
    ['5000 is one of five million', { annFirstPrint: '5000' }, 0],
    ['10 or more are 10,000 copies or more [PSTRADE-036]', { salesLTDNet: '10', salesLTDNetSwitch: 5 }, 1],
    ['12.001 or more are more than 12,000', { salesLTDNet: '12.001', salesLTDNetSwitch: 5 }, 0],
    ['an exponent counts', { annFirstPrint: '0.5e1' }, 1],
    ['a number that no computer holds matches nothing', { annFirstPrint: '1e999' }, 0],
    ['everything is less than it', { price: '1e999', priceSwitch: 6, zeroPrice: true }, 1],
    ['a title without the number is not different from it', { agencyPrice: '1', agencyPriceSwitch: 4 }, 1],
    ['zero-priced says more than a price of nought', { price: '0', zeroPrice: 'true' }, 1],
  ])('%s', async (_name, body, total) => {
    expect(await found('HarperCollins', body)).toHaveLength(total);
  });
});

test('Zero Price finds both indicators, its selector one of them [PSTRADE-118]', async () => {
  const free = (zeroPriceInd: 'Y' | 'N', index: number) =>
    titleRecord({ isbn: `978006299${index}`, bar: { title: `Free ${zeroPriceInd}`, price: 0, zeroPriceInd } });
  const records = [free('Y', 9986), free('N', 9979)];
  await saveAsHouse(server.database, records);
  const among = { title: 'free' };
  expect(await found('HarperCollins', { ...among, zeroPrice: true })).toEqual(['Free N', 'Free Y']);
  expect(await found('HarperCollins', { ...among, zeroPriceInd: 'N' })).toEqual(['Free N']);
  expect(await found('HarperCollins', { ...among, zeroPriceInd: 'Y', zeroPrice: true })).toEqual(['Free Y']);
  await saveAsHouse(
    server.database,
    records.map((record) => ({ ...record, isDeleted: true })),
  );
});

describe('switches', () => {
  test.each([
    [1, 'eper', 1],
    [2, 'eper', 0],
    [2, 'the lan', 1],
    [3, 'the lan', 0],
    [3, 'the lantern keeper', 1],
  ])('HCCP: %i is contains, starts with or exact match of %s [PSCOM-46]', async (titleSwitch, title, total) => {
    expect(await found('HCCP', { title, titleSwitch })).toHaveLength(total);
  });

  test.each([
    [4, '31.5', 1],
    [5, '31.5', 0],
    [6, '31.5', 1],
    [6, '31.51', 0],
    [7, '31.5', 1],
    [7, '31.49', 0],
  ])('HCCP: %i is =, <>, >= or <= of a price of %s [PSCOM-46]', async (cadPriceSwitch, cadPrice, total) => {
    expect(await found('HCCP', { cadPrice, cadPriceSwitch })).toHaveLength(total);
  });

  test.each([
    [3, '9.99', 1],
    [4, '9.99', 0],
    [5, '10', 0],
    [6, '10', 1],
  ])('trade: %i is =, <>, >= or <= of a price of %s', async (agencyPriceSwitch, agencyPrice, total) => {
    expect(await found('HarperCollins', { agencyPrice, agencyPriceSwitch })).toHaveLength(total);
  });

  test('"not equal" a code includes titles without one', async () => {
    expect(await found('HarperCollins', { territoryCode: 'WENG', territoryCodeSwitch: 4 })).toEqual(['Other']);
  });

  test('uses the default of a missing switch: starts with, contains for authors, equal for numbers', async () => {
    expect(await found('HarperCollins', { title: 'keeper' })).toEqual([]);
    expect(await found('HarperCollins', { author: 'eanor' })).toEqual(['The Lantern Keeper']);
    expect(await found('HarperCollins', { libraryPrice: '44' })).toEqual([]);
  });
});

describe('response', () => {
  test('columns by name, rows with their keys, and whether prices are marked [GRID-013..GRID-015] [GRID-018]', async () => {
    const answer = await search('HarperCollins', { title: 'the lantern' });
    expect(powerSearchResponseSchema.safeParse(answer).error).toBeUndefined();
    expect(answer).toMatchObject({ total: 1, noData: false, moreCriteriaRequired: false, maxResultSize: 2000 });
    expect(answer).toMatchObject({ complianceIndicator: true });
    expect(answer.data[0]).toMatchObject({ PRODUCT_ID: expect.any(Number), COMPANYCODE: '001' });
    expect(answer.titles).toContainEqual(expect.objectContaining({ propertyName: 'TITLE', displayColumn: 'Title' }));
  });

  test('HCCP: columns as fields, system ones among them, and the ISBN trimmed [PSHCCP-64] [PSHCCP-65]', async () => {
    const answer = await search('HCCP', { title: 'the lantern' });
    expect(hccpSearchResponseSchema.safeParse(answer).error).toBeUndefined();
    expect(answer.titles).toContainEqual({ fieldName: 'TITLE', fieldDescription: 'Title', isSystem: false });
    expect(answer.titles).toContainEqual(expect.objectContaining({ fieldName: 'PRODUCT_ID', isSystem: true }));
    expect(answer.data[0]).toMatchObject({ ISBN: '9780310337508' });
  });

  test('noData if nothing is found [GRID-016]', async () => {
    const answer = await search('HQNA', { title_Value: 'zzz' });
    expect(answer).toMatchObject({ data: [], total: 0, noData: true, moreCriteriaRequired: false });
  });

  test('the exact total and no rows above the maximum (G-56) [GRID-017]', async () => {
    await saveAsHouse(server.database, [titleRecord({ isbn: '9780060935467', bar: { title: 'Crowd' } })]);
    await multiply('9780060935467', 1_999);
    const atMaximum = await search('HarperCollins', { title: 'crowd' });
    expect(atMaximum).toMatchObject({ total: 2_000, moreCriteriaRequired: false });
    expect(atMaximum.data).toHaveLength(2_000);
    await saveAsHouse(server.database, [titleRecord({ isbn: '9780061120084', bar: { title: 'Crowd of one' } })]);
    const above = await search('HarperCollins', { title: 'crowd' });
    expect(above).toMatchObject({
      data: [],
      total: 2_001,
      moreCriteriaRequired: true,
      noData: false,
    });
  });

  test("only titles of the caller's companies (G-81)", async () => {
    const own = titleRecord({ companyCode: '003', isbn: '9780007525492', bar: { title: 'The Lantern for Children' } });
    await saveAsHouse(server.database, [own]);
    expect(await found('HarperCollins', { title: 'the lantern' }, 'children')).toEqual(['The Lantern for Children']);
    expect(await found('HarperCollins', { title: 'the lantern' }, 'trade')).toEqual(['The Lantern Keeper']);
    expect((await post('HQNA', { title_Value: 'the' }, 'trade')).statusCode).toBe(403);
    expect((await post('HCCP', { title: 'the' }, 'hqna')).statusCode).toBe(403);
  });
});

test.each([
  ['finds the title that has both', 'beacon', ['The Lantern Keeper']],
  ['finds none that has only one', 'beacons of nowhere', []],
])('words asked of two texts: %s', async (_name, onixText, titles) => {
  const keywords = { keywordText: 'pirates', keywordGenre: 'Adventure' };
  expect(await found('HarperCollins', { ...keywords, onixText, onixFieldSwitch: 4 })).toEqual(titles);
});

describe('invalid requests', () => {
  test.each<[PowerSearchName, object, string]>([
    ['HarperCollins', {}, 'nothing at all'],
    ['HarperCollins', { company: 1, sortBy: 'title', isShowCover: true }, 'what is no criterion [PSTRADE-056]'],
    ['HarperCollins', { titleSwitch: 1 }, 'a switch alone (G-67)'],
    ['HarperCollins', { title: '  ' }, 'blanks'],
    ['HarperCollins', { keywordText: 'pirates' }, 'keyword text without genre'],
    ['HarperCollins', { keywordGenre: 'Adventure' }, 'a genre without keyword text'],
    ['HarperCollins', { price: '1a' }, 'a price that is no number'],
    ['HarperCollins', { title: 'a', titleSwitch: 3 }, 'a switch of another kind'],
    ['HarperCollins', { title: 'a', company: 6 }, 'another division'],
    ['HarperCollins', { title: 'a', sortBy: 'price; drop table title' }, 'an order that nobody offers'],
    ['HarperCollins', { title: 'x'.repeat(1_001) }, 'a text too long'],
    ['HarperCollins', { onSaleDateStart: 1e15 }, 'a day beyond the calendar'],
    ['HQNA', { country_Code: 'NA', formatType: 'P', isHqna: true, sortBy: 'Title' }, 'no criterion [PSHQNA-43]'],
    ['HQNA', { season: 'FALL' }, 'a season without its year'],
    ['HQNA', { title_Value: 'a', isHqna: false }, 'another form'],
    ['HCCP', { sortBy: 2 }, 'an order alone [PSHCCP-51]'],
    ['HCCP', { usdPrice: '1e3' }, 'a price in another writing (G-74)'],
    ['HCCP', { isbn: 'lantern' }, 'what is no ISBN (G-73)'],
  ])('%s %j: %s', async (form, body) => {
    expect((await post(form, body)).statusCode).toBe(400);
  });

  test('returns the validation messages of the form', async () => {
    const { issues } = (await post('HQNA', { season: 'FALL' })).json();
    expect(JSON.stringify(issues)).toContain('Please select both');
  });
});

test('red letter and thumb index are different criteria [PSHCCP-31, PSHCCP-32]', async () => {
  const bible = (isbn: string, bar: object) => titleRecord({ companyCode: '006', isbn, bar });
  await saveAsHouse(server.database, [
    bible('9780310433408', { title: 'Red Bible', redLetter: 'Y', thumbIndexed: 'N' }),
    bible('9780310433415', { title: 'Indexed Bible', redLetter: 'N', thumbIndexed: 'Y' }),
  ]);
  expect(await found('HCCP', { title: 'bible', titleSwitch: 1, redLetter: true })).toEqual(['Red Bible']);
  expect(await found('HCCP', { title: 'bible', titleSwitch: 1, thumbIndexed: true })).toEqual(['Indexed Bible']);
});

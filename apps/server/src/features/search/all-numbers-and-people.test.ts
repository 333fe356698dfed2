import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';

const person = (name: string) => ({ name, role: 'Author', biography: null, roles: 'A01', isCredited: true });
/** An anthology: the names of its sixty people have more characters than an index entry. */
const sixty = Array.from({ length: 60 }, (_, index) => person(`Contributor, Number ${index + 1}`));
const last = person('Ünder, Quillon');

const titles = [
  {
    isbn: '9780062040800',
    bar: { title: 'A Book in a Box', author1: 'Marsh, Eleanor', ean: '4006381333931', upc: '07399912345350999' },
  },
  { isbn: '9780061122415', bar: { title: 'A Book', author1: 'Marsh, Eleanor', ean: '9780061122415' } },
  {
    isbn: '9780060935467',
    bar: { title: 'The Anthology', author1: 'Contributor, Number 1' },
    sheet: { editorial: { people: [...sixty, last] } },
  },
  {
    isbn: '9780373209774',
    companyCode: '180' as const,
    bar: { title: 'Lantern Bay', author1: 'Dale, Rose', author2: 'Moor, Ann', ean: '4006381333948' },
    sheet: { editorial: { people: [...sixty, last] } },
  },
];

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await saveAsHouse(
    server.database,
    titles.map((title) => titleRecord(title)),
  );
});
afterAll(() => server.close());

describe('search', () => {
  const found = async (url: string, body: object) => {
    const answer = await server.app.inject({ method: 'POST', url, headers: server.as('employee'), body });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data.length as number;
  };
  const quick = (body: object) => found('/api/Searching/QuickSearch', { company: 1, ...body });
  const hqna = (body: object) => found('/api/Searching/PowerSearch/HQNA', body);

  test.each([
    ['another EAN', '4006381333931'],
    ['the start of it, with hyphens', '400-6381-3339'],
    ['a UPC without the digits of its price', '073999123453'],
    ['a UPC as scanners read it', '0073999123453'],
    ['the ISBN', '9780062040800'],
  ])('one title is found by %s [QUICK-59]', async (_, isbn) => {
    expect(await quick({ isbn })).toBe(1);
  });

  test('no title is found by the end of a number, and each once by the start of two of its numbers', async () => {
    expect(await quick({ isbn: '6381333931' })).toBe(0);
    expect(await quick({ isbn: '97800' })).toBe(3);
    expect(await quick({ isbn: '0' })).toBe(1);
  });

  test.each(['4006381333948', '63813339', '4006'])('power search finds a title by %s [QUICK-59]', async (isbn) => {
    expect(await hqna({ isbn })).toBe(isbn === '63813339' ? 0 : 1);
  });

  test.each(['under, quillon', 'Quillon Under', 'under', 'un'])(
    'quick search finds the last of sixty people by %s [EDIT-40]',
    async (author) => {
      expect(await quick({ author })).toBe(1);
    },
  );

  test.each([
    ['contains', 2, 'nder, quil', 1],
    ['starts with', 1, 'Quillon U', 1],
    ['starts with', 1, 'under', 1],
    ['starts with the middle of a name', 1, 'quil, u', 0],
    ['starts with the second author', 1, 'Ann M', 1],
    ['starts with the first author', 1, 'dale', 1],
    ['starts with two letters of the last of sixty', 1, 'un', 1],
  ])("HQNA's author %s: any person is found [EDIT-40]", async (_, author_Switch, author_Value, count) => {
    expect(await hqna({ author_Value, author_Switch })).toBe(count);
  });

  test.each([
    ['starts with the last of sixty', 1, 'Quillon Ü', 1],
    ['starts with two letters', 1, 'ün', 1],
    ['contains', 2, 'nder, quil', 1],
    ['starts with the middle of a name', 1, 'illon', 0],
    ['starts with the first author', 1, 'Marsh', 0],
    ['contains the end of the first author', 2, 'eanor', 0],
  ])('Author 2 of the main form %s: any person but the first author [EDIT-40]', async (_, match, typed, count) => {
    const body = { illustratorAuthor2: typed, illustratorAuthor2Switch: match };
    expect(await found('/api/Searching/PowerSearch/HarperCollins', body)).toBe(count);
  });
});

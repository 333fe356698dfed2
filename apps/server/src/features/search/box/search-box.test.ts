import type { SearchBoxResponse } from '@titlenet/contract/search-box';
import { searchBoxResponseSchema } from '@titlenet/contract/search-box';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import type { PersonName } from '../../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../../test/test-titles.ts';

const person = (name: string) => ({ name, role: 'Author', biography: null, roles: 'A01', isCredited: true });

const people = [person('O’Brien, Jill'), person('García Márquez, Ana')];

const titles = [
  {
    isbn: '9780062040800',
    productId: 4711,
    bar: {
      title: 'The Moose Who Painted the Moon',
      author1: 'O’Brien, Jill',
      longSubtitle: 'A Bedtime Story',
      seriesName: 'Harbour Mysteries',
      imprintDesc: 'Harbourline',
      formatDesc: 'Hardcover',
      onSaleDate: '2026-03-10T00:00:00',
      ean: '4006381333931',
      upc: '07399912345350999',
    },
    sheet: { editorial: { people } },
  },
  { isbn: '9780061122415', bar: { title: 'Moose', author1: 'Quinn, Ada', imprintDesc: 'Paint & Paper' } },
  { isbn: '9780061120084', bar: { title: 'Lanterns of the Sea', author1: 'Quinn, Ada' } },
  { isbn: '9780007525492', companyCode: '003', bar: { title: 'Moose for Children', author1: 'Marsh, Eleanor' } },
  { isbn: '9780373209774', companyCode: '180', bar: { title: 'The Moose', author1: 'Dale, Rose' } },
  { isbn: '9780310337508', companyCode: '006', bar: { title: 'A Moose to My Feet', author1: 'Cole, Ruth' } },
  { isbn: '9780007448036', companyCode: '400', bar: { title: 'Moose of Leeds', author1: 'Hope, Sam' } },
] as const;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await saveAsHouse(
    server.database,
    titles.map((title) => titleRecord(title)),
  );
});
afterAll(() => server.close());

describe('search box', () => {
  const call = (body: object, as: PersonName = 'employee') =>
    server.app.inject({ method: 'POST', url: '/api/Searching/Box', headers: server.as(as), body });

  async function search(body: object, as?: PersonName): Promise<SearchBoxResponse> {
    const answer = await call(body, as);
    expect(answer.statusCode, answer.body).toBe(200);
    return searchBoxResponseSchema.parse(answer.json());
  }

  /** A line for each group: division, counts and titles. */
  async function found(text: string, as?: PersonName): Promise<string[]> {
    const { groups } = await search({ text }, as);
    return groups.map(
      ({ division, exact, similar, titles }) =>
        `${division} ${exact}+${similar}: ${titles.map(({ title }) => title).join(', ')}`,
    );
  }

  const MOOSE = 'The Moose Who Painted the Moon';

  test('titles of all divisions, the exact title first [BOX-14, BOX-17, BOX-22]', async () => {
    expect(await found('moose')).toEqual([
      `1 3+0: Moose, ${MOOSE}, Moose for Children`,
      '180 1+0: The Moose',
      '6 1+0: A Moose to My Feet',
      '400 1+0: Moose of Leeds',
    ]);
  });

  test.each<[PersonName, string[]]>([
    ['trade', [`1 2+0: Moose, ${MOOSE}`]],
    ['children', ['1 1+0: Moose for Children']],
    ['hqna', ['180 1+0: The Moose']],
    ['hccp', ['6 1+0: A Moose to My Feet']],
    ['uk', ['400 1+0: Moose of Leeds']],
  ])('%s finds and counts the titles of the own companies only [BOX-18]', async (as, expected) => {
    expect(await found('moose', as)).toEqual(expected);
    expect((await found('mooze', as)).map((line) => line.replace('0+1', '1+0').replace('0+2', '2+0'))).toEqual(
      expected,
    );
  });

  test.each([
    ['moose paint', [`1 2+0: ${MOOSE}, Moose`]],
    ['moos painted', [`1 0+1: ${MOOSE}`]],
    ['jill moose bedtime', [`1 1+0: ${MOOSE}`]],
    ["o'brien", [`1 1+0: ${MOOSE}`]],
    ['MARQUEZ', [`1 1+0: ${MOOSE}`]],
    ['harbour mysteries harbourl', [`1 1+0: ${MOOSE}`]],
    ['paint and paper', ['1 1+0: Moose']],
    ['lantrens sea', ['1 0+1: Lanterns of the Sea']],
    ['laterns', ['1 0+1: Lanterns of the Sea']],
    ['lant erns', ['1 0+1: Lanterns of the Sea']],
    ['978-0-06-204080-0', [`1 1+0: ${MOOSE}`]],
    ['isbn 0-06-204080-4 please', [`1 1+0: ${MOOSE}`]],
    ['EAN 4006381333931', [`1 1+0: ${MOOSE}`]],
    ['0 73999 12345 3', [`1 1+0: ${MOOSE}`]],
    ['978006112', ['1 2+0: Lanterns of the Sea, Moose']],
    ['978006204080', [`1 1+0: ${MOOSE}`]],
    ['9780062040817', []],
    ['xylophone', []],
    ['  ', []],
    ['!?', []],
    ['', []],
  ])(
    '%j finds %j [BOX-01, BOX-02, BOX-03, BOX-04, BOX-06, BOX-09, BOX-10, BOX-11, BOX-12, BOX-13]',
    async (text, expected) => {
      expect(await found(text)).toEqual(expected);
    },
  );

  test('a hit has what its row shows, and where it matched [BOX-19]', async () => {
    const { groups } = await search({ text: 'moose marquez' });
    expect(groups[0]!.titles).toEqual([
      {
        isbn: '9780062040800',
        title: MOOSE,
        author1: 'O’Brien, Jill',
        imprintDesc: 'Harbourline',
        format: 'Hardcover',
        onSaleDate: '2026-03-10T00:00:00',
        productId: 4711,
        companyCode: '001',
        place: 'people',
        typos: 0,
        findings: [
          { field: 'title', text: MOOSE, marks: [{ start: 4, end: 9 }] },
          { field: 'people', text: 'García Márquez, Ana', marks: [{ start: 7, end: 14 }] },
        ],
      },
    ]);
    const byNumber = await search({ text: '4006381333931' });
    expect(byNumber.groups[0]!.titles[0]!.findings).toEqual([
      { field: 'number', text: '4006381333931', marks: [{ start: 0, end: 13 }] },
    ]);
    const similar = await search({ text: 'mose' });
    expect(similar.groups[0]!.titles[0]).toMatchObject({
      title: 'Moose',
      typos: 1,
      findings: [{ marks: [{ start: 0, end: 5 }] }],
    });
  });

  test('a division alone, and another number of titles [BOX-17]', async () => {
    const { groups } = await search({ text: 'moose', maximum: 2, division: 1 });
    expect(groups).toHaveLength(1);
    expect(groups[0]).toMatchObject({
      division: 1,
      exact: 3,
      titles: [{ title: 'Moose' }, { title: MOOSE }],
    });
    expect((await search({ text: 'moose', division: 6 }, 'trade')).groups).toEqual([]);
  });

  test.each([{}, { text: 5 }, { text: 'x'.repeat(201) }, { text: 'x', maximum: 101 }, { text: 'x', division: 2 }])(
    'refuses %j',
    async (body) => {
      expect((await call(body)).statusCode).toBe(400);
    },
  );

  test('sixteen long words are answered, and no sign is a wildcard', async () => {
    expect(await found(Array.from({ length: 16 }, () => 'extraordin').join(' '))).toEqual([]);
    expect(await found('m_ose')).toEqual([]);
    expect(await found('moose %')).toEqual(await found('moose'));
  });
});

test('a changed title is found by its new words, a deleted one is not [BOX-22]', async () => {
  const changed = titleRecord({ isbn: '9780061120084', bar: { title: 'Zebra Crossing', author1: 'Quinn, Ada' } });
  await saveAsHouse(server.database, [changed]);
  const groupsOf = async (text: string) =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/api/Searching/Box',
        headers: server.as('employee'),
        body: { text },
      })
    ).json<SearchBoxResponse>().groups;
  expect((await groupsOf('crossing zeb'))[0]!.titles).toMatchObject([{ title: 'Zebra Crossing' }]);
  expect(await groupsOf('lanterns')).toEqual([]);
  await saveAsHouse(server.database, [{ ...changed, isDeleted: true }]);
  expect(await groupsOf('zebra')).toEqual([]);
});

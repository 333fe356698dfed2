import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';

/** 575 characters, which both titles begin with. */
const beginning = 'A History in So Many Words '.repeat(25).slice(0, 575);
const alpha = `${beginning} Alpha`;
const omega = `${beginning} Omega Zq`;
/** 530 characters, which the names of both bodies begin with. */
const body = 'The Committee for So Many Studies '.repeat(20).slice(0, 530);

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await saveAsHouse(server.database, [
    titleRecord({ companyCode: '006', isbn: '9780310337508', bar: { title: alpha, author1: `${body} of Ghent` } }),
    titleRecord({ companyCode: '006', isbn: '9780062040800', bar: { title: omega, author1: `${body} of Lyon Zq` } }),
    titleRecord({
      companyCode: '180',
      isbn: '9780373209774',
      bar: { title: 'Bay', author1: 'Dale, Rose', author2: `${body} of Lyon` },
    }),
    titleRecord({
      companyCode: '001',
      isbn: '9780061122415',
      bar: { title: 'Cove', author1: 'Dale, Rose', author2: `${body} of Ghent` },
    }),
  ]);
});
afterAll(() => server.close());

describe('titles of more than 400 characters', () => {
  async function found(path: string, body: object): Promise<string[]> {
    const url = `/api/Searching/${path}`;
    const answer = await server.app.inject({ method: 'POST', url, headers: server.as('employee'), body });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ data: { title?: string; TITLE?: string }[] }>().data.map((row) => row.title ?? row.TITLE!);
  }
  const power = (title: string, titleSwitch: number) => found('PowerSearch/HCCP', { title, titleSwitch });

  test.each([1, 2, 3])('power search with operator %i compares the whole text [ASK-10]', async (titleSwitch) => {
    expect(await power(omega, titleSwitch)).toEqual([omega]);
    expect(await power(`${beginning} Alpaca`, titleSwitch)).toEqual([]);
  });

  test('words at their end are found, also of one and two letters [ASK-10]', async () => {
    expect(await power('omega', 1)).toEqual([omega]);
    expect(await power('zq', 1)).toEqual([omega]);
    expect(await found('QuickSearch', { title: 'alpha', company: 6 })).toEqual([alpha]);
    expect(await found('QuickSearch', { title: 'zq', company: 6 })).toEqual([omega]);
    expect(await found('QuickSearch', { title: omega, company: 6 })).toEqual([omega]);
    expect(await power(beginning, 2)).toEqual([alpha, omega]);
  });

  test.each([1, 2, 3])(
    "a first author's name is compared whole, with operator %i [ASK-10]",
    async (authorNameSwitch) => {
      const byFirst = (authorName: string) => found('PowerSearch/HCCP', { authorName, authorNameSwitch });
      expect(await byFirst(`${body} of Lyon Zq`)).toEqual([omega]);
      expect(await byFirst(`${body} of Lyra`)).toEqual([]);
    },
  );

  test.each([1, 2])('names of other people are compared whole, with operator %i [ASK-10]', async (match) => {
    const any = (author_Value: string) => found('PowerSearch/HQNA', { author_Value, author_Switch: match });
    expect(await any(`${body} of Lyon`)).toEqual(['Bay']);
    expect(await any(`${body} of Lyra`)).toEqual([]);
    const further = (illustratorAuthor2: string) =>
      found('PowerSearch/HarperCollins', { illustratorAuthor2, illustratorAuthor2Switch: match });
    expect(await further(`${body} of Ghent`)).toEqual(['Cove']);
    expect(await further(`${body} of Genoa`)).toEqual([]);
  });

  test('words at the end of a name are found, also of two letters [ASK-10]', async () => {
    expect(await found('QuickSearch', { author: 'lyon zq', company: 6 })).toEqual([omega]);
    expect(await found('QuickSearch', { author: 'zq', company: 6 })).toEqual([omega]);
    expect(await found('PowerSearch/HCCP', { authorName: 'zq', authorNameSwitch: 1 })).toEqual([omega]);
  });

  test('the search box finds words at the end of a title [ASK-10, BOX-01]', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/Searching/Box',
      headers: server.as('employee'),
      body: { text: 'omega zq' },
    });
    const { groups } = answer.json<{ groups: { titles: { title: string }[] }[] }>();
    expect(groups.flatMap(({ titles }) => titles.map(({ title }) => title))).toEqual([omega]);
  });
});

import { type QuickSearchAlternatives, quickSearchAlternativesSchema } from '@titlenet/contract/searching';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import type { PersonName } from '../../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../../test/test-titles.ts';

const titles = [
  { isbn: '9780062040800', bar: { title: 'Moose One', tas: 'HAR', imprintDesc: 'Harbour', author1: 'Quinn, Ada' } },
  { isbn: '9780007525492', companyCode: '003', bar: { title: 'Quinn and the Moose', author1: 'Marsh, Eleanor' } },
  { isbn: '9780373209774', companyCode: '180', bar: { title: 'Lantern Bay', author1: 'Dale, Rose' } },
  { isbn: '9780007448036', companyCode: '400', bar: { title: 'Lanterns of Leeds', author1: 'Hope, Sam' } },
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

describe('searches near one without titles', () => {
  async function near(body: object, as: PersonName = 'employee'): Promise<QuickSearchAlternatives> {
    const url = '/api/Searching/QuickSearch/Alternatives';
    const answer = await server.app.inject({ method: 'POST', url, headers: server.as(as), body });
    expect(answer.statusCode, answer.body).toBe(200);
    return quickSearchAlternativesSchema.parse(answer.json());
  }
  const nothing = { unfiltered: 0, divisions: [], fields: [], numbers: [] };

  test('other divisions and other fields with their numbers, of the own companies only [NOHIT-02, NOHIT-03, NOHIT-07]', async () => {
    expect(await near({ title: 'lantern', company: 1 })).toEqual({
      ...nothing,
      divisions: [
        { division: 180, total: 1 },
        { division: 400, total: 1 },
      ],
    });
    expect(await near({ title: 'lantern', company: 1 }, 'trade')).toEqual(nothing);
    expect(await near({ title: 'lantern', company: 1 }, 'hqna')).toMatchObject({ divisions: [{ division: 180 }] });
    expect((await near({ title: 'ada', company: 1 })).fields).toEqual([{ field: 'author', total: 1 }]);
    expect((await near({ author: 'quinn and', company: 1 })).fields).toEqual([{ field: 'title', total: 1 }]);
    // The title is one of the children's company.
    expect(await near({ author: 'quinn and', company: 1 }, 'trade')).toEqual(nothing);
  });

  test('the same search without its facets [NOHIT-04]', async () => {
    expect((await near({ title: 'moose', company: 1, facetImprint: ['PIN'] })).unfiltered).toBe(2);
    expect((await near({ title: 'moose', company: 1, facetImprint: ['PIN'] }, 'trade')).unfiltered).toBe(1);
  });

  test('the nearest known numbers of one with a wrong check digit [NOHIT-05, NOHIT-07]', async () => {
    const numbers = async (isbn: string, as?: PersonName) =>
      (await near({ isbn, company: 1 }, as)).numbers.map((title) => `${title.isbn} ${title.title}`);
    expect(await numbers('978-0-06-204080-1')).toEqual(['9780062040800 Moose One']);
    expect(await numbers('9780062048000')).toEqual(['9780062040800 Moose One']);
    expect(await numbers('9780062940800')).toEqual(['9780062040800 Moose One']);
    expect(await numbers('0-06-204080-5')).toEqual(['9780062040800 Moose One']);
    // A title of another company is not known to the person; a right number has no wrong check digit.
    expect(await numbers('9780373209775')).toEqual(['9780373209774 Lantern Bay']);
    expect(await numbers('9780373209775', 'trade')).toEqual([]);
    expect(await numbers('9780062040817')).toEqual([]);
  });
});

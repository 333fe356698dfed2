import { facetsResponseSchema } from '@titlenet/contract/power-search/facets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import type { PersonName } from '../../../../test/test-people.ts';
import { saveAsHouse, titleRecord } from '../../../../test/test-titles.ts';

const titles = [
  {
    isbn: '9780062040800',
    bar: { title: 'Moose One', tas: 'HAR', imprintDesc: 'Harbour', price: 9.99, pubYear: 2026 },
  },
  { isbn: '9780061122415', bar: { title: 'Moose Two', tas: 'HAR', imprintDesc: 'Harbour', price: 10, pubYear: 2025 } },
  {
    isbn: '9780061120084',
    bar: { title: 'Moose Three', tas: 'PIN', imprintDesc: 'Pine', salesMarketingCode: 'AV - In' },
  },
  // The same ISBN in two companies.
  { isbn: '9780061120084', companyCode: '003', bar: { title: 'Moose Three', tas: 'PIN', imprintDesc: 'Pine' } },
  { isbn: '9780007525492', companyCode: '003', bar: { title: 'Lantern', imprintDesc: 'Oak' } },
  { isbn: '9780373209774', companyCode: '180', bar: { title: 'Moose Four', imprintDesc: 'Pine' } },
  { isbn: '9780007448036', companyCode: '400', bar: { title: 'Moose of Leeds', imprintDesc: 'Pine' } },
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

describe('facets', () => {
  const call = (url: string, body: object, as: PersonName = 'employee') =>
    server.app.inject({ method: 'POST', url: `/api/Searching/${url}`, headers: server.as(as), body });

  /** A line for each facet. */
  async function lines(url: string, body: object, as?: PersonName): Promise<Record<string, string>> {
    const answer = await call(url, body, as);
    expect(answer.statusCode, answer.body).toBe(200);
    const { total, facets } = facetsResponseSchema.parse(answer.json());
    const groups = facets.map(({ name, size, values }) => [
      name,
      `${size}: ${values.map(({ label, count }) => `${label} ${count}`).join(', ')}`,
    ]);
    return { total: String(total), ...Object.fromEntries(groups) };
  }
  const trade = (values: object, as?: PersonName) => lines('PowerSearch/HarperCollins/Facets', { values }, as);

  test('counts of a power search, and of all titles without criteria [FACET-01, FACET-02]', async () => {
    expect(await trade({ title: 'moose' })).toMatchObject({
      total: '4',
      company: "2: Trade 3, Children's 1",
      imprint: '2: Harbour 2, Pine 2',
      year: '2: 2025 1, 2026 1',
      status: '1: Available 1',
      priceBand: '2: 5 to 9.99 1, 10 to 14.99 1',
    });
    expect(await trade({})).toMatchObject({ total: '5', imprint: '3: Harbour 2, Pine 2, Oak 1' });
  });

  test('only titles of the own companies are counted [FACET-03]', async () => {
    expect(await trade({ title: 'moose' }, 'children')).toMatchObject({
      total: '1',
      company: "1: Children's 1",
      imprint: '1: Pine 1',
    });
    expect((await call('PowerSearch/HarperCollins/Facets', { values: {} }, 'uk')).statusCode).toBe(403);
    const quick = { title: 'moose', company: 400 };
    expect(await lines('QuickSearch/Facets', quick, 'uk')).toMatchObject({ total: '1', company: '1: UK 1' });
  });

  test('a chosen value narrows all other facets and the search itself [FACET-04]', async () => {
    const values = { title: 'moose', facetImprint: ['HAR'] };
    expect(await trade(values)).toMatchObject({
      total: '2',
      company: '1: Trade 2',
      imprint: '2: Harbour 2, Pine 2',
    });
    const found = await call('PowerSearch/HarperCollins', values);
    expect(found.json()).toMatchObject({ total: 2 });
    expect(await trade({ ...values, facetImprint: ['HAR', 'PIN'], facetCompany: ['003'] })).toMatchObject({
      total: '1',
      company: "2: Trade 3, Children's 1",
      imprint: '1: Pine 1, Harbour 0',
    });
    expect(await trade({ ...values, facetImprint: ['gone'] })).toMatchObject({ total: '0' });
  });

  test('the facets of a quick search narrow it [FACET-04]', async () => {
    const quick = { title: 'moose', company: 1, facetPriceBand: ['5', '10'] };
    expect(await lines('QuickSearch/Facets', quick)).toMatchObject({ total: '2', imprint: '1: Harbour 2' });
    const found = await call('QuickSearch', quick);
    expect(found.json<{ data: { title: string }[] }>().data.map(({ title }) => title)).toEqual([
      'Moose One',
      'Moose Two',
    ]);
  });

  test('the number of titles, and what leaves none, of the own companies [COUNT-01, COUNT-02]', async () => {
    const count = async (body: object, as?: PersonName) =>
      (await call('PowerSearch/HarperCollins/Count', body, as)).json<object>();
    expect(await count({ title: 'moose' })).toEqual({ total: 4, blocking: [] });
    expect(await count({})).toEqual({ total: 5, blocking: [] });
    const dear = { title: 'moose', facetPriceBand: ['50'] };
    expect(await count(dear)).toEqual({ total: 0, blocking: [{ criterion: 'facetPriceBand', without: 4 }] });
    expect(await count(dear, 'trade')).toMatchObject({ blocking: [{ criterion: 'facetPriceBand', without: 3 }] });
    expect(await count({ title: 'moose', author: 'nobody' })).toMatchObject({
      total: 0,
      blocking: [{ criterion: 'author', without: 4 }],
    });
    const nothingAlone = { title: 'lantern', author: 'nobody', facetPriceBand: ['50'] };
    expect(await count(nothingAlone)).toEqual({
      total: 0,
      blocking: [
        { criterion: 'author', without: 0 },
        { criterion: 'facetPriceBand', without: 0 },
      ],
    });
  });

  test('one facet with a number of values, the chosen ones among them [FACET-05]', async () => {
    const body = { values: { facetImprint: ['PIN'] }, facet: 'imprint', maximum: 1 };
    expect(await lines('PowerSearch/HarperCollins/Facets', body)).toEqual({
      total: '2',
      imprint: '3: Harbour 2, Pine 2',
    });
  });
});

import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { saveAsHouse, titleRecord } from '../../../../test/test-titles.ts';

/** Each with the words in three texts: more than 50,000 texts have them, and more than 20,000 titles. */
const CHEAP_TITLES = 20_500;

let server: TestApp;
let node: FastifyInstance;

const described = (isbn: string, title: string, price: number, text: string) =>
  titleRecord({
    isbn,
    bar: { title, price },
    stored: { backCoverCopy: text },
    sheet: { editorial: { onixRetailerDescription: text, offPageKeywords: text } },
  });

beforeAll(async () => {
  server = await createTestApp();
  const { database } = server;
  await saveAsHouse(database, [
    described('9780062040800', 'Dear Storm', 20, 'A storm at sea.'),
    described('9780061122415', 'Dear Calm', 20, 'A calm sea.'),
  ]);
  await sql`
    insert into title (company_code, division, product_id, isbn, title, title_folded, author_folded, title_sort, author_sort,
      terms, price, price_currency, quick_row)
    select '001', 1, number, (9780063000000 + number)::text, 'Cheap', 'cheap', '', 'cheap', '', '{}', 10, 'USD', '{}'
    from generate_series(1, ${CHEAP_TITLES}) as number`.execute(database.batch);
  await sql`
    insert into title_text select cheap.id, scope, words from title as cheap, title_text
    where cheap.title = 'Cheap' and title_id = (select id from title where title = 'Dear Storm')`.execute(
    database.batch,
  );
  node = await server.addNode();
});
afterAll(() => server.close());

const post = (path: string, body: object) =>
  node.inject({ method: 'POST', url: `/api/${path}`, headers: server.as('employee'), body });
async function answer(path: string, body: object) {
  const response = await post(`Searching/PowerSearch/HarperCollins${path}`, body);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}
const titlesOf = ({ data }: { data: { TITLE: string }[] }) => data.map(({ TITLE }) => TITLE);

const [storm, atLeast] = [{ onixText: 'storm', onixFieldSwitch: 1 }, 5];

test('words of very many texts find no titles alone and say that these are not counted [PSCOM-59]', async () => {
  const found = await answer('', storm);
  expect(found).toMatchObject({ data: [], noData: false, moreCriteriaRequired: true, isUncounted: true });
  expect(await answer('/Count', storm)).toMatchObject({ isUncounted: true, blocking: [] });
  expect(await answer('/Facets', { values: storm })).toMatchObject({ isUncounted: true, facets: [] });
  const file = await post('Export/001/excel', { criteria: storm });
  expect(file.statusCode).toBe(400);
  expect(file.json().message).toBe(
    'Too many Titles to be counted. (*note: over maximum size, please refine your search.)',
  );
});

test('a pack takes none of titles that are not counted [PSCOM-59]', async () => {
  const address = '/Searching/PowerSearch/HarperCollins/result?onixText=storm&onixFieldSwitch=1';
  const { id: searchId } = (await post('SavedSearches', { name: 'Storms', address })).json();
  const { id: pack } = (await post('Packs', { name: 'Storms' })).json();
  const added = await post(`Packs/${pack}/Titles`, { searchId });
  expect(added.statusCode).toBe(400);
  expect(added.json().message).toContain('Too many texts have the words of this search, so none was added.');
});

test('with criteria that few titles meet, they are exact [PSCOM-59]', async () => {
  const values = { ...storm, price: '15', priceSwitch: atLeast };
  const found = await answer('', values);
  expect(titlesOf(found)).toEqual(['Dear Storm']);
  expect(found).toMatchObject({ total: 1, moreCriteriaRequired: false });
  expect(found).not.toHaveProperty('isUncounted');
  expect(await answer('/Count', values)).toEqual({ total: 1, blocking: [] });
  const { total, facets } = await answer('/Facets', { values });
  expect(total).toBe(1);
  expect(facets).not.toEqual([]);
  expect(await answer('/Count', { ...storm, title: 'no such title' })).toMatchObject({ total: 0 });
});

test('words of few texts are exact [PSCOM-59]', async () => {
  expect(titlesOf(await answer('', { onixText: 'calm', onixFieldSwitch: 1 }))).toEqual(['Dear Calm']);
});

test('a changed title is found by its new words, and no longer by the old ones [PSCOM-59]', async () => {
  const values = { ...storm, price: '15', priceSwitch: atLeast };
  await saveAsHouse(server.database, [
    described('9780062040800', 'Dear Storm', 20, 'Once more a calm.'),
    described('9780061122415', 'Dear Calm', 20, 'Once more a storm.'),
  ]);
  expect(titlesOf(await answer('', values))).toEqual(['Dear Calm']);
});

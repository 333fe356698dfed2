import { chosenFields, resultSource } from '@titlenet/catalogue/result-columns/result-sources';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { saveAsFeed, saveAsHouse, titleRecord } from '../../test/test-titles.ts';
import { answerRows, splitRows, storedRows } from './grid-rows.queries.ts';

let database: TestDatabase;

beforeEach(async () => {
  database ??= await createTestDatabase();
  for (const table of ['title_source', 'title'] as const) await database.batch.deleteFrom(table).execute();
});
afterAll(() => database?.drop());

const main = resultSource('HarperCollins');
const keeper = titleRecord({
  productId: 4711,
  bar: { author1: 'Marsh, Eleanor', price: 24.99, longSubtitle: 'A Novel' },
  stored: { compliancePrice: 'GREEN', complianceText: 'In Compliance' },
});

async function rowsOf(source = main, saved: readonly string[] = []) {
  const { rows } = await sql<{ rows: string | null }>`
    select ${storedRows(sql`title.id`)} as rows
    from title left join title_grid on title_grid.title_id = title.id`.execute(database.db);
  const text = await answerRows(database.db, source, chosenFields(source, saved), splitRows(rows[0]!.rows));
  return JSON.parse(`[${text}]`) as Record<string, unknown>[];
}
const storedTexts = () => database.db.selectFrom('title_grid').select('grid_row').orderBy('title_id').execute();

test('a saved title has its row, with the keys and the standard fields [GRID-054] [GRID-062] [GRID-064]', async () => {
  await saveAsHouse(database, [keeper]);
  const [row] = await rowsOf();
  expect(row).toMatchObject({
    ISBN: '9780062040800',
    ISBN_13: '9780062040800',
    PRODUCT_ID: 4711,
    COMPANYCODE: '001',
    REISSUE_NO: 0,
    TITLE: 'The Lantern Keeper',
    AUTHOR_1: 'Marsh, Eleanor',
    PRICE: 24.99,
    COMPLIANCE_PRICE: 'GREEN',
    COMPLIANCETEXT: 'In Compliance',
  });
  expect(row).not.toHaveProperty('LONG_SUBTITLE');
});

test('contains the chosen fields instead of the standard ones', async () => {
  await saveAsHouse(database, [keeper]);
  const [row] = await rowsOf(main, ['LONG_SUBTITLE']);
  expect(row).toMatchObject({ LONG_SUBTITLE: 'A Novel', TITLE: 'The Lantern Keeper' });
  expect(row).not.toHaveProperty('AUTHOR_1');
});

test('changes with its title', async () => {
  await saveAsHouse(database, [keeper]);
  await saveAsHouse(database, [titleRecord({ bar: { title: 'The Keeper' } })]);
  expect((await rowsOf())[0]).toMatchObject({ TITLE: 'The Keeper', PRODUCT_ID: 4711 });
});

test('is merged from all records of the title, in-house values first', async () => {
  await saveAsFeed(database, [
    titleRecord({
      source: { sender: 'wholesaler', recordReference: '1', sentAt: '2026-01-01T00:00:00Z' },
      bar: { title: 'Keeper', pageCount: 320 },
    }),
  ]);
  await saveAsHouse(database, [keeper]);
  expect((await rowsOf(main, ['PAGE_COUNT']))[0]).toMatchObject({ TITLE: 'The Lantern Keeper', PAGE_COUNT: 320 });
});

test('formatted texts are sanitized (G-96)', async () => {
  const copy = '<p onclick="x()">Calm <script>alert(1)</script>sea</p>';
  await saveAsHouse(database, [
    titleRecord({
      companyCode: '180',
      sheet: { editorial: { authorBio: copy, edAuScript: copy } },
      stored: { backCoverCopy: copy },
    }),
  ]);
  const [row] = await rowsOf(resultSource('Hqna'), ['backCoverCopy', 'onixAuthorBio', 'Audio_Launch_Script']);
  const safe = '<p>Calm sea</p>';
  expect(row).toMatchObject({ backCoverCopy: safe, onixAuthorBio: safe, Audio_Launch_Script: safe });
});

test('a title of a division without power search has none', async () => {
  await saveAsHouse(database, [titleRecord({ companyCode: '400' })]);
  expect(await storedTexts()).toEqual([]);
});

test('a title without a row, or with one of another version, is returned too', async () => {
  await saveAsHouse(database, [keeper, titleRecord({ isbn: '9780061122415', bar: { title: 'The Tides' } })]);
  await sql`update title_grid set grid_row = 'HarperCollins-0-old' || E'\nx' where title_id = (
    select max(id) from title)`.execute(database.db);
  await sql`delete from title_grid where title_id = (select min(id) from title)`.execute(database.db);
  expect((await rowsOf()).map((row) => row.TITLE)).toEqual(['The Lantern Keeper', 'The Tides']);
});

test('an empty result has no rows', async () => {
  expect(await rowsOf()).toEqual([]);
});

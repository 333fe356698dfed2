import { setTimeout } from 'node:timers/promises';
import type { SortOrder } from '@titlenet/catalogue/power-search/sort-orders';
import { longTexts } from '@titlenet/catalogue/power-search/switches';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { quietLog } from '../../test/quiet-log.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { saveAsHouse, titleRecord } from '../../test/test-titles.ts';
import { CatalogueSearch } from './catalogue-search.ts';
import { pruneChanges } from './memory/changes.queries.ts';

let database: TestDatabase;
let search: CatalogueSearch;

beforeEach(async () => {
  database = await createTestDatabase();
  search = new CatalogueSearch({ database, log: quietLog });
  search.start();
  await search.whenReady();
});
afterEach(async () => {
  await search.close();
  await database.drop();
});

const isbnOf = (number: number) => String(9_780_062_000_000 + number);
const record = (number: number, title: string) => titleRecord({ isbn: isbnOf(number), bar: { title } });
const described = (number: number, onixRetailerDescription: string) =>
  titleRecord({ isbn: isbnOf(number), sheet: { editorial: { onixRetailerDescription } } });
const quick = { field: 'title', division: 1, companies: ['001'], maximum: 2_000 } as const;
const byTitle: SortOrder = { by: 'title', isDescending: false };

async function titlesFound(value: string): Promise<string[]> {
  const { total, rows } = await search.findByQuickSearch({ ...quick, value });
  const found = JSON.parse(`[${Buffer.from(rows.join(), 'latin1')}]`) as { title: string }[];
  expect(total).toBe(found.length);
  return found.map(({ title }) => title);
}

/** @returns ISBNs found by a power search for a part of the title */
async function isbnsFound(text: string, order = byTitle): Promise<(string | undefined)[]> {
  const predicates = [{ kind: 'text', column: 'title', match: 'contains', text }] as const;
  const powerSearch = { division: 1, companies: ['001'], subject: 'somebody', predicates, order };
  const { rows } = await search.findTitles(powerSearch, 2_000);
  return rows.map(({ row }) => /"(978\d{10})"/.exec(row ?? '')?.[1]);
}

test('a search reflects every title that was saved, changed or deleted before it', async () => {
  await saveAsHouse(database, [record(1, 'Lantern one'), record(2, 'Lantern two')]);
  expect(await titlesFound('lantern')).toEqual(['Lantern one', 'Lantern two']);
  await saveAsHouse(database, [record(2, 'Candle two')]);
  expect(await titlesFound('lantern')).toEqual(['Lantern one']);
  expect(await isbnsFound('candle')).toEqual([isbnOf(2)]);
  await saveAsHouse(database, [{ ...record(1, 'Lantern one'), isDeleted: true }]);
  expect(await titlesFound('lantern')).toEqual([]);
  expect(search.titlesInMemory).toBe(1);
  await database.db.deleteFrom('title').execute();
  expect(await titlesFound('candle')).toEqual([]);
});

test('a row is read again when only its text or a sort key has changed', async () => {
  await saveAsHouse(database, [record(1, 'Lantern one'), record(2, 'Lantern two')]);
  const byEditor: SortOrder = { by: 'editor', isDescending: false };
  await database.db.updateTable('title_order').set({ editor: sql`title_id::text` }).execute();
  expect(await isbnsFound('lantern', byEditor)).toEqual([isbnOf(1), isbnOf(2)]);
  await database.db.updateTable('title_order').set({ editor: sql`(1000 - title_id)::text` }).execute();
  expect(await isbnsFound('lantern', byEditor)).toEqual([isbnOf(2), isbnOf(1)]);
  await database.db.updateTable('title_grid').set({ grid_row: 'x\n"9780000000000"' }).execute();
  expect(await isbnsFound('lantern')).toEqual(['9780000000000', '9780000000000']);
});

test('transactions that commit in another order than they started are each reflected after their commit', async () => {
  await saveAsHouse(database, [record(1, 'Lantern one')]);
  expect(await titlesFound('lantern')).toEqual(['Lantern one']);
  const slow = await database.pool.connect();
  await slow.query('begin');
  await slow.query(`update title set title_folded = 'slow lantern', quick_row = '{"title":"slow"}'`);
  await saveAsHouse(database, [record(2, 'Lantern two')]);
  expect(await titlesFound('lantern')).toEqual(['Lantern one', 'Lantern two']);
  expect(await titlesFound('slow')).toEqual([]);
  await slow.query('commit');
  slow.release();
  expect(await titlesFound('slow lantern')).toEqual(['slow']);
});

test('companies of another division are ignored', async () => {
  const harlequin = titleRecord({ isbn: isbnOf(3), companyCode: '180', bar: { title: 'Lantern Bay' } });
  await saveAsHouse(database, [record(1, 'Lantern one'), harlequin]);
  const value = 'lantern';
  const { total } = await search.findByQuickSearch({ ...quick, value, companies: ['001', '180'] });
  expect(total).toBe(1);
  const powerSearch = { division: 180, companies: ['001', '180'], subject: 'somebody', predicates: [], order: byTitle };
  expect((await search.findTitles(powerSearch, 2_000)).total).toBe(1);
});

test('a failing query of changes fails the search instead of returning old titles', async () => {
  await saveAsHouse(database, [record(1, 'Lantern one')]);
  expect(await titlesFound('lantern')).toEqual(['Lantern one']);
  await saveAsHouse(database, [record(2, 'Lantern two')]);
  await sql`alter table catalogue_change rename to hidden`.execute(database.db);
  await expect(titlesFound('lantern')).rejects.toThrow('catalogue_change');
  await sql`alter table hidden rename to catalogue_change`.execute(database.db);
  await search.whenReady();
  expect(await titlesFound('lantern')).toEqual(['Lantern one', 'Lantern two']);
});

const withWords = async (text: string) => {
  const predicates = [{ kind: 'words', scopes: [longTexts.retailerDescription], text }] as const;
  const powerSearch = { division: 1, companies: ['001'], subject: 'somebody', predicates, order: byTitle };
  const { rows } = await search.findTitles(powerSearch, 2_000);
  return rows.map(({ row }) => /"(978\d{10})"/.exec(row ?? '')?.[1]);
};

test('a text query has more time than other queries of a request', async () => {
  await saveAsHouse(database, [described(1, 'A stormy night.')]);
  expect(await titlesFound('lantern')).toHaveLength(1);
  const slow = await database.pool.connect();
  await slow.query('begin');
  await slow.query('lock table title_text in access exclusive mode');
  const searching = withWords('night');
  await setTimeout(1_600);
  await slow.query('commit');
  slow.release();
  expect(await searching).toEqual([isbnOf(1)]);
});

test('a text query that exceeds its time is done for the titles that meet everything else [PSCOM-59]', async () => {
  await saveAsHouse(database, [described(1, 'A stormy night.')]);
  expect(await titlesFound('lantern')).toHaveLength(1);
  const slow = await database.batchPool.connect();
  await slow.query('begin');
  await slow.query('lock table title_text in access exclusive mode');
  const searching = withWords('night');
  // The time limit of such queries is 5.4 s.
  await setTimeout(5_700);
  await slow.query('commit');
  slow.release();
  expect(await searching).toEqual([isbnOf(1)]);
});

test('a cached text query reflects every later change of long texts', async () => {
  await saveAsHouse(database, [described(1, 'A stormy night.'), described(2, 'A calm day.')]);
  expect(await withWords('night')).toEqual([isbnOf(1)]);
  expect(await withWords('night')).toEqual([isbnOf(1)]);
  // Only a description changes, then a title is added, then a description is removed and added.
  await saveAsHouse(database, [described(2, 'A calm night.')]);
  expect(await withWords('night')).toEqual([isbnOf(1), isbnOf(2)]);
  await saveAsHouse(database, [described(3, 'Another night.')]);
  expect(await withWords('night')).toEqual([isbnOf(1), isbnOf(2), isbnOf(3)]);
  await saveAsHouse(database, [described(1, '')]);
  expect(await withWords('night')).toEqual([isbnOf(2), isbnOf(3)]);
  await saveAsHouse(database, [described(1, 'Once more a night.')]);
  expect(await withWords('night')).toEqual([isbnOf(1), isbnOf(2), isbnOf(3)]);
  await sql`truncate title_text`.execute(database.batch);
  expect(await withWords('night')).toEqual([]);
  await search.whenReady();
  expect(await withWords('night')).toEqual([]);
});

test('loads the index again when change notes were pruned before they were read', async () => {
  await saveAsHouse(database, [record(1, 'Lantern one')]);
  expect(await titlesFound('lantern')).toEqual(['Lantern one']);
  await saveAsHouse(database, [record(2, 'Lantern two')]);
  await pruneChanges(database.db, 0);
  expect(await titlesFound('lantern')).toEqual(['Lantern one', 'Lantern two']);
  await search.whenReady();
  expect(search.titlesInMemory).toBe(2);
  expect(await titlesFound('lantern')).toEqual(['Lantern one', 'Lantern two']);
});

test('reflects a truncated catalogue, and changes of very many titles', async () => {
  const many = Array.from({ length: 1_200 }, (_, number) => number);
  await database.batch.transaction().execute((db) =>
    sql`
      insert into title (company_code, division, product_id, isbn, title, title_folded, author_folded, title_sort,
        author_sort, terms, price_currency, quick_row)
      select '001', 1, number, (9780062000000 + number)::text, 'Sea', 'sea', '', 'sea', '', '{}', 'USD', '{"title":"Sea"}'
      from unnest(${many}::integer[]) as number`.execute(db),
  );
  expect(await titlesFound('sea')).toHaveLength(1_200);
  await search.whenReady();
  expect(search.titlesInMemory).toBe(1_200);
  expect(await titlesFound('sea')).toHaveLength(1_200);
  await sql`truncate title cascade`.execute(database.batch);
  expect(await titlesFound('sea')).toEqual([]);
  await search.whenReady();
  expect(await titlesFound('sea')).toEqual([]);
  expect(search.titlesInMemory).toBe(0);
});

import type { SortOrder } from '@titlenet/catalogue/power-search/sort-orders';
import { longTexts } from '@titlenet/catalogue/power-search/switches';
import type { TitleCodes } from '@titlenet/catalogue/search-attributes';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Interruption, interruptedDatabase } from '../../../test/interrupted-database.ts';
import { quietLog } from '../../../test/quiet-log.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';
import { CatalogueSearch } from '../catalogue-search.ts';
import type { Predicate } from '../title-search.ts';

/*
 * A title that changes while a search runs is a hit if its old or its new state meets the search, and its row has a
 * state that does. The tests change it between two queries of the search.
 */

let database: TestDatabase;
let search: CatalogueSearch;
let interrupt: (interruption: Interruption) => void;
let pending: () => number;

beforeEach(async () => {
  database = await createTestDatabase();
  const interrupted = interruptedDatabase(database);
  ({ interrupt, pending } = interrupted);
  search = new CatalogueSearch({ database: interrupted.database, log: quietLog });
  search.start();
  await search.whenReady();
});
afterEach(async () => {
  await search.close();
  await database.drop();
});

const ISBN = '9780062040800';
const OTHER = '9780061122415';

interface State {
  text?: string;
  price?: number;
  title?: string;
  codes?: TitleCodes;
}

const record = ({ text = '', price = 10, title = 'Lantern', codes = {} }: State, isbn = ISBN) =>
  titleRecord({ isbn, bar: { title, price }, codes, sheet: { editorial: { onixRetailerDescription: text } } });

const save = (state: State, isbn?: string) => saveAsHouse(database, [record(state, isbn)]);

const storm: Predicate = { kind: 'words', scopes: [longTexts.retailerDescription], text: 'storm' };
const atLeast = (value: number): Predicate => ({ kind: 'number', column: 'price', match: 'moreOrEqual', value });
const byTitle: SortOrder = { by: 'title', isDescending: false };
const scope = (predicates: readonly Predicate[]) => ({
  division: 1,
  companies: ['001'],
  subject: 'somebody',
  predicates,
});

/** Titles and prices of the rows found. */
async function found(...predicates: Predicate[]): Promise<string[]> {
  const { total, rows } = await search.findTitles({ ...scope(predicates), order: byTitle }, 2_000);
  expect(total).toBe(rows.length);
  expect(pending()).toBe(0);
  return rows.map(({ row }) => `${/"(Lantern[^"]*)"/.exec(row!)?.[1]} ${/^(?:10|20|30)$/m.exec(row!)?.[0]}`);
}

/** Changes the title after the words or codes were looked up and before the index is searched. */
const afterLookup = (query: string, work: () => Promise<unknown>) => interrupt({ query, moment: 'after', work });
/** Changes the title after the index was searched and before the rows are read. */
const beforeRows = (work: () => Promise<unknown>) => interrupt({ query: 'grid_row', moment: 'before', work });

describe('words of long texts (G-223)', () => {
  test('a title of which the old state has the words and the new state the price is no hit', async () => {
    await save({ text: 'A storm.', price: 10 });
    afterLookup('to_tsquery', () => save({ text: 'A calm.', price: 20 }));
    expect(await found(storm, atLeast(15))).toEqual([]);
  });

  test('neither is one whose words are cached', async () => {
    await save({ text: 'A storm.', price: 10 });
    await save({ text: 'Another storm.', price: 20 }, OTHER);
    expect(await found(storm, atLeast(15))).toEqual(['Lantern 20']);
    await save({ text: 'A storm once more.', price: 10 });
    afterLookup('to_tsquery', () => save({ text: 'A calm.', price: 20 }));
    expect(await found(storm, atLeast(15))).toEqual(['Lantern 20']);
  });

  test('a title that meets the search in its new state only, or in both, is a hit with its new row', async () => {
    await save({ text: 'A calm.', price: 20, title: 'Lantern one' });
    await save({ text: 'A storm.', price: 20, title: 'Lantern two' }, OTHER);
    afterLookup('to_tsquery', async () => {
      await save({ text: 'A storm.', price: 30, title: 'Lantern one' });
      await save({ text: 'A storm.', price: 30, title: 'Lantern two' }, OTHER);
    });
    expect(await found(storm, atLeast(15))).toEqual(['Lantern one 30', 'Lantern two 30']);
  });

  test('one that changes again while it is read again is no hit by both states together', async () => {
    await save({ text: 'A storm.', price: 10 });
    const titleRead = (work: () => Promise<unknown>) =>
      interrupt({ query: 'array_to_string(terms', moment: 'after', work });
    afterLookup('to_tsquery', async () => {
      await save({ text: 'A calm.', price: 20 });
      // The title is read for the index first, then to be evaluated again.
      titleRead(async () => titleRead(() => save({ text: 'A storm.', price: 10 })));
    });
    expect(await found(storm, atLeast(15))).toEqual([]);
  });

  test('a search during which the whole index is loaded again starts again', async () => {
    await save({ text: 'A storm.', price: 10 });
    afterLookup('to_tsquery', async () => {
      await sql`truncate title_text`.execute(database.batch);
      await save({ text: 'A calm.', price: 20 });
    });
    expect(await found(storm, atLeast(15))).toEqual([]);
  });

  test('a hit that is deleted meanwhile is not counted', async () => {
    await save({ text: 'A storm.' });
    afterLookup('to_tsquery', () => saveAsHouse(database, [{ ...record({ text: 'A storm.' }), isDeleted: true }]));
    expect(await found(storm)).toEqual([]);
  });
});

describe('rows (G-223)', () => {
  test('of a title that no longer meets the search are left out', async () => {
    await save({ price: 20 });
    beforeRows(() => save({ price: 10 }));
    expect(await found(atLeast(15))).toEqual([]);
  });

  test('of a title that still meets it have its new values, and are not cached before the index has them', async () => {
    await save({ price: 20 });
    beforeRows(() => save({ price: 30 }));
    expect(await found(atLeast(15))).toEqual(['Lantern 30']);
    // The row of the first search could be in the cache while the index of the second one is older.
    beforeRows(() => save({ price: 10, title: 'Lantern again' }));
    await save({ price: 20, title: 'Lantern again' });
    expect(await found(atLeast(15))).toEqual([]);
    expect(await found(atLeast(5))).toEqual(['Lantern again 10']);
  });

  test('of quick search meet it too', async () => {
    await save({ title: 'Lantern one' });
    await save({ title: 'Lantern two' }, OTHER);
    interrupt({ query: 'quick_row', moment: 'before', work: () => save({ title: 'Candle' }) });
    const quick = { field: 'title', value: 'lantern', division: 1, companies: ['001'], maximum: 2_000 } as const;
    const { total, rows } = await search.findByQuickSearch(quick);
    expect(pending()).toBe(0);
    expect([total, rows.map((row) => JSON.parse(row).title)]).toEqual([1, ['Lantern two']]);
  });
});

test('a title that gets an excluded code which was unknown is no hit (G-223)', async () => {
  const isExcluded = { kind: 'codes', attribute: 'award', codes: ['new'], isExcluded: true } as const;
  await save({ price: 10 });
  afterLookup('from term', () => save({ price: 20, codes: { award: [{ code: 'new', description: 'A new prize' }] } }));
  expect(await found(isExcluded, atLeast(15))).toEqual([]);
});

test('a title that leaves a user list by its ISBN is no hit (G-223)', async () => {
  await save({ price: 10 });
  const list = { name: 'Mine', owner: 'somebody', is_shared: false };
  const { id } = await database.db.insertInto('user_list').values(list).returning('id').executeTakeFirstOrThrow();
  await database.db.insertInto('user_list_item').values({ list_id: id, isbn: ISBN }).execute();
  afterLookup('user_list_item', () =>
    database.db.updateTable('title').set({ isbn: OTHER, price: 20 }).where('isbn', '=', ISBN).execute(),
  );
  expect(await found({ kind: 'lists', ids: [id] }, atLeast(15))).toEqual([]);
});

test('lists of choices have only codes of titles that meet the search (G-223)', async () => {
  const award = (code: string) => ({ award: [{ code, description: code }] });
  await save({ text: 'A storm.', codes: award('old') });
  await save({ text: 'A calm.', codes: award('new') }, OTHER);
  const { rows } = await database.pool.query<{ code: string; term: number }>(
    `select code, term from term join title on terms @> array[term.attribute * 65536 + number] cross join lateral
     (select term.attribute * 65536 + number as term) as numbered where code in ('old', 'new')`,
  );
  const terms = new Map(rows.map(({ code, term }) => [code, Number(term)]));
  afterLookup('to_tsquery', () => save({ text: 'A calm.', codes: award('new') }));
  expect(await search.findTermsInUse(scope([storm]), [...terms.values()])).toEqual([]);
  afterLookup('to_tsquery', () => save({ text: 'A storm.', codes: award('old') }));
  expect(await search.findTermsInUse(scope([storm]), [...terms.values()])).toEqual([terms.get('old')]);
});

test('a sample and counts have the titles that change meanwhile, where they meet the search (G-223)', async () => {
  await save({ text: 'A storm.', title: 'Lantern one' });
  await save({ text: 'A calm.', title: 'Lantern two' }, OTHER);
  const ids = await database.db.selectFrom('title').select(['isbn', 'id']).execute();
  const idOf = (wanted: string) => ids.find(({ isbn }) => isbn === wanted)?.id;
  const change = (first: string, second: string) => async () => {
    await save({ text: first, title: 'Lantern one' });
    await save({ text: second, title: 'Lantern two' }, OTHER);
  };
  afterLookup('to_tsquery', change('A storm again.', 'A storm too.'));
  const sample = async (limit: number) => (await search.findSample(scope([storm]), limit)).ids.toSorted();
  expect(await sample(5)).toEqual([idOf(ISBN), idOf(OTHER)].toSorted());
  afterLookup('to_tsquery', change('A calm.', 'Another storm.'));
  expect(await search.countTitles(scope([storm]))).toEqual({ total: 1, isUncounted: false });
  afterLookup('to_tsquery', change('A storm.', 'A calm.'));
  expect(await sample(1)).toEqual([idOf(ISBN)]);
  expect(pending()).toBe(0);
});

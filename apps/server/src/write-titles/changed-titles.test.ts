import type { EditionReference } from '@titlenet/catalogue/edition-reference';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { saveAsFeed, saveAsHouse, titleRecord } from '../../test/test-titles.ts';
import { TermRegistry } from '../records/terms.queries.ts';
import { saveInHouseFragments } from './save-in-house-fragments.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => sql`truncate title, term restart identity cascade`.execute(database.db));

const whole = {
  productId: 4711,
  bar: { price: 20 },
  sheet: { editorial: { onixRetailerDescription: '<p>A storm</p>', offPageKeywords: 'sea, harbour', keynote: 'One' } },
  stored: { backCoverCopy: 'Nine lamps', childrenKeywords: 'boats', ltdNet: 5 },
  references: [
    { list: 'otherWorks', isbn: '9780062040817', known: { title: 'The Harbour' } },
    { list: 'competitive', isbn: '9780062040824', known: { title: 'The Pier' }, isModel: true },
  ],
} satisfies Partial<Omit<TitleRecord, 'bar'>> & { bar: TitleRecord['bar'] };
const { editorial } = whole.sheet;
const [first] = whole.references as [EditionReference, EditionReference];
const changes: [what: string, change: Partial<TitleRecord>][] = [
  ['the price', { bar: { ...titleRecord().bar, price: 22 } }],
  ['its figures', { stored: { ...whole.stored, ltdNet: 6 } }],
  ['a line that is not searched', { sheet: { editorial: { ...editorial, keynote: 'Two' } } }],
  ["the retailer's description", { sheet: { editorial: { ...editorial, onixRetailerDescription: '<p>A calm</p>' } } }],
  ['keywords', { sheet: { editorial: { ...editorial, offPageKeywords: 'sea, pier' } } }],
  ['back cover copy', { stored: { ...whole.stored, backCoverCopy: 'Ten lamps' } }],
  ["children's keywords", { stored: { ...whole.stored, childrenKeywords: 'boats, oars' } }],
  ['all searched texts, to none', { sheet: {}, stored: {} }],
  ['another edition of the list', { references: [first] }],
  ['what is known of another edition', { references: [{ ...first, known: { title: 'The Old Harbour' } }] }],
  [
    'which edition is the model',
    { references: whole.references.map((one: EditionReference) => ({ ...one, isModel: !one.isModel })) },
  ],
  ['all other editions, to none', { references: [] }],
];

/** The documents of titles, and rows that are written only if their source has changed. */
async function derivedRows() {
  const texts = await sql`select scope, words::text from title_text order by 1, 2`.execute(database.db);
  const references = await sql`
    select list, position, isbn, is_model, known from title_reference order by 1, 2`.execute(database.db);
  const documents = await sql`
    select bar, bar_digest, sheet, sheet_digest, sales_members, edition, comparison, list_row from title_document`.execute(
    database.db,
  );
  return { texts: texts.rows, references: references.rows, documents: documents.rows };
}

test.each(changes)(
  'a title that changes %s has the same rows as one that was saved like that at first',
  async (_, change) => {
    await saveAsHouse(database, [titleRecord(whole)]);
    await saveAsHouse(database, [titleRecord({ ...whole, ...change })]);
    const changed = await derivedRows();
    await sql`truncate title, term restart identity cascade`.execute(database.db);
    await saveAsHouse(database, [titleRecord({ ...whole, ...change })]);
    expect(changed).toEqual(await derivedRows());
    expect(changed.documents).toHaveLength(1);
  },
);

/** A message whose date is a day without a time, as in many feeds. */
const saidBy = (sender: string, text: string, more: Partial<TitleRecord> = {}) =>
  titleRecord({
    productId: 4711,
    source: { sender, recordReference: 'r1', sentAt: '2026-03-01T00:00:00' },
    sheet: { editorial: { onixRetailerDescription: text } },
    references: [{ list: 'otherWorks', isbn: '9780062040817', known: { title: text } }],
    ...more,
  });

test('of two records with the same date the same one wins in either order', async () => {
  await saveAsFeed(database, [saidBy('Alder', 'storm'), saidBy('Birch', 'calm')]);
  const inOrder = await derivedRows();
  expect(JSON.stringify(inOrder.texts)).toContain('calm');
  await sql`truncate title, term restart identity cascade`.execute(database.db);
  await saveAsFeed(database, [saidBy('Birch', 'calm')]);
  await saveAsFeed(database, [saidBy('Alder', 'fog')]);
  await saveAsFeed(database, [saidBy('Alder', 'storm')]);
  expect(await derivedRows()).toEqual(inOrder);
});

test('an in-house fragment does not change texts and other editions of the record', async () => {
  await saveAsFeed(database, [saidBy('Alder', 'storm')]);
  await saveAsFeed(database, [saidBy('Birch', 'calm')]);
  await saveAsFeed(database, [saidBy('Alder', 'fog')]);
  const before = await derivedRows();
  const part = { companyCode: '001', isbn: '9780062040800', kind: 'figures', sentAt: null } as const;
  const told = await saveInHouseFragments(database.batch, [{ ...part, content: { stored: { ltdNet: 7 } } }], {
    runId: null,
    terms: new TermRegistry(),
  });
  expect(told).toEqual(['added']);
  const after = await derivedRows();
  expect(after).toMatchObject({ texts: before.texts, references: before.references });
  for (const rows of [after.texts, after.references, after.documents]) {
    expect(JSON.stringify(rows)).not.toMatch(/storm|fog/);
    expect(JSON.stringify(rows)).toContain('calm');
  }
});

test('a title from which all records move away keeps the words of its sheet, and a record may return', async () => {
  const [alder, birch] = [saidBy('Alder', 'storm'), saidBy('Birch', 'calm')];
  await saveAsFeed(database, [alder, birch]);
  const whole = await derivedRows();
  const gone = (record: TitleRecord, isbn: string, productId: number) => ({
    ...record,
    isbn,
    productId,
    source: { ...record.source, sentAt: '2026-03-02T00:00:00' },
  });
  await saveAsFeed(database, [gone(birch, '9780062040824', 4713), gone(alder, '9780061122415', 4712)]);
  const left = await sql<{ texts: unknown; references: unknown; sheet: string }>`
    select sheet, array(select words::text from title_text where title_id = id) as texts,
      array(select known from title_reference where title_id = id) as references
    from title join title_document on title_id = id where isbn = '9780062040800' and is_deleted`.execute(database.db);
  expect(left.rows).toHaveLength(1);
  expect(JSON.stringify(left.rows)).toContain('calm');
  expect(JSON.stringify(left.rows)).not.toContain('storm');
  const back = { ...alder, source: { ...alder.source, sentAt: '2026-03-03T00:00:00' } };
  await saveAsFeed(database, [back, { ...birch, source: { ...birch.source, sentAt: '2026-03-03T00:00:00' } }]);
  await sql`delete from title where isbn <> '9780062040800'`.execute(database.db);
  expect((await derivedRows()).texts).toEqual(whole.texts);
});

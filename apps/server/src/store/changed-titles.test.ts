import type { EditionReference, TitleRecord } from '@titlenet/catalogue/title-record';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { saveAsHouse, titleRecord } from '../../test/test-titles.ts';

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

/** Everything that is derived from titles, without the numbers that the store gives. */
async function derivedRows() {
  const texts = await sql`select scope, words::text from title_text order by 1, 2`.execute(database.db);
  const references = await sql`
    select list, position, isbn, is_model, known from title_reference order by 1, 2`.execute(database.db);
  const documents = await sql`
    select bar, bar_digest, sheet, sheet_digest, sales_members, edition, comparison from title_document`.execute(
    database.db,
  );
  return { texts: texts.rows, references: references.rows, documents: documents.rows };
}

test.each(changes)('a title that changes %s has the rows of one that was always so', async (_, change) => {
  await saveAsHouse(database, [titleRecord(whole)]);
  await saveAsHouse(database, [titleRecord({ ...whole, ...change })]);
  const changed = await derivedRows();
  await sql`truncate title, term restart identity cascade`.execute(database.db);
  await saveAsHouse(database, [titleRecord({ ...whole, ...change })]);
  expect(changed).toEqual(await derivedRows());
  expect(changed.documents).toHaveLength(1);
});

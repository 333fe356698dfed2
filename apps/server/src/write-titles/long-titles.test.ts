import { foldText } from '@titlenet/catalogue/text/fold';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { saveAsHouse, titleRecord } from '../../test/test-titles.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const long: [string, string][] = [
  ['of letters', 'Lantern '.repeat(200).trim()],
  ['of characters of three bytes', '源氏物語'.repeat(300)],
];

test.each(long)('a title and an author %s are stored and searched whole', async (_, text) => {
  const isbn = '9780062040800';
  await saveAsHouse(database, [titleRecord({ companyCode: '001', isbn, bar: { title: text, author1: text } })]);
  const row = await database.db
    .selectFrom('title')
    .innerJoin('title_document', 'title_id', 'id')
    .select(['title', 'author', 'title_folded', 'author_folded', 'author1_folded', 'bar'])
    .where('isbn', '=', isbn)
    .executeTakeFirstOrThrow();
  expect([row.title, row.author, JSON.parse(row.bar).title]).toEqual([text, text, text]);
  const folded = foldText(text);
  expect([row.title_folded, row.author1_folded, row.author_folded]).toEqual([folded, folded, `\n${folded}\n`]);
});

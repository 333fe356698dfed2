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
  ['whose 400th place is half a character', `${'a'.repeat(399)}${'😀'.repeat(50)}`],
];

test.each(long)(
  'a title %s is stored and searched whole, an author is searched by its first 400 letters',
  async (_, text) => {
    const isbn = '9780062040800';
    await saveAsHouse(database, [titleRecord({ companyCode: '001', isbn, bar: { title: text, author1: text } })]);
    const row = await database.db
      .selectFrom('title')
      .innerJoin('title_document', 'title_id', 'id')
      .select(['title', 'author', 'title_folded', 'author_folded', 'bar'])
      .where('isbn', '=', isbn)
      .executeTakeFirstOrThrow();
    expect([row.title, row.author, JSON.parse(row.bar).title]).toEqual([text, text, text]);
    expect(row.title_folded).toBe(foldText(text));
    const people = row.author_folded.trim();
    expect(people.length).toBeGreaterThan(398);
    expect(people.length).toBeLessThanOrEqual(400);
    expect(foldText(text).startsWith(people)).toBe(true);
  },
);

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { saveAsHouse, titleRecord } from '../../test/test-titles.ts';
import { checkTitles } from './check-titles.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function faults(): Promise<string[]> {
  const found: string[] = [];
  for await (const { title, what } of checkTitles(database.batch, () => undefined)) found.push(`${title}: ${what}`);
  return found;
}

test('indexed words that differ from the records are reported, for words of any script', async () => {
  const onixRetailerDescription =
    '<p>Élan, 源氏物語, łódź &amp; “isn’t”: https://example.org/a-b?c=1, 3.5 −4 ½ naïve_x 😀</p>';
  await saveAsHouse(database, [
    titleRecord({ isbn: '9780062040800', sheet: { editorial: { onixRetailerDescription, offPageKeywords: 'storm' } } }),
    titleRecord({ isbn: '9780062040817', sheet: { editorial: { offPageKeywords: 'calm' } } }),
  ]);
  expect(await faults()).toEqual([]);
  await sql`
    update title_text set words = to_tsvector('simple', 'fog')
    where title_id = (select id from title where isbn = '9780062040817')`.execute(database.db);
  expect(await faults()).toEqual([
    expect.stringMatching(/^001 9780062040817: the words of its text \d are not what its records give$/),
  ]);
});

test('a value that no record gives is reported, and one that the records give and the title lacks', async () => {
  const isbn = '9780062040824';
  await saveAsHouse(database, [titleRecord({ isbn, bar: { price: 12.5, onSaleDate: '2026-03-10T00:00:00' } })]);
  await sql`update title set price = null, release_date = '2026-02-03', first_print = 9 where isbn = ${isbn}`.execute(
    database.db,
  );
  const ofTitle = (await faults()).filter((fault) => fault.startsWith(`001 ${isbn}`));
  expect(ofTitle.sort()).toEqual(
    ['first_print', 'price', 'release_date'].map(
      (column) => `001 ${isbn}: title.${column} is not what its records give`,
    ),
  );
});

test('references are compared with those of the records, whether they name a model or not', async () => {
  const isbn = '9780062040831';
  await saveAsHouse(database, [
    titleRecord({
      isbn,
      references: [
        { isbn: '9780062040800', list: 'otherWorks' },
        { isbn: '9780062040817', list: 'competitive', isModel: true },
      ],
    }),
  ]);
  const ofTitle = async () => (await faults()).filter((fault) => fault.startsWith(`001 ${isbn}`));
  expect(await ofTitle()).toEqual([]);
  await sql`
    update title_reference set is_model = false
    where isbn = '9780062040817' and title_id = (select id from title where isbn = ${isbn})`.execute(database.db);
  expect(await ofTitle()).toEqual([
    expect.stringMatching(/: lacks the reference competitive 9780062040817 true /),
    expect.stringMatching(/: has the reference competitive 9780062040817 false .*, which no record gives$/),
  ]);
});

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

import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../test/test-database.ts';
import { saveAsHouse } from '../../test/test-titles.ts';
import { randomCatalogue } from '../search/random-catalogue.test-data.ts';
import { down, up } from './migrations/0018-words-of-one-text.ts';

test('words of an older store are told apart by their text after the migration, as if saved anew', async () => {
  const database = await createTestDatabase();
  const batch = database.batch as unknown as Kysely<unknown>;
  const stored = async () => {
    const { rows } = await sql<{ scope: number; words: string }>`
      select title_id, scope, words::text as words from title_text order by title_id, scope`.execute(batch);
    return rows;
  };
  try {
    await saveAsHouse({ ...database, db: database.batch }, randomCatalogue(40));
    const saved = await stored();
    await down(batch);
    const plain = await stored();
    expect(plain).toHaveLength(saved.length);
    expect(plain.some(({ words }) => words.includes("'lantern'"))).toBe(true);
    await up(batch);
    const anew = await stored();
    expect(anew).toEqual(saved);
    expect(anew.filter(({ scope }) => scope === 3).every(({ words }) => /^('d[^']*':[\d,]+ ?)+$/.test(words))).toBe(
      true,
    );
    // The titles' texts go with them, as before.
    await database.batch.deleteFrom('title').execute();
    expect(await stored()).toEqual([]);
  } finally {
    await database.drop();
  }
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quietLog } from '../../test/quiet-log.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { rebuildTitles } from '../write-titles/rebuild-titles.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const [SELLING_TERRITORY, LANGUAGE, FORMAT] = [12, 31, 9];

/** A code as an earlier version stored it, used by company 001; with a time it has an in-house label. */
async function store(attribute: number, number: number, code: string, description: string, sentAt?: string) {
  await sql`
    insert into term (attribute, number, code, description, folded, sort_key, sent_at)
    values (${attribute}, ${number}, ${code}, ${description}, ${description.toLowerCase()}, ${description.toLowerCase()},
      ${sentAt ?? null})`.execute(database.batch);
  await sql`insert into code_use values ('001', 0, ${attribute * 65_536 + number})`.execute(database.batch);
}

test('in-house labels and uses of names and variants become those of the listed codes [G-204] [PSCOM-57]', async () => {
  await store(SELLING_TERRITORY, 1, 'US', 'US');
  await store(SELLING_TERRITORY, 2, 'United States', 'United States');
  await store(SELLING_TERRITORY, 3, 'World', 'World');
  await store(SELLING_TERRITORY, 4, 'Commonwealth', 'Commonwealth');
  await store(SELLING_TERRITORY, 5, 'USA', 'U.S. and territories', '2026-02-01');
  await store(LANGUAGE, 1, 'eng', 'Old English label', '2026-01-01');
  await store(LANGUAGE, 2, 'ENG', 'English (all)', '2026-03-01');
  await store(LANGUAGE, 3, 'en', 'An older label', '2025-01-01');
  await store(LANGUAGE, 4, 'DEU', 'Deutsch', '2026-03-01');
  await store(LANGUAGE, 5, 'E', 'English', '2026-03-01');
  await store(LANGUAGE, 6, 'English, Spanish', 'English, Spanish');
  await store(FORMAT, 1, 'English', 'English');

  await rebuildTitles(database, quietLog);
  // A later start changes nothing.
  await rebuildTitles(database, quietLog);

  const { rows: labels } = await sql<{ code: string; number: number; description: string; folded: string }>`
    select attribute, code, number, description, folded from term where sent_at is not null
    order by attribute, code`.execute(database.batch);
  expect(labels).toEqual([
    {
      ...{ attribute: 12, code: 'US', number: 1 },
      ...{ description: 'U.S. and territories', folded: 'u.s. and territories' },
    },
    { attribute: 31, code: 'E', number: 5, description: 'English', folded: 'english' },
    { attribute: 31, code: 'eng', number: 1, description: 'English (all)', folded: 'english (all)' },
    { attribute: 31, code: 'ger', number: 7, description: 'Deutsch', folded: 'deutsch' },
  ]);
  const { rows: uses } = await sql<{ code: string }>`
    select code from code_use join term on term = attribute * 65536 + number order by code`.execute(database.batch);
  expect(uses.map(({ code }) => code)).toEqual(['Commonwealth', 'E', 'English', 'US', 'eng']);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { findPersonData, personTables } from './person-data.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  for (const [owner, other] of [
    ['ada', 'ben'],
    ['ben', 'ada'],
  ] as const)
    await sql`
      with made as (insert into pack (owner, name) values (${owner}, ${`Pack of ${owner}`}) returning id),
        member as (insert into pack_member (pack_id, subject, role) select id, ${other}, 'reader' from made),
        section as (insert into pack_section (pack_id, position, heading) select id, 1, 'Fiction' from made returning *),
        title as (
          insert into pack_title (pack_id, section_id, position, company_code, isbn, kept_title, internal_note)
          select pack_id, id, 1, '001', '9780062040800', 'Tide', ${`Note of ${owner}`} from section returning id)
      insert into pack_decision (pack_title_id, author, decision, is_tag, follow_up)
      select id, ${other}, ${`Decided by ${other}`}, false, '' from title`.execute(db);
  await sql`
    insert into read_token (subject, name, companies, scopes, digest, expires_at)
    values ('ada', 'Weekly', '{}', '{}', 'abc', now())`.execute(db);
});
afterAll(() => database.drop());

test('the data of a person has own packs with titles and notes, those shared with the person, and no secrets [PACK-22]', async () => {
  const found = await findPersonData(database.db, 'ada');
  expect(Object.keys(found)).toEqual([
    'pack',
    'pack_member',
    'pack_decision',
    'read_token',
    'pack_section',
    'pack_title',
  ]);
  expect(found.pack).toMatchObject([{ owner: 'ada', name: 'Pack of ada' }]);
  expect(found.pack_member).toMatchObject([{ subject: 'ada', role: 'reader' }]);
  expect(found.pack_title).toMatchObject([{ kept_title: 'Tide', internal_note: 'Note of ada' }]);
  expect(found.pack_decision).toMatchObject([{ author: 'ada', decision: 'Decided by ada' }]);
  expect(found.read_token).toMatchObject([{ name: 'Weekly' }]);
  expect(JSON.stringify(found.read_token)).not.toContain('digest');
  expect(await findPersonData(database.db, 'nobody')).toEqual({});
});

test('no table that names people by subject is left out [PACK-22]', async () => {
  const { rows } = await sql<{ table: string }>`
    select distinct table_name::text as "table" from information_schema.columns join information_schema.tables
      using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      -- The author of a title wrote the book.
      and table_name <> 'title'
      and column_name in ('subject', 'owner', 'author', 'added_by', 'removed_by', 'deleted_by', 'started_by')
    order by 1`.execute(database.db);
  expect(rows.length).toBeGreaterThanOrEqual(17);
  expect(rows.map(({ table }) => table)).toEqual(personTables.toSorted());
});

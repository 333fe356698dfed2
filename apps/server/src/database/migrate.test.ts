import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../test/test-database.ts';
import { migrate, OtherVersionError } from './migrate.ts';
import { placeBoundTables } from './store-identity.queries.ts';

test('a migrated database has no pending migrations', async () => {
  const database = await createTestDatabase();
  try {
    expect(await migrate(database)).toEqual([]);
  } finally {
    await database.drop();
  }
});

test('a database with a migration of another version is refused with instructions', async () => {
  const database = await createTestDatabase();
  const batch = database.batch as Kysely<unknown>;
  try {
    await sql`insert into kysely_migration (name, timestamp) values ('0000-of-another-version', '')`.execute(batch);
    await expect(migrate(database)).rejects.toThrow(
      /^The database belongs to another version of TitleNet\. Use that version, or an empty database/,
    );
  } finally {
    await sql`delete from kysely_migration where name = '0000-of-another-version'`.execute(batch);
    await database.drop();
  }
});

test('a database with another baseline is refused', async () => {
  const database = await createTestDatabase();
  const batch = database.batch as Kysely<unknown>;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(batch);
  try {
    expect(rows[0]?.name).toMatch(/^0001-baseline-[0-9a-f]{8}$/);
    await sql`update kysely_migration set name = '0001-baseline-00000000'`.execute(batch);
    await expect(migrate(database)).rejects.toThrow(OtherVersionError);
  } finally {
    await sql`update kysely_migration set name = ${rows[0]?.name}`.execute(batch);
    await database.drop();
  }
});

test('a store that was copied loses the rows of all place-bound tables [OPS-01]', async () => {
  const database = await createTestDatabase();
  const { rows } = await sql<{ text: string }>`
    select pg_get_functiondef('settle_store'::regproc) as text`.execute(database.db);
  await database.drop();
  for (const table of placeBoundTables) expect(rows[0]?.text).toMatch(new RegExp(`(delete from|update) ${table}\\b`));
});

test('the views of titles have every column of the table', async () => {
  const database = await createTestDatabase();
  const columnsOf = async (name: string) => {
    const { rows } = await sql<{ column: string }>`
      select attname as column from pg_attribute
      where attrelid = ${name}::regclass and attnum > 0 and not attisdropped order by 1`.execute(database.db);
    return rows.map(({ column }) => column);
  };
  try {
    const columns = await columnsOf('title');
    expect(columns).toContain('is_deleted');
    expect(await columnsOf('current_title')).toEqual(columns);
    expect(await columnsOf('listed_title')).toEqual(columns);
  } finally {
    await database.drop();
  }
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { saveAsHouse, titleRecord } from '../../test/test-titles.ts';
import { down, up } from './migrations/0024-kinds-of-changes.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('the kinds of the changes that are stored already are filled in, without those of figures', async () => {
  const { batch } = database;
  await saveAsHouse(database, [titleRecord({ bar: { title: 'The Lantern Keeper' } })]);
  const { id } = await batch.selectFrom('title').select('id').executeTakeFirstOrThrow();
  const changes = [
    ['2026-03-01', 'bar.price', '1'],
    ['2026-03-01', 'bar.canadianPrice', '2'],
    ['2026-03-01', 'bar.onSaleDate', '2026-05-01T00:00:00'],
    ['2026-03-02', 'stored.ltdNet', '5'],
    ['2026-03-03', 'isDeleted', 'Y'],
    ['2026-03-04', 'isDeleted', null],
    ['2026-03-05', 'bar.imageURL', 'https://covers.example/1.jpg'],
    ['2026-03-06', 'codes.bisac', '[]'],
  ] as const;
  await batch
    .insertInto('title_change')
    .values(
      changes.map(([day, field, value]) => ({
        title_id: id,
        changed_at: day,
        field,
        old_value: null,
        new_value: value,
        run_id: null,
        sender: null,
      })),
    )
    .execute();
  await down(batch as never); // Migrations know no tables.
  await up(batch as never);
  const { rows } = await sql<{ told: string }>`
    select to_char(changed_at, 'YYYY-MM-DD ') || kind || ' ' || company_code as told
    from title_kind_change order by 1`.execute(batch);
  expect(rows.map(({ told }) => told)).toEqual([
    '2026-03-01 date 001',
    '2026-03-01 price 001',
    '2026-03-03 gone 001',
    '2026-03-04 new 001',
    '2026-03-05 cover 001',
    '2026-03-06 other 001',
  ]);
});

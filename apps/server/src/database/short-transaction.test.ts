import { CompiledQuery, type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { createNumbers, numberOf, putNumber, resetNumbers } from './numbers.test-data.ts';
import { inShortTransaction } from './short-transaction.ts';
import type { Tables } from './tables.ts';

let database: TestDatabase;
let db: Kysely<Tables>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.batch;
  await createNumbers(db);
});
afterAll(() => database.drop());
beforeEach(() => resetNumbers(db));

describe('a transaction', () => {
  test('that fails stores nothing', async () => {
    const failing = inShortTransaction(db, ['a'], async (trx) => {
      await putNumber(trx, 'a', 7);
      await sql`insert into counted values ('b', 1)`.execute(trx);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await numberOf(db, 'a')).toBe(1);
    await inShortTransaction(db, ['a'], (trx) => putNumber(trx, 'a', 2));
    expect(await numberOf(db, 'a')).toBe(2);
  });

  test('that divides by zero reports it', async () => {
    const failing = inShortTransaction(db, ['a'], (trx) =>
      sql`update counted set number = number / (number - 1) where name = 'a'`.execute(trx),
    );
    await expect(failing).rejects.toMatchObject({ code: '22012' });
  });

  test('may read what it has written', async () => {
    const seen = await inShortTransaction(db, ['a'], async (trx) => {
      await putNumber(trx, 'a', 5);
      return numberOf(trx, 'a');
    });
    expect(seen).toBe(5);
    const returned = await inShortTransaction(db, ['a'], async (trx) => {
      const { rows } = await trx.executeQuery<{ number: number }>(
        CompiledQuery.raw('update counted set number = number + 1 where name = $1 returning number', ['a']),
      );
      return rows[0]?.number;
    });
    expect(returned).toBe(6);
    expect(await numberOf(db, 'a')).toBe(6);
  });
});

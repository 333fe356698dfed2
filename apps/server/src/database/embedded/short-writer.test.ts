import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createNumbers, numberOf, putNumber, resetNumbers } from '../numbers.test-data.ts';
import { inShortTransaction } from '../short-transaction.ts';
import type { Tables } from '../tables.ts';

let database: TestDatabase;
let db: Kysely<Tables>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.batch;
  await createNumbers(db);
});
afterAll(() => database.drop());
beforeEach(() => resetNumbers(db));

/** Adds one in two steps, with `meanwhile` in between. @returns how often it ran */
async function addOne(name: string, meanwhile: (attempt: number) => Promise<unknown>): Promise<number> {
  let attempts = 0;
  await inShortTransaction(db, [name], async (trx) => {
    attempts += 1;
    const before = (await numberOf(trx, name)) ?? 0;
    await meanwhile(attempts);
    await putNumber(trx, name, before + 1);
  });
  return attempts;
}
const onceOnly = (work: () => Promise<unknown>) => (attempt: number) => (attempt === 1 ? work() : Promise.resolve());

describe('a transaction of the embedded database', () => {
  test('lets others read while it computes, who see nothing of it [API-66]', async () => {
    let seen: number | undefined;
    expect(
      await addOne('a', async () => {
        seen = await numberOf(database.db, 'a');
      }),
    ).toBe(1);
    expect(seen).toBe(1);
    expect(await numberOf(db, 'a')).toBe(2);
  });

  test('is repeated with what another process has written meanwhile [API-66]', async () => {
    expect(
      await addOne(
        'a',
        onceOnly(() => putNumber(database.db, 'a', 10)),
      ),
    ).toBe(2);
    expect(await numberOf(db, 'a')).toBe(11);
  });

  test('is repeated after one of the same process with a common key, and not after one without', async () => {
    const inside = (name: string) => onceOnly(() => addOne(name, async () => undefined));
    expect(await addOne('a', inside('a'))).toBe(2);
    expect(await addOne('a', inside('b'))).toBe(1);
    expect([await numberOf(db, 'a'), await numberOf(db, 'b')]).toEqual([4, 2]);
  });

  test('ends although others write all the time', async () => {
    // The fifth attempt holds the database, where a write of another client would wait for it.
    const attempts = await addOne('a', (attempt) =>
      attempt < 5 ? putNumber(database.db, 'b', attempt) : Promise.resolve(),
    );
    expect(attempts).toBe(5);
    expect([await numberOf(db, 'a'), await numberOf(db, 'b')]).toEqual([2, 4]);
  });

  test('takes values of sequences without being repeated', async () => {
    await sql`create sequence numbered`.execute(db);
    let attempts = 0;
    const taken = await inShortTransaction(db, ['a'], async (trx) => {
      attempts += 1;
      const { rows } = await sql<{ id: number }>`
        select nextval('numbered')::integer as id from generate_series(1, 40)`.execute(trx);
      await putNumber(trx, 'a', rows.length);
      return rows.map(({ id }) => id);
    });
    expect(attempts).toBe(1);
    expect(taken).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    expect(await numberOf(db, 'a')).toBe(40);
  });
});

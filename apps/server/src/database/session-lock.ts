import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Runs work that only one process of all nodes may do at a time, under an advisory lock of PostgreSQL.
 * @param key any number that no other advisory lock of the product has
 * @returns false without running it when another process has the lock
 */
export async function withSessionLock(db: Kysely<Tables>, key: number, work: () => Promise<void>): Promise<boolean> {
  return db.connection().execute(async (session) => {
    const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${key}) as locked`.execute(session);
    if (!rows[0]?.locked) return false;
    try {
      await work();
      return true;
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(session);
    }
  });
}

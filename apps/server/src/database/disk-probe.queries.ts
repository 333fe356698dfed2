import { type Kysely, sql } from 'kysely';
import type { Diagnosis } from './diagnosis.ts';
import { isDiskFull } from './failures.ts';
import type { Tables } from './tables.ts';

class RollbackError extends Error {}

/**
 * Whether the database cannot store anything. If a write has failed in the last minute, a temporary row is written and
 * rolled back, so that a disk with free space is noticed at once.
 */
export async function isDiskFullNow(db: Kysely<Tables>, diagnosis: Diagnosis): Promise<boolean> {
  if (!(await diagnosis.mayBeDiskFull())) return false;
  try {
    await db.transaction().execute(async (trx) => {
      await sql`create temp table disk_probe (text text) on commit drop`.execute(trx);
      await sql`insert into disk_probe select repeat('x', 1000) from generate_series(1, 100)`.execute(trx);
      throw new RollbackError();
    });
  } catch (error) {
    if (!(error instanceof RollbackError)) return isDiskFull(error) || (await diagnosis.mayBeDiskFull());
  }
  diagnosis.noteDiskWritten();
  return false;
}

import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * Changes permissions in a transaction. A trigger of the database records the changes as audit events.
 * @param by who or what makes the change, as the audit events name it
 */
export function changeRights<Result>(
  db: Kysely<Tables>,
  by: string,
  change: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('titlenet.changed_by', ${by}, true)`.execute(trx);
    return change(trx);
  });
}

import { type PackRole, packRoles } from '@titlenet/contract/packs';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { unknownPack } from './unknown-pack.ts';

/** The role of a person in rows of `pack`: 'owner', 'editor', 'reader', or null; the higher of two counts. */
export const roleOf = (subject: string): RawBuilder<PackRole | null> => sql<PackRole | null>`
  case when pack.owner = ${subject} then 'owner'
    when pack.for_all = 'editor' then 'editor'
    else coalesce(
      (select m.role from pack_member m where m.pack_id = pack.id and m.subject = ${subject}),
      case when pack.for_all = 'reader' then 'reader' end)
  end`;

/** @returns a pack's last version and what a person may do; undefined if the person may not see it, or there is none */
export async function findAccess(
  db: Kysely<Tables>,
  subject: string,
  packId: number,
): Promise<{ role: PackRole; version: number } | undefined> {
  const { rows } = await sql<{ role: PackRole | null; version: number }>`
    select ${roleOf(subject)} as role, version from pack where id = ${packId}`.execute(db);
  const [row] = rows;
  return row?.role ? { role: row.role, version: row.version } : undefined;
}

/**
 * Locks a pack until the transaction ends, so that changes of several people come one after the other.
 *
 * @returns its version; undefined if the person may not change it, or there is none
 */
export async function lockForChange(
  trx: Transaction<Tables>,
  subject: string,
  packId: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ version: number; role: PackRole | null }>`
    select version, ${roleOf(subject)} as role from pack where id = ${packId} for update`.execute(trx);
  const [row] = rows;
  return row?.role && packRoles.indexOf(row.role) <= packRoles.indexOf('editor') ? row.version : undefined;
}

/** Runs a change of a locked pack. @throws AppError `not-found` if the person may not change it */
export function changingPack<Result>(
  db: Kysely<Tables>,
  { subject, packId }: { subject: string; packId: number },
  change: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    if ((await lockForChange(trx, subject, packId)) === undefined) throw unknownPack();
    return change(trx);
  });
}

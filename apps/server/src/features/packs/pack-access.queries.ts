import type { PackRole } from '@titlenet/contract/packs';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { AppError } from '../../app-error.ts';
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

/** @returns why a person may not do what only the owner may: it is another's pack, or unknown to the person */
export async function refusalToOthers(db: Kysely<Tables>, subject: string, packId: number): Promise<AppError> {
  const access = await findAccess(db, subject, packId);
  return access ? new AppError('denied', 'Only the owner of the pack may do this.') : unknownPack();
}

/**
 * Locks a pack until the transaction ends, so that changes of several people come one after the other.
 *
 * @returns its version
 * @throws AppError `denied` if the person may only read it, `not-found` if the person may not see it
 */
export async function lockForChange(trx: Transaction<Tables>, subject: string, packId: number): Promise<number> {
  const { rows } = await sql<{ version: number; role: PackRole | null }>`
    select version, ${roleOf(subject)} as role from pack where id = ${packId} for update`.execute(trx);
  const [row] = rows;
  if (!row?.role) throw unknownPack();
  if (row.role === 'reader') throw new AppError('denied', 'The pack is shared with you for reading only.');
  return row.version;
}

/** Runs a change of a locked pack. @throws AppError as `lockForChange` */
export function changingPack<Result>(
  db: Kysely<Tables>,
  { subject, packId }: { subject: string; packId: number },
  change: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await lockForChange(trx, subject, packId);
    return change(trx);
  });
}

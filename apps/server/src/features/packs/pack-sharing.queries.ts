import { hasAnyAccess } from '@titlenet/catalogue/roles';
import type { PackSharing } from '@titlenet/contract/pack-sharing';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { nameOf } from '../../people/display-name.queries.ts';

/** @returns undefined if the owner has no such pack */
export async function findSharing(
  db: Kysely<Tables>,
  { owner, id }: { owner: string; id: number },
): Promise<PackSharing | undefined> {
  const pack = await db
    .selectFrom('pack')
    .select(sql<PackSharing['forAll']>`for_all`.as('forAll'))
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst();
  if (!pack) return undefined;
  const { rows } = await sql<PackSharing['members'][number]>`
    select subject, role, ${nameOf(sql`pack_member.subject`)} as name from pack_member where pack_id = ${id}
    order by lower(${nameOf(sql`pack_member.subject`)}), subject`.execute(db);
  return { ...pack, members: rows };
}

/** Replaces with whom a pack is shared. @returns false if the owner has no such pack */
export async function putSharing(
  trx: Transaction<Tables>,
  { owner, id }: { owner: string; id: number },
  { forAll, members }: { forAll: PackSharing['forAll']; members: readonly { subject: string; role: string }[] },
): Promise<boolean> {
  const changed = await trx
    .updateTable('pack')
    .set({ for_all: forAll })
    .where('id', '=', id)
    .where('owner', '=', owner)
    .returning('id')
    .executeTakeFirst();
  if (!changed) return false;
  await trx.deleteFrom('pack_member').where('pack_id', '=', id).execute();
  if (members.length > 0)
    await trx
      .insertInto('pack_member')
      .values(members.map((member) => ({ ...member, pack_id: id })))
      .execute();
  return true;
}

/** @returns those of the subjects that have access to TitleNet */
export async function findKnownPeople(db: Kysely<Tables>, subjects: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('permission')
    .select(['subject', 'companies', 'roles'])
    .where(sql<boolean>`subject = any(${subjects}::text[])`)
    .execute();
  return new Set(rows.filter(hasAnyAccess).map(({ subject }) => subject));
}

/** @returns people with access to TitleNet whose name contains a text, by name */
export async function findPeople(
  db: Kysely<Tables>,
  { name, subject, maximum }: { name: string; subject: string; maximum: number },
): Promise<{ subject: string; name: string }[]> {
  const rows = await db
    .selectFrom('permission')
    .select(['subject', 'display_name as name', 'companies', 'roles'])
    .where('subject', '<>', subject)
    .where('display_name', '<>', '')
    .where(sql<boolean>`strpos(lower(display_name), lower(${name})) > 0`)
    .orderBy(sql`lower(display_name)`)
    .orderBy('subject')
    .execute();
  return rows
    .filter(hasAnyAccess)
    .slice(0, maximum)
    .map((person) => ({ subject: person.subject, name: person.name }));
}

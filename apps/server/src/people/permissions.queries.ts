import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Stored permissions of a person, with the names of the directory. */
export interface GrantedPermissions {
  displayName: string;
  companies: string[];
  roles: string[];
}

/** Finds the permissions of a person; empty for an unknown one. */
export async function findPermissions(db: Kysely<Tables>, subject: string): Promise<GrantedPermissions> {
  const row = await db
    .selectFrom('permission')
    .select(['display_name as displayName', 'companies', 'roles'])
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row ?? { displayName: '', companies: [], roles: [] };
}

/** True if any person has permissions. */
export async function hasPermissions(db: Kysely<Tables>): Promise<boolean> {
  const row = await db.selectFrom('permission').select('subject').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Stores the permissions of people; they replace the previous ones. */
export async function grantPermissions(
  db: Kysely<Tables>,
  people: readonly (GrantedPermissions & { subject: string })[],
): Promise<void> {
  if (people.length === 0) return;
  await db
    .insertInto('permission')
    .values(
      people.map(({ subject, displayName, companies, roles }) => ({
        subject,
        display_name: displayName,
        companies: [...companies],
        roles: [...roles],
      })),
    )
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet((eb) => ({
        display_name: eb.ref('excluded.display_name'),
        companies: eb.ref('excluded.companies'),
        roles: eb.ref('excluded.roles'),
      })),
    )
    .execute();
}

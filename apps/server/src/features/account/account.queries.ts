import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { GrantedPermissions } from '../../http/caller.ts';

/** What the store grants a person; nothing to somebody it does not know. */
export async function findPermissions(db: Kysely<Tables>, subject: string): Promise<GrantedPermissions> {
  const row = await db
    .selectFrom('permission')
    .select(['display_name as displayName', 'companies', 'roles'])
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row ?? { displayName: '', companies: [], roles: [] };
}

/** Sets what people are granted, in place of what they were granted before. */
export async function putPermissions(
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

import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Columns that name a person by subject. */
const personColumns = {
  permission: ['subject'],
  preference: ['subject'],
  user_list: ['owner'],
  saved_search: ['subject'],
  recent_search: ['subject'],
  user_visit: ['subject'],
  followed: ['subject'],
  follower: ['subject'],
  team_note: ['author', 'deleted_by'],
  team_tag: ['added_by', 'removed_by'],
  pack: ['owner'],
  pack_member: ['subject'],
  pack_change: ['subject'],
  pack_decision: ['author'],
  read_token: ['subject'],
  import_job: ['subject', 'started_by'],
  feed_run: ['started_by'],
  audit_event: ['subject'],
} as const satisfies Partial<Record<keyof Tables, readonly string[]>>;

/** Names of the tables that name people. */
export const personTables: readonly string[] = Object.keys(personColumns);

/** Rows of tables that belong to a row of these. */
const parts: { table: keyof Tables; of: keyof typeof personColumns; by: string; person: string }[] = [
  { table: 'user_list_item', of: 'user_list', by: 'list_id', person: 'owner' },
  { table: 'team_note_version', of: 'team_note', by: 'note_id', person: 'author' },
  { table: 'pack_section', of: 'pack', by: 'pack_id', person: 'owner' },
  { table: 'pack_title', of: 'pack', by: 'pack_id', person: 'owner' },
];

/** Secrets, also in this form. */
const SECRETS = ['digest'];

/** @returns everything that is stored of a person: rows by table, without tables that have none */
export async function findPersonData(db: Kysely<Tables>, subject: string): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  const add = async (table: string, condition: RawBuilder<unknown>) => {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(one) - ${SECRETS}::text[] as row from ${sql.table(table)} as one where ${condition}`.execute(db);
    if (rows.length > 0) found[table] = rows.map(({ row }) => row);
  };
  for (const [table, columns] of Object.entries(personColumns))
    await add(
      table,
      sql.join(
        columns.map((column) => sql`${sql.ref(`one.${column}`)} = ${subject}`),
        sql` or `,
      ),
    );
  for (const { table, of, by, person } of parts)
    await add(
      table,
      sql`${sql.ref(`one.${by}`)} in (select id from ${sql.table(of)} where ${sql.ref(person)} = ${subject})`,
    );
  return found;
}

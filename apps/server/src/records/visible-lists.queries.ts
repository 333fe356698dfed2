import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** What holds of a row of `user_list` that a person may see: it is theirs, or shared (decision G-80). */
export function isVisibleTo(subject: string): RawBuilder<boolean> {
  return sql<boolean>`(user_list.owner = ${subject} or user_list.is_shared)`;
}

/** `listManagerLists` of the search forms (CS §3): the lists that a person may search with, their own ones first. */
export function findListManagerLists(
  db: Kysely<Tables>,
  subject: string,
): Promise<{ id: number; description: string }[]> {
  return db
    .selectFrom('user_list')
    .select(['id', 'name as description'])
    .where(isVisibleTo(subject))
    .orderBy(sql`owner <> ${subject}`)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** Those of these lists that a person may search with: ids come from addresses, which anybody can write. */
export async function findVisibleListIds(
  db: Kysely<Tables>,
  subject: string,
  listIds: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('user_list')
    .select('id')
    .where(sql<boolean>`id = any(${listIds}::integer[])`)
    .where(isVisibleTo(subject))
    .execute();
  return rows.map(({ id }) => id);
}

/** Holds an owner's list of a name, whether it is there yet or not, until the transaction ends. */
export async function lockListName(trx: Transaction<Tables>, owner: string, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`list\n${owner}\n${name}`}, 0))`.execute(trx);
}

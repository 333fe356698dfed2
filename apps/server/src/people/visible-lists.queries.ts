import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The condition for rows of `user_list` that a user may see: their own and shared ones (G-80). */
export function isVisibleTo(subject: string): RawBuilder<boolean> {
  return sql<boolean>`(user_list.owner = ${subject} or user_list.is_shared)`;
}

/** The lists that a user may search with, `listManagerLists` of the search forms; their own ones first. */
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

/** @returns those of these lists that a user may search with. Ids come from addresses and are not trusted. */
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

/** Locks an owner's list by name until the transaction ends, whether it exists or not. */
export async function lockListName(trx: Transaction<Tables>, owner: string, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`list\n${owner}\n${name}`}, 0))`.execute(trx);
}

import { createHash } from 'node:crypto';
import type { ReadTokenScope } from '@titlenet/contract/read-token-scopes';
import type { ReadToken } from '@titlenet/contract/read-tokens';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** A token that is not expired, with what its owner has limited it to. */
export interface ValidReadToken {
  id: number;
  name: string;
  subject: string;
  companies: string[];
  scopes: ReadTokenScope[];
}

/** What is stored of a new token. */
export interface StoredReadToken extends Omit<ValidReadToken, 'id'> {
  token: string;
  expiresAt: Date;
}

// 256 random bits cannot be guessed from their digest, so a slow password hash would only slow down calls.
const digestOf = (token: string) => createHash('sha256').update(token).digest();

/** Finds a token that is neither revoked nor expired. */
export async function findValidToken(db: Kysely<Tables>, token: string): Promise<ValidReadToken | undefined> {
  const row = await db
    .selectFrom('read_token')
    .select(['id', 'name', 'subject', 'companies', 'scopes'])
    .where('digest', '=', digestOf(token))
    .where(sql<boolean>`expires_at > now()`)
    .executeTakeFirst();
  // Only `insertToken` writes the column.
  return row && { ...row, scopes: row.scopes as ReadTokenScope[] };
}

/** Stores that a token is used, at most once a minute. @returns true if it is the first use of this day (UTC) */
export async function recordTokenUse(db: Kysely<Tables>, id: number): Promise<boolean> {
  const { rows } = await sql<{ isFirstOfDay: boolean }>`
    with previous as (select id, last_used_at from read_token where id = ${id})
    update read_token t set last_used_at = now() from previous p
    where t.id = p.id and (p.last_used_at is null or p.last_used_at < now() - interval '1 minute')
    returning p.last_used_at is null or p.last_used_at < date_trunc('day', now()) as "isFirstOfDay"`.execute(db);
  return rows[0]?.isFirstOfDay ?? false;
}

/** Stores a token as its digest. @returns its id, or null if the person already has `maximum` tokens */
export async function insertToken(
  db: Kysely<Tables>,
  { token, subject, name, companies, scopes, expiresAt }: StoredReadToken,
  maximum: number,
): Promise<number | null> {
  return db.transaction().execute(async (transaction) => {
    // Creations of one person wait for each other, so that two cannot both find room for the last token.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`read-token ${subject}`}, 0))`.execute(transaction);
    const { count } = await transaction
      .selectFrom('read_token')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('subject', '=', subject)
      .executeTakeFirstOrThrow();
    if (count >= maximum) return null;
    const { id } = await transaction
      .insertInto('read_token')
      .values({ subject, name, companies, scopes, digest: digestOf(token), expires_at: expiresAt })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/**
 * Finds the tokens of a person, newest first.
 * @param of.subject the person, whose own tokens come first
 * @param of.everyone whether to return those of all other people too
 * @param of.id only this token
 */
export async function findTokens(
  db: Kysely<Tables>,
  of: { subject: string; everyone: boolean; id?: number },
): Promise<ReadToken[]> {
  const { rows } = await sql<ReadToken>`
    select t.id, t.name, coalesce(nullif(p.display_name, ''), t.subject) as owner, t.subject = ${of.subject} as "isMine",
      t.companies, t.scopes, t.created_at as "createdAt", t.expires_at as "expiresAt",
      t.expires_at <= now() as "isExpired", t.last_used_at as "lastUsedAt"
    from read_token t left join permission p using (subject)
    where (t.subject = ${of.subject} or ${of.everyone}) and t.id = coalesce(${of.id ?? null}::integer, t.id)
    order by t.subject <> ${of.subject}, owner, t.created_at desc, t.id desc`.execute(db);
  return rows;
}

/** Deletes a token. @param subject only if it is this person's; null: anyone's. @returns undefined if there is none */
export async function deleteToken(
  db: Kysely<Tables>,
  id: number,
  subject: string | null,
): Promise<{ name: string; subject: string } | undefined> {
  return db
    .deleteFrom('read_token')
    .where('id', '=', id)
    .where(sql<boolean>`subject = coalesce(${subject}::text, subject)`)
    .returning(['name', 'subject'])
    .executeTakeFirst();
}

import { type Kysely, sql } from 'kysely';
import { onlyRow } from '../../database/only-row.ts';
import type { Tables } from '../../database/tables.ts';

/** Times in UTC, to the second. */
export interface NewsPeriod {
  since: string;
  /** Changes up to here are read; at least `since`. */
  readUntil: string;
  until: string;
}

/**
 * The period of a person's news: what is unread, of a month at most, and what was read of a week. It ends a minute ago,
 * because the changes of a transaction have the time of its begin: one that is running may still add changes before now.
 */
export async function findNewsPeriod(db: Kysely<Tables>, subject: string): Promise<NewsPeriod> {
  const { rows } = await sql<NewsPeriod>`
    with mark as (
      select (select read_until from follower where subject = ${subject}) as read_until, now() - interval '7 days' as week
    ), times as (
      select greatest(least(read_until, week), now() - interval '30 days') as since, read_until from mark
    )
    select date_trunc('second', since) as since, date_trunc('second', greatest(read_until, since)) as "readUntil",
      date_trunc('second', now() - interval '1 minute') as until
    from times`.execute(db);
  return onlyRow({ rows });
}

/** Marks changes as read, unless later ones are already. */
export async function markRead(db: Kysely<Tables>, subject: string, until: string): Promise<void> {
  // A time to come would hide changes that are made until then.
  await sql`
    insert into follower (subject, read_until) values (${subject}, least(${until}::timestamptz, now()))
    on conflict (subject) do update set read_until = greatest(follower.read_until, excluded.read_until)`.execute(db);
}

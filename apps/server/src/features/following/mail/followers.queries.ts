import type { MailChoice } from '@titlenet/contract/following-mail';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { onlyRow } from '../../../database/only-row.ts';
import type { Tables } from '../../../database/tables.ts';

/** Local hour at which digests are due: after the imports of the night. */
const DUE_HOUR = 6;
/** The first pause after a failure in minutes; each further one is twice as long. */
const FIRST_PAUSE_MINUTES = 5;
const MAX_PAUSE_MINUTES = 360;
/** Between two mails with a link to confirm an address, which may not be the person's own. */
const LINK_PAUSE_MINUTES = 15;

/** True if the owner of the address has confirmed it. */
const isConfirmed = sql<boolean>`(mail_address is not null and mail_address is not distinct from confirmed_address)`;

/** The next day, or the next Monday, at six o'clock. @param zone IANA name of the person's time zone */
const nextTime = (mail: RawBuilder<string>, zone: string) => sql<string>`
  (select (case ${mail} when 'weekly' then date_trunc('week', local) + interval '7 days'
      else date_trunc('day', local) + interval '1 day' end + make_interval(hours => ${DUE_HOUR})) at time zone ${zone}
    from (select now() at time zone ${zone} as local) as clock)`;

export interface StoredMailChoice {
  choice: MailChoice;
  address: string | null;
  isConfirmed: boolean;
  nextAt: string | null;
  lastAt: string | null;
  problem: string | null;
}

/** @returns undefined if the person has never chosen */
export function findMailChoice(db: Kysely<Tables>, subject: string): Promise<StoredMailChoice | undefined> {
  return db
    .selectFrom('follower')
    .select([
      sql<MailChoice>`mail`.as('choice'),
      'mail_address as address',
      isConfirmed.as('isConfirmed'),
      'next_mail_at as nextAt',
      'last_mail_at as lastAt',
      'last_error as problem',
    ])
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/**
 * Stores whether and where a person is mailed. Digests begin now; a change of the day keeps what waits. Of an address that
 * is not confirmed the mail with the link is due.
 */
export async function putMailChoice(
  db: Kysely<Tables>,
  subject: string,
  { choice, address, zone }: { choice: Exclude<MailChoice, 'none'>; address: string; zone: string },
): Promise<void> {
  await sql`
    insert into follower as f (subject, mail, mail_address, mailed_until, next_mail_at)
    values (${subject}, ${choice}, ${address}, now(), now())
    on conflict (subject) do update set
      mail = excluded.mail, mail_address = excluded.mail_address,
      next_mail_at = case when f.confirmed_address = excluded.mail_address then ${nextTime(sql`${choice}`, zone)}
        else greatest(now(), f.link_sent_at + make_interval(mins => ${LINK_PAUSE_MINUTES})) end,
      mailed_until = case when f.mail = 'none' then excluded.mailed_until else f.mailed_until end,
      failures = 0, last_error = null`.execute(db);
}

/** Ends the mails of a person. */
export async function stopMail(db: Kysely<Tables>, subject: string): Promise<void> {
  await sql`
    update follower set mail = 'none', next_mail_at = null, failures = 0, last_error = null
    where subject = ${subject}`.execute(db);
}

/** The chosen address of a person, confirmed or not, and the companies; undefined if none is chosen. */
export async function findFollower(
  db: Kysely<Tables>,
  subject: string,
): Promise<{ address: string; companies: string[] } | undefined> {
  const { rows } = await sql<{ address: string; companies: string[] }>`
    select f.mail_address as address, coalesce(p.companies, '{}') as companies
    from follower f left join permission p on p.subject = f.subject
    where f.subject = ${subject} and f.mail <> 'none' and f.mail_address is not null`.execute(db);
  return rows[0];
}

/**
 * Stores that the owner of an address has confirmed it: digests begin now.
 * @returns false if it was confirmed before, or is not chosen any more
 */
export async function confirmAddress(
  db: Kysely<Tables>,
  { subject, address, zone }: { subject: string; address: string; zone: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update follower set confirmed_address = mail_address, mailed_until = now(), failures = 0, last_error = null,
      next_mail_at = ${nextTime(sql`mail`, zone)}
    where subject = ${subject} and mail <> 'none' and mail_address = ${address} and not ${isConfirmed}`.execute(db);
  return numAffectedRows === 1n;
}

/**
 * Stores that the mail with the link is being sent; nothing more is due until the address is confirmed.
 * @returns its address; undefined if it is not due any more
 */
export async function claimLink(db: Kysely<Tables>, subject: string): Promise<string | undefined> {
  const { rows } = await sql<{ address: string }>`
    update follower set link_sent_at = now(), next_mail_at = null
    where subject = ${subject} and mail <> 'none' and next_mail_at <= now() and not ${isConfirmed}
    returning mail_address as address`.execute(db);
  return rows[0]?.address;
}

/** A person whose digest, or mail with a link, is due. */
export interface DueFollower {
  subject: string;
  isConfirmed: boolean;
  /** Changes up to here were mailed; with microseconds, UTC. */
  since: string;
  companies: string[];
  roles: string[];
}

/** @returns the people whose digest is due, the longest waiting first */
export async function findDueFollowers(db: Kysely<Tables>, maximum: number): Promise<DueFollower[]> {
  const { rows } = await sql<DueFollower>`
    select f.subject, f.mailed_until::text as since, ${isConfirmed} as "isConfirmed",
      coalesce(p.companies, '{}') as companies, coalesce(p.roles, '{}') as roles
    from follower f left join permission p on p.subject = f.subject
    where f.next_mail_at <= now() order by f.next_mail_at, f.subject limit ${maximum}`.execute(db);
  return rows;
}

/** @returns the end of the digests that are collected now: a minute ago, as of the news (read-marks.queries.ts) */
export async function findDigestEnd(db: Kysely<Tables>): Promise<string> {
  return onlyRow(await sql<{ until: string }>`select (now() - interval '1 minute')::text as until`.execute(db)).until;
}

/**
 * Stores that a digest is being sent, before it is: after a crash it counts as sent, because it may have been.
 * @returns its address; undefined if it is not due any more, because the person has ended the mails
 */
export async function claimDigest(
  db: Kysely<Tables>,
  { subject, until, zone }: { subject: string; until: string; zone: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ address: string }>`
    update follower set sending_from = mailed_until, mailed_until = ${until}::timestamptz,
      next_mail_at = ${nextTime(sql`mail`, zone)}
    where subject = ${subject} and mail <> 'none' and next_mail_at <= now() and ${isConfirmed}
    returning mail_address as address`.execute(db);
  return rows[0]?.address;
}

/** Stores that a digest was sent, or that there was nothing to send. */
export async function settleDigest(db: Kysely<Tables>, subject: string, wasSent: boolean): Promise<void> {
  await sql`
    update follower set sending_from = null, failures = 0, last_error = null,
      last_mail_at = case when ${wasSent} then now() else last_mail_at end
    where subject = ${subject}`.execute(db);
}

/** Stores that a digest may have been sent: it is not sent again, and the next one has only newer changes. */
export async function giveUpDigest(db: Kysely<Tables>, subject: string, problem: string): Promise<void> {
  await sql`
    update follower set sending_from = null, failures = 0, last_error = ${problem} where subject = ${subject}`.execute(
    db,
  );
}

/** Stores that digests were not sent: they wait, each further time twice as long. */
export async function postponeDigests(db: Kysely<Tables>, subjects: readonly string[], problem: string): Promise<void> {
  await sql`
    update follower set mailed_until = coalesce(sending_from, mailed_until), sending_from = null,
      failures = failures + 1, last_error = ${problem},
      next_mail_at = now() + make_interval(
        mins => least(${FIRST_PAUSE_MINUTES} * 2 ^ least(failures, 10), ${MAX_PAUSE_MINUTES})::integer)
    where subject = any(${subjects}::text[]) and mail <> 'none'`.execute(db);
}

/** Gives up digests whose sending a crash has interrupted. Only the process that sends may call it. */
export async function giveUpInterrupted(db: Kysely<Tables>, problem: string): Promise<void> {
  await sql`
    update follower set sending_from = null, last_error = ${problem} where sending_from is not null`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Digests are sent to addresses that their owners have confirmed by a link (G-632). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table follower add column confirmed_address text, add column link_sent_at timestamptz`.execute(db);
  // Of choices that were made before, the mail with the link is due now.
  await sql`update follower set next_mail_at = now() where mail <> 'none'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table follower drop column confirmed_address, drop column link_sent_at`.execute(db);
}

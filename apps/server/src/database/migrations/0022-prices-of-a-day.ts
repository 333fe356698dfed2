import { type Kysely, sql } from 'kysely';

/**
 * The next day on which prices of a sender's record turn: a price that begins next month takes over by itself
 * (docs/feeds.md, Prices). Records that came before are kept without the prices of later days; the next message of their
 * sender brings them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table title_source add column prices_turn_on date`.execute(db);
  await sql`
    create index title_source_prices_turn_on on title_source (prices_turn_on)
    where prices_turn_on is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table title_source drop column prices_turn_on`.execute(db);
}

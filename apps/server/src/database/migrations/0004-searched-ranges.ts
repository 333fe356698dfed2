import { type Kysely, sql } from 'kysely';

/** Numbers and dates that few titles have become members of one column, so that a new one needs no migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table title add column ranges jsonb`.execute(db);
  await sql`
    update title set ranges = jsonb_strip_nulls(jsonb_build_object(
      'libraryPrice', library_price, 'conferenceDate', conference_date::text, 'nacDate', nac_date::text))
    where coalesce(library_price::text, conference_date::text, nac_date::text) is not null`.execute(db);
  await sql`
    alter table title drop column library_price, drop column conference_date, drop column nac_date`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table title
      add column library_price numeric(10, 2), add column conference_date date, add column nac_date date`.execute(db);
  await sql`
    update title set library_price = (ranges ->> 'libraryPrice')::numeric,
      conference_date = (ranges ->> 'conferenceDate')::date, nac_date = (ranges ->> 'nacDate')::date
    where ranges is not null`.execute(db);
  await sql`alter table title drop column ranges`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * Tells of every change that migrations 0012 and 0017 note, where the database hands a notice out before the commit that it
 * belongs to is answered: who has heard nothing then need not ask (docs/decisions/0020-notices-of-the-embedded-database.md).
 * PostgreSQL gives no such promise, and has its commits wait for each other where they notify.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_of_change() returns trigger language plpgsql as $function$
    begin
      if current_setting('titlenet.notices_come_first', true) = 'on' then
        perform pg_notify(tg_argv[0], '');
      end if;
      return null;
    end $function$`.execute(db);
  await sql`
    create trigger tell_of_change after insert on catalogue_change
    for each statement execute function tell_of_change('titles_changed')`.execute(db);
  await sql`
    create trigger tell_of_change after update on catalogue_generation
    for each statement execute function tell_of_change('sheets_changed')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function tell_of_change cascade`.execute(db);
}

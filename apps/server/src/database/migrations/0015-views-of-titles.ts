import { type Kysely, sql } from 'kysely';

/**
 * Views that queries for people read, so that none can forget a condition. The planner expands them, so the same indexes
 * are used. A later migration that changes the columns of `title` drops both views before and creates them again after.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create view current_title as select * from title where not is_deleted`.execute(db);
  await sql`create view listed_title as select * from current_title where title <> ''`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop view listed_title`.execute(db);
  await sql`drop view current_title`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * What each title lacks (docs/decisions/0015-completeness.md), beside `title` because a change of the rules rewrites
 * every row of it and none of the title's many indexes. Titles of an older store get theirs in the background.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table title_completeness (
      title_id integer primary key references title on delete cascade,
      lacks smallint[] not null,
      rules text not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table title_completeness`.execute(db);
}

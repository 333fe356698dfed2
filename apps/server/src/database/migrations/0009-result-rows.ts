import { type Kysely, sql } from 'kysely';

/**
 * Rows of power-search results as ready text, one value to a line (docs/decisions/0009-result-rows-and-exports.md),
 * and which layouts of them have been written for every title. A row is a little shorter than what PostgreSQL would
 * pack or keep elsewhere: two thousand of them are read as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table title_grid (
      title_id integer primary key references title on delete cascade,
      grid_row text not null
    ) with (toast_tuple_target = 8160)`.execute(db);
  await sql`
    create table grid_layout (
      name text primary key,
      filled_at timestamptz not null default now()
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table grid_layout, title_grid`.execute(db);
}

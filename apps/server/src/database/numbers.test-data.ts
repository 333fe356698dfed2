import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** A table of numbers by name, which no query of the product reads. */
export const createNumbers = (db: Kysely<Tables>) =>
  sql`create table counted (name text primary key, number integer not null)`.execute(db);

/** Stores 1 for `a` and `b`, and nothing else. */
export async function resetNumbers(db: Kysely<Tables>): Promise<void> {
  await sql`truncate counted`.execute(db);
  await sql`insert into counted values ('a', 1), ('b', 1)`.execute(db);
}

export async function numberOf(db: Kysely<Tables>, name: string): Promise<number | undefined> {
  const { rows } = await sql<{ number: number }>`select number from counted where name = ${name}`.execute(db);
  return rows[0]?.number;
}

export const putNumber = (db: Kysely<Tables>, name: string, number: number) =>
  sql`insert into counted values (${name}, ${number})
    on conflict (name) do update set number = excluded.number`.execute(db);

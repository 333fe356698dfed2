import { type Kysely, sql } from 'kysely';

const sums = ['ltd_gross', 'ltd_returns', 'ltd_net', 'last13_units'] as const;

const withType = (type: 'bigint' | 'integer') =>
  sql.join(sums.map((column) => sql`alter column ${sql.ref(column)} type ${sql.raw(type)}`));
const withDigits = (digits: 17 | 14) =>
  sql.join(
    ['ltd_dollars', 'last13_dollars'].map(
      (column) => sql`alter column ${sql.ref(column)} type ${sql.raw(`numeric(${digits}, 2)`)}`,
    ),
  );

/** Sums of sales have room for 2^53 copies, and amounts for as many cents: two rows of a title can exceed an integer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table title ${withType('bigint')}, ${withDigits(17)}`.execute(db);
}

/** Fails if a sum does not fit into the earlier type. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table title ${withType('integer')}, ${withDigits(14)}`.execute(db);
}

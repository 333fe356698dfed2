import { isOneOf } from '@titlenet/catalogue/is-one-of';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { jsonRows } from './json-rows.ts';
import type { Tables } from './tables.ts';

type Column<Table extends keyof Tables> = keyof Tables[Table] & string;

export interface RowsToWrite<Table extends keyof Tables> {
  table: Table;
  key: readonly Column<Table>[];
  /** At least one; all have the same columns, and no two the same key. */
  rows: readonly object[];
  /** Columns that decide whether a row has changed; by default all. */
  comparedColumns?: readonly Column<Table>[];
  /** Columns of long texts. Unchanged values are kept, because the database would compress them again. */
  longColumns?: readonly Column<Table>[];
  /** A column whose values the database generates where none are given; a stored row keeps its own. */
  identity?: Column<Table>;
  /** The source of rows with types that JSON does not have; by default `jsonRows`. */
  from?: RawBuilder<unknown>;
}

/**
 * A statement that inserts rows or replaces those with the same keys. Unchanged rows are not written, which saves
 * updates of their indexes. The statement has one parameter for any number of rows.
 */
export function upsertRows<Table extends keyof Tables & string>({
  table,
  key,
  rows,
  comparedColumns,
  longColumns = [],
  identity,
  from = jsonRows(table, rows),
}: RowsToWrite<Table>): RawBuilder<unknown> {
  // Callers write at least one row.
  const columns = Object.keys(rows[0]!);
  const content = columns.filter((column) => !isOneOf(key, column) && column !== identity);
  const list = (names: readonly string[], of?: string) =>
    sql.join(names.map((name) => sql.ref(of ? `${of}.${name}` : name)));
  const updates = content.map((column) => {
    const [stored, sent] = [sql.ref(`stored.${column}`), sql.ref(`excluded.${column}`)];
    const isLong = isOneOf(longColumns, column);
    return sql`${sql.ref(column)} = ${isLong ? sql`case when ${stored} = ${sent} then ${stored} else ${sent} end` : sent}`;
  });
  const compared = comparedColumns ?? content;
  return sql`
    insert into ${sql.table(table)} as stored (${list(columns)})
    ${identity ? sql`overriding system value` : sql``}
    select ${list(columns)} from ${from} as sent
    on conflict (${list(key)}) do update set ${sql.join(updates)}
    where (${list(compared, 'stored')}) is distinct from (${list(compared, 'excluded')})`;
}

/** Runs statements that do not read each other's rows as one, which saves round trips and planning. */
export async function runTogether(db: Kysely<Tables>, statements: readonly RawBuilder<unknown>[]): Promise<void> {
  if (statements.length === 0) return;
  const parts = statements.map((statement, index) => sql`${sql.ref(`part${index}`)} as (${statement})`);
  await sql`with ${sql.join(parts)} select 1`.execute(db);
}

import { type Kysely, type RawBuilder, sql } from 'kysely';
import { jsonRows } from './json-rows.ts';
import type { Tables } from './tables.ts';

type Column<Table extends keyof Tables> = keyof Tables[Table] & string;

export interface RowsToWrite<Table extends keyof Tables> {
  table: Table;
  key: readonly Column<Table>[];
  /** At least one; all of them have the same columns, and no two the same key. */
  rows: readonly object[];
  /** Columns by which a row is told from the one that is there; all of them where nothing is said. */
  told?: readonly Column<Table>[];
  /** Columns of long texts: where one says the same it is kept as it lies, since the database would pack it anew. */
  long?: readonly Column<Table>[];
  /** The rows to read where a column is not what JSON can say; `jsonRows` otherwise. */
  from?: RawBuilder<unknown>;
}

/**
 * A statement that puts rows in place of those with their keys. A row that says the same is not written, which spares
 * its indexes; however many rows there are, the statement has one parameter.
 */
export function upsertRows<Table extends keyof Tables & string>({
  table,
  key,
  rows,
  told,
  long = [],
  from = jsonRows(table, rows),
}: RowsToWrite<Table>): RawBuilder<unknown> {
  const columns = Object.keys(rows[0]!);
  const content = columns.filter((column) => !(key as readonly string[]).includes(column));
  const list = (names: readonly string[], of?: string) =>
    sql.join(names.map((name) => sql.ref(of ? `${of}.${name}` : name)));
  const news = content.map((column) => {
    const [kept, sent] = [sql.ref(`kept.${column}`), sql.ref(`excluded.${column}`)];
    const isLong = (long as readonly string[]).includes(column);
    return sql`${sql.ref(column)} = ${isLong ? sql`case when ${kept} = ${sent} then ${kept} else ${sent} end` : sent}`;
  });
  const compared = told ?? content;
  return sql`
    insert into ${sql.table(table)} as kept (${list(columns)})
    select ${list(columns)} from ${from} as sent
    on conflict (${list(key)}) do update set ${sql.join(news)}
    where (${list(compared, 'kept')}) is distinct from (${list(compared, 'excluded')})`;
}

/** Runs statements that need not see each other's rows as one: each would cost a round trip and a plan of its own. */
export async function runTogether(db: Kysely<Tables>, statements: readonly RawBuilder<unknown>[]): Promise<void> {
  if (statements.length === 0) return;
  const parts = statements.map((statement, index) => sql`${sql.ref(`part${index}`)} as (${statement})`);
  await sql`with ${sql.join(parts)} select 1`.execute(db);
}

import { type RawBuilder, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Rows as one parameter, to be read from like a table with the columns of `table`: thousands of rows make a statement
 * no longer than one does. Columns that a row lacks are null.
 */
export function jsonRows<Table extends keyof Tables & string>(
  table: Table,
  rows: readonly object[],
): RawBuilder<unknown> {
  return sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`;
}

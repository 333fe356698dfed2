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
  return sql`json_populate_recordset(null::${sql.table(table)}, ${jsonText(rows)}::json)`;
}

/** JSON that PostgreSQL takes: half a surrogate pair, which it refuses, becomes what it would be in UTF-8. */
export function jsonText(rows: readonly object[]): string {
  const text = JSON.stringify(rows);
  if (!text.includes('\\ud')) return text;
  return JSON.stringify(rows, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value));
}

import { type RawBuilder, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Passes rows as one JSON parameter that is read like a table with the columns of `table`, so that the statement is the
 * same for any number of rows. Missing columns are null.
 */
export function jsonRows<Table extends keyof Tables & string>(
  table: Table,
  rows: readonly object[],
): RawBuilder<unknown> {
  return sql`json_populate_recordset(null::${sql.table(table)}, ${jsonText(rows)}::json)`;
}

/** @returns JSON in which lone surrogates, which PostgreSQL rejects, are replaced with U+FFFD */
export function jsonText(rows: readonly object[]): string {
  const text = JSON.stringify(rows);
  if (!text.includes('\\ud')) return text;
  return JSON.stringify(rows, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value));
}

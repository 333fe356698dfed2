import { gridRowCutter } from '@titlenet/catalogue/result-columns/grid-row';
import type { ResultField } from '@titlenet/catalogue/result-columns/result-field';
import type { ResultSource } from '@titlenet/catalogue/result-columns/result-sources';
import { sentMembers } from '@titlenet/catalogue/result-columns/row-members';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { upsertRows } from '../database/upsert-rows.ts';
import { deriveRows } from './derive-rows.ts';

/** Separates the stored rows of a result. JSON escapes this control character, so rows do not contain it. */
const SEPARATOR = '\u001e';

type StoredGridRow = { title_id: number; grid_row: string };

/** A title in a result. */
export interface ResultRow {
  readonly id: number;
  /** The stored row; null if there is none yet. */
  readonly row: string | null;
}

/** @returns a statement that inserts or replaces result rows */
export function gridRowsToPut(rows: readonly StoredGridRow[]): RawBuilder<unknown> {
  return upsertRows({ table: 'title_grid', key: ['title_id'], rows });
}

/**
 * An aggregate that returns the stored rows of a result as one text, null if there are none, for a statement that reads
 * `title left join title_grid on title_grid.title_id = title.id`. The join is outer because a title may have no row
 * yet. `splitRows` splits the text.
 */
export function storedRows(order: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`string_agg(concat_ws(E'\\n', title.id, title_grid.grid_row), chr(30) order by ${order})`;
}

export function splitRows(stored: string | null): ResultRow[] {
  if (!stored) return [];
  return stored.split(SEPARATOR).map((numbered) => {
    const end = numbered.indexOf('\n');
    return end === -1
      ? { id: Number(numbered), row: null }
      : { id: Number(numbered.slice(0, end)), row: numbered.slice(end + 1) };
  });
}

/**
 * The rows of a response as items of a JSON array, each with its keys and the members of the chosen fields. Cutting the
 * members out in the process takes less than half of the time that it takes in the database
 * (docs/decisions/0009-result-rows-and-exports.md). Titles whose row is missing or has another layout are derived.
 *
 * @param fields the fields that the user sees: `chosenFields(source, saved)`
 * @returns '' for no rows
 */
export async function answerRows(
  db: Kysely<Tables>,
  source: ResultSource,
  fields: readonly ResultField[],
  found: readonly ResultRow[],
): Promise<string> {
  const rows = await cutRows(db, source, sentMembers(source, fields), found);
  return rows.join(',');
}

/** As `answerRows`, one JSON object per row, with exactly the members `sent`. */
export async function cutRows(
  db: Kysely<Tables>,
  source: ResultSource,
  sent: ReadonlySet<string>,
  found: readonly ResultRow[],
): Promise<string[]> {
  const cut = gridRowCutter(source, sent);
  const rows = found.map(({ id, row }) => ({ id, text: row === null ? null : cut(row) }));
  const ids = rows.flatMap(({ id, text }) => (text === null ? id : []));
  const derived = ids.length === 0 ? null : await deriveRows(db, ids);
  return rows.flatMap(({ id, text }) => {
    if (text !== null) return text;
    const whole = derived?.get(id)?.gridRow;
    return (whole && cut(whole)) || [];
  });
}

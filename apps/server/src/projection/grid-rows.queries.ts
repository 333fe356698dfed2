import { gridRowCutter } from '@titlenet/catalogue/result-columns/grid-row';
import type { ResultField } from '@titlenet/catalogue/result-columns/result-field';
import type { ResultSource } from '@titlenet/catalogue/result-columns/result-sources';
import { sentMembers } from '@titlenet/catalogue/result-columns/row-members';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { upsertRows } from '../database/upsert-rows.ts';
import { deriveRows } from './derive-rows.ts';

/** Between the stored rows of one result: a control character, which JSON writes otherwise. */
const SEPARATOR = '\u001e';

type StoredGridRow = { title_id: number; grid_row: string };

/** A title of a result. */
export interface ResultRow {
  readonly id: number;
  /** As it is stored; null where it has not been written yet. */
  readonly row: string | null;
}

/** A statement that puts rows of results in place of those that were there. */
export function gridRowsToPut(rows: readonly StoredGridRow[]): RawBuilder<unknown> {
  return upsertRows({ table: 'title_grid', key: ['title_id'], rows });
}

/**
 * The stored rows of a result as one text, null when there are none: an aggregate for a statement that reads
 * `title left join title_grid on title_grid.title_id = title.id`. A title of an older store may have no row yet, so
 * that an inner join would lose it. `splitRows` parts them again.
 *
 * In a function of the database, write the same by hand:
 * `string_agg(concat_ws(E'\n', title.id, title_grid.grid_row), chr(30) order by …)`.
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
 * The rows of an answer: the items of a JSON array, in their order, each with its keys and the members of the chosen
 * fields. Cutting them out in the process costs less than half of what it costs in the database
 * (docs/decisions/0009-result-rows-and-exports.md).
 *
 * @param fields what the person sees: `chosenFields(source, saved)`
 * @returns '' for none; titles whose row is missing or of another layout are derived again
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

/** The same rows one by one, each a JSON object, with exactly these members. */
export async function cutRows(
  db: Kysely<Tables>,
  source: ResultSource,
  sent: ReadonlySet<string>,
  found: readonly ResultRow[],
): Promise<string[]> {
  const cut = gridRowCutter(source, sent);
  const rows = found.map(({ row }) => (row === null ? null : cut(row)));
  const ids = found.flatMap(({ id }, index) => (rows[index] === null ? [id] : []));
  if (ids.length === 0) return rows as string[];
  const derived = await deriveRows(db, ids);
  return rows.flatMap((row, index) => {
    if (row !== null) return [row];
    const text = derived.get(found[index]!.id)?.gridRow;
    return text ? [cut(text)!] : [];
  });
}

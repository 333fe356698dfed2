import { isNumericType } from '../field.ts';
import { isBlankDate, parseWireDate, toWireDate } from '../formatting/dates.ts';
import { compareNaturally } from '../text/natural-sort.ts';
import type { Piece, SortKey, TableRow } from './outline-blocks.ts';
import type { ColumnField } from './section.ts';

export type SortDirection = 'ascending' | 'descending';

/** A wire date as a sort key; null for a blank one. */
export function dateKey(value: unknown): SortKey {
  const date = typeof value === 'string' && !isBlankDate(value) ? parseWireDate(value) : null;
  return date && toWireDate(date);
}

/** The sort key of a cell: the value of a number, date or name, else the text that is shown. */
export function sortKeyOf(field: ColumnField | undefined, value: unknown, pieces: readonly Piece[]): SortKey {
  if (field && isNumericType(field.type) && typeof value === 'number') return value;
  if (field?.type === 'date' || field?.type === 'datetime') return dateKey(value);
  const text = pieces.map((piece) => ('text' in piece ? piece.text : '')).join('');
  return (field?.type === 'name' && typeof value === 'string' ? value : text).trim() || null;
}

function compareKeys(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareNaturally(String(a), String(b));
}

/**
 * Sorts the rows of a table by one column (GRID-119): numbers and dates by value, texts locale-aware with numeric
 * ordering. Blank cells are last in both directions, and equal rows keep their order.
 */
export function sortRows(rows: readonly TableRow[], column: number, direction: SortDirection): readonly TableRow[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [one.sortKeys[column] ?? null, other.sortKeys[column] ?? null];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compareKeys(a, b);
  });
}

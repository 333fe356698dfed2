import { type DateName, type NumberName, searchDates } from '@titlenet/catalogue/search-ranges';
import { type RawBuilder, sql } from 'kysely';
import { rangeColumnOf } from '../derive/range-columns.ts';

const dateNames: ReadonlySet<NumberName | DateName> = new Set(searchDates.map(({ name }) => name));

/**
 * @returns the SQL expression of a number or date of `title`. A date of its JSON is compared as text, because a cast to
 *   a date cannot be indexed.
 */
export function rangeExpression(name: NumberName | DateName): string {
  const column = rangeColumnOf(name);
  if (column) return column;
  return dateNames.has(name) ? `((ranges ->> '${name}') collate "C")` : `((ranges ->> '${name}')::numeric)`;
}

export const rangeValue = (name: NumberName | DateName): RawBuilder<unknown> => sql.raw(rangeExpression(name));

/** @param day YYYY-MM-DD; the result has the type of the date's `rangeValue` */
export const dayBound = (name: DateName, day: string): RawBuilder<unknown> =>
  rangeColumnOf(name) ? sql`${day}::date` : sql`${day}::text`;

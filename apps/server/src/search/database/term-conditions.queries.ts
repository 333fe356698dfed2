import { sql } from 'kysely';
import type { Predicate } from '../title-search.ts';
import type { Condition } from './condition.ts';
import type { ResolvedTerms } from './resolve-terms.queries.ts';

/** The index is asked for so many terms; more are looked for in each row. */
const MOST_LOOKED_UP = 300;
/** The index compares each title that it finds with all the terms it was asked for at once: a few each time. */
const AT_ONCE = 8;

/** One of these terms. Thousands of them, as the names with an "a" are, are held as a table while rows are read. */
function anyOf(wanted: readonly number[]): Condition {
  if (wanted.length === 0) return 'none';
  if (wanted.length > MOST_LOOKED_UP)
    return sql<boolean>`exists (select from unnest(terms) as own where own = any(${wanted}::integer[]))`;
  const groups = Array.from({ length: Math.ceil(wanted.length / AT_ONCE) }, (_, index) => {
    const group = wanted.slice(index * AT_ONCE, (index + 1) * AT_ONCE);
    return sql`terms && ${group}::integer[]`;
  });
  return sql<boolean>`(${sql.join(groups, sql` or `)})`;
}

/**
 * Conditions on the terms of a row: all that must be there in one, so that the index intersects them at once; one-of
 * and none-of each in its own.
 */
export function terms(predicates: readonly Predicate[], resolved: ResolvedTerms): Condition[] {
  const all: number[] = [];
  const conditions: Condition[] = [];
  for (const predicate of predicates) {
    const wanted = resolved.get(predicate);
    if (wanted === undefined) continue;
    if (predicate.kind === 'codes' && predicate.isExcluded) {
      if (wanted.length > 0) conditions.push(sql<boolean>`not (terms && ${wanted}::integer[])`);
    } else if (wanted.length === 1) all.push(wanted[0]!);
    else conditions.push(anyOf(wanted));
  }
  if (all.length > 0) conditions.unshift(sql<boolean>`terms @> ${all}::integer[]`);
  return conditions;
}

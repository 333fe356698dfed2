import { sql } from 'kysely';
import type { Predicate } from '../title-search.ts';
import type { Condition } from './condition.ts';
import { namedTerms, type ResolvedTerms } from './resolve-terms.queries.ts';

/** With more terms, the rows are filtered instead of using the index. */
const MAX_LOOKED_UP = 300;
/** GIN rechecks each row against all terms of one condition, so long lists are split. */
const TERMS_PER_CONDITION = 8;

/** Titles with at least one of these terms. A name with "a" can resolve to thousands of terms. */
function anyOf(wanted: readonly number[]): Condition {
  if (wanted.length === 0) return 'none';
  if (wanted.length > MAX_LOOKED_UP)
    return sql<boolean>`exists (select from unnest(terms) as own where own = any(${wanted}::integer[]))`;
  const groups = Array.from({ length: Math.ceil(wanted.length / TERMS_PER_CONDITION) }, (_, index) => {
    const group = wanted.slice(index * TERMS_PER_CONDITION, (index + 1) * TERMS_PER_CONDITION);
    return sql`terms && ${group}::integer[]`;
  });
  return sql<boolean>`(${sql.join(groups, sql` or `)})`;
}

/** Single terms share one condition, so that the index intersects them at once; lists of terms have one each. */
export function terms(
  predicates: readonly Predicate[],
  resolved: ResolvedTerms,
  companies: readonly string[],
): Condition[] {
  const all: number[] = [];
  const conditions: Condition[] = [];
  for (const predicate of predicates) {
    const wanted = resolved.get(predicate);
    if (wanted === undefined) continue;
    if (predicate.kind === 'codes' && predicate.isExcluded)
      // Resolved in the statement: of a title that was saved with a new code since, it is known whether it has the code.
      conditions.push(sql<boolean>`not (terms && ${namedTerms(predicate, companies)})`);
    else if (wanted.length === 1) all.push(...wanted);
    else conditions.push(anyOf(wanted));
  }
  if (all.length > 0) conditions.unshift(sql<boolean>`terms @> ${all}::integer[]`);
  return conditions;
}

import { codesPerAttribute } from '@titlenet/catalogue/search-attributes';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { CountedTerms, TitleScope } from '../catalogue-search.ts';
import { searchCondition } from './find-titles.queries.ts';

/**
 * @param among limits the scope to these titles
 * @returns the exact number of titles
 */
export async function countTitles(
  db: Kysely<Tables>,
  scope: TitleScope,
  among: readonly number[] | null = null,
): Promise<number> {
  const where = await searchCondition(db, scope, among);
  if (where === null) return 0;
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from title where ${where}`.execute(db);
  return rows[0]?.total ?? 0;
}

/**
 * @param among limits the scope to these titles
 * @returns the number of titles by term, without terms that no title has
 */
export async function countTerms(
  db: Kysely<Tables>,
  scope: TitleScope,
  { attributes, together }: CountedTerms,
  among: readonly number[] | null = null,
): Promise<Map<number, number>> {
  if (attributes.length === 0) return new Map();
  const where = await searchCondition(db, scope, among);
  if (where === null) return new Map();
  const aliases = together.flatMap(([first, ...others]) =>
    first === undefined ? [] : others.map((term) => ({ term, first })),
  );
  const own =
    aliases.length === 0
      ? sql`unnest(terms) as own (term)`
      : sql`lateral (
          select distinct coalesce(alias.first, own.term) as term from unnest(terms) as own (term)
          left join unnest(
            ${aliases.map(({ term }) => term)}::integer[], ${aliases.map(({ first }) => first)}::integer[]
          ) as alias (term, first) on alias.term = own.term) as own`;
  const { rows } = await sql<{ term: number; count: number }>`
    select own.term, count(*)::integer as count from title, ${own}
    where ${where} and own.term / ${codesPerAttribute}::integer = any(${attributes}::integer[])
    group by own.term`.execute(db);
  return new Map(rows.map(({ term, count }) => [term, count]));
}

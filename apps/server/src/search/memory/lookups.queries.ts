import { type Kysely, sql } from 'kysely';
import type { OpenDatabase } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import type { TitleScope } from '../catalogue-search.ts';
import { type ResolvedTerms, resolveTerms } from '../database/resolve-terms.queries.ts';
import type { Predicate } from '../title-search.ts';
import { listedIsbns } from '../user-list-titles.queries.ts';
import { tsQueryText, wordsQuery } from '../words-query.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { byTerms, filterOf } from './filter.ts';
import type { Filter } from './segment-filter.ts';
import type { TextQueryCache } from './text-query-cache.ts';

/** What a search needs from the database before the index can answer it. */
export interface Lookups {
  terms: ResolvedTerms;
  /** Ids of the titles that meet a predicate by words or user lists. */
  titles: ReadonlyMap<Predicate, Iterable<number>>;
}

type Words = Extract<Predicate, { kind: 'words' }>;
type Lists = Extract<Predicate, { kind: 'lists' }>;

/** Looks up codes, names, user lists, and words of long texts that are not cached. */
export async function lookUp(
  db: Kysely<Tables>,
  { predicates, subject, companies }: Pick<TitleScope, 'predicates' | 'subject' | 'companies'>,
  textQueries: TextQueryCache,
): Promise<Lookups> {
  const titles = new Map<Predicate, Iterable<number>>();
  const [terms] = await Promise.all([
    resolveTerms(db, predicates, companies),
    ...predicates.map(async (predicate) => {
      if (predicate.kind === 'words') titles.set(predicate, await findCached(textQueries, predicate));
      if (predicate.kind === 'lists') titles.set(predicate, await findListed(db, predicate, subject));
    }),
  ]);
  return { terms, titles };
}

async function findCached(cache: TextQueryCache, { scopes, text }: Words): Promise<Int32Array | number[]> {
  const query = tsQueryText(wordsQuery(text), scopes);
  return query === null ? [] : cache.get(query);
}

/**
 * @param among limits the query to these titles; null searches all of them, on the slow-query pool because a frequent
 *   word takes longer than other queries of a request
 * @returns ids of the titles whose long texts match
 */
export async function findByWords(
  { db, slowQuery }: Pick<OpenDatabase, 'db' | 'slowQuery'>,
  query: string,
  among: readonly number[] | null,
): Promise<number[]> {
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(title_id::text, ',') as ids from title_text
    where words @@ to_tsquery('simple', ${query})
      and ${among ? sql`title_id = any(${among}::integer[])` : sql`true`}`.execute(among ? db : slowQuery);
  return rows[0]?.ids?.split(',').map(Number) ?? [];
}

async function findListed(db: Kysely<Tables>, { ids }: Lists, subject: string): Promise<number[]> {
  const isbns = listedIsbns(ids, subject);
  if (isbns === null) return [];
  const { rows } = await sql<{ id: number }>`select id from title where isbn in (${isbns})`.execute(db);
  return rows.map(({ id }) => id);
}

/** @returns the filters of a search, texts last because they cost most per title; 'none' if no title can match */
export function filtersOf(
  index: CatalogueIndex,
  predicates: readonly Predicate[],
  { terms, titles }: Lookups,
): Filter[] | 'none' {
  const texts = predicates.filter(({ kind }) => kind === 'text');
  const others = predicates.filter(({ kind }) => kind !== 'text');
  const all = [...others, ...texts].map((predicate) => {
    switch (predicate.kind) {
      case 'codes':
        return byTerms(terms.get(predicate) ?? [], predicate.isExcluded);
      case 'name':
        return byTerms(terms.get(predicate) ?? [], false);
      case 'words':
      case 'lists':
        return index.filterByIds(titles.get(predicate) ?? []);
      default:
        return filterOf(predicate);
    }
  });
  return all.includes('none') ? 'none' : all.filter((each) => each !== 'none');
}

import { companiesOfDivision, divisionOf } from '@titlenet/catalogue/divisions';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Predicate, TitleScope } from '../title-search.ts';
import { listedIsbns } from '../user-list-titles.queries.ts';
import { tsQueryText, wordsQuery } from '../words-query.ts';
import type { CatalogueIndex, IndexSearch } from './catalogue-index.ts';
import { byTerms, filterOf } from './filter.ts';
import { type ResolvedTerms, resolveTerms } from './resolve-terms.queries.ts';

/** What a search needs from the database before the index can answer it. */
export interface Lookups {
  terms: ResolvedTerms;
  /** Ids of the titles that meet a predicate by words or user lists. */
  titles: ReadonlyMap<Predicate, Iterable<number>>;
}

type Lists = Extract<Predicate, { kind: 'lists' }>;

/**
 * Looks up codes, names, user lists, and words of long texts. One query at a time: the database may be a transaction.
 *
 * @param findWords returns the ids of the titles that match a text query
 */
export async function lookUp(
  db: Kysely<Tables>,
  { predicates, subject, companies }: Pick<TitleScope, 'predicates' | 'subject' | 'companies'>,
  findWords: (query: string) => Promise<Iterable<number>>,
): Promise<Lookups> {
  const terms = await resolveTerms(db, predicates, companies);
  const titles = new Map<Predicate, Iterable<number>>();
  for (const predicate of predicates) {
    if (predicate.kind === 'lists') titles.set(predicate, await findListed(db, predicate, subject));
    if (predicate.kind !== 'words') continue;
    const query = tsQueryText(wordsQuery(predicate.text), predicate.scopes);
    titles.set(predicate, query === null ? [] : await findWords(query));
  }
  return { terms, titles };
}

/**
 * @param among limits the query to these titles; null searches all of them
 * @returns ids of the titles whose long texts match
 */
export async function findByWords(
  db: Kysely<Tables>,
  query: string,
  among: readonly number[] | null,
): Promise<number[]> {
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(title_id::text, ',') as ids from title_text
    where words @@ to_tsquery('simple', ${query})
      and ${among ? sql`title_id = any(${among}::integer[])` : sql`true`}`.execute(db);
  return rows[0]?.ids?.split(',').map(Number) ?? [];
}

async function findListed(db: Kysely<Tables>, { ids }: Lists, subject: string): Promise<number[]> {
  const isbns = listedIsbns(ids, subject);
  if (isbns === null) return [];
  const { rows } = await sql<{ id: number }>`select id from title where isbn in (${isbns})`.execute(db);
  return rows.map(({ id }) => id);
}

/** @returns the search of an index, texts last because they cost most per title; null if no title can match */
export function indexSearchOf(
  index: CatalogueIndex,
  scope: Pick<TitleScope, 'division' | 'companies' | 'predicates'>,
  { terms, titles }: Lookups,
): IndexSearch | null {
  const texts = scope.predicates.filter(({ kind }) => kind === 'text');
  const others = scope.predicates.filter(({ kind }) => kind !== 'text');
  const filters = [...others, ...texts].map((predicate) => {
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
  if (filters.includes('none')) return null;
  return { companies: companiesInDivision(scope), filters: filters.filter((each) => each !== 'none') };
}

/** Limits a search to its division, even if it names companies of another one. */
function companiesInDivision({ division, companies }: Pick<TitleScope, 'division' | 'companies'>): string[] {
  const all = companiesOfDivision(divisionOf(division).number);
  return all.filter((code) => companies.includes(code));
}

import { companiesOfDivision, divisionOf } from '@titlenet/catalogue/divisions';
import { type Kysely, sql } from 'kysely';
import { databaseFailure } from '../../database/failures.ts';
import type { Tables } from '../../database/tables.ts';
import type { Predicate, TitleScope } from '../title-search.ts';
import { listedIsbns } from '../user-list-titles.queries.ts';
import { tsQueryText, wordsQuery } from '../words-query.ts';
import type { CatalogueIndex, IndexSearch } from './catalogue-index.ts';
import { byTerms, filterOf } from './filter.ts';
import { type ResolvedTerms, resolveTerms } from './resolve-terms.queries.ts';

/** What a search needs from the database before the index can answer it. */
export interface Lookups {
  readonly terms: ResolvedTerms;
  /** Ids of the titles that meet a predicate by words or user lists. */
  readonly titles: ReadonlyMap<Predicate, Iterable<number>>;
  /** Predicates of which `titles` has only some. */
  readonly cut: readonly Words[];
}

export interface FoundByWords {
  readonly ids: Iterable<number>;
  /** True if more than `MAX_TEXTS` texts match: the ids are those of some of their titles. */
  readonly isCut: boolean;
}

/** Texts that a query of all titles reads at most: their rows take the database a quarter of a second. */
export const MAX_TEXTS = 50_000;
/** SQLSTATE `query_canceled`, of `statement_timeout`. */
const QUERY_CANCELLED = '57014';
/** Titles among which any words are looked for in all texts. */
const MAX_CANDIDATES = 20_000;

type Words = Extract<Predicate, { kind: 'words' }>;
type Lists = Extract<Predicate, { kind: 'lists' }>;

/**
 * Looks up codes, names, user lists, and words of long texts. One query at a time: the database may be a transaction.
 *
 * @param findWords finds the titles that match a text query
 */
export async function lookUp(
  db: Kysely<Tables>,
  { predicates, subject, companies }: Pick<TitleScope, 'predicates' | 'subject' | 'companies'>,
  findWords: (query: string) => Promise<FoundByWords>,
): Promise<Lookups> {
  const terms = await resolveTerms(db, predicates, companies);
  const titles = new Map<Predicate, Iterable<number>>();
  const cut: Words[] = [];
  for (const predicate of predicates) {
    if (predicate.kind === 'lists') titles.set(predicate, await findListed(db, predicate, subject));
    if (predicate.kind !== 'words') continue;
    const query = textQueryOf(predicate);
    const { ids, isCut } = query === null ? { ids: [], isCut: false } : await findWords(query);
    titles.set(predicate, ids);
    if (isCut) cut.push(predicate);
  }
  return { terms, titles, cut };
}

const textQueryOf = ({ text, scopes }: Words) => tsQueryText(wordsQuery(text), scopes);

/**
 * Repeats the text queries that were cut among the titles that meet everything else, if these are few enough (G-880).
 *
 * @returns lookups without cut predicates, or the same ones
 */
export async function completeLookups(
  db: Kysely<Tables>,
  index: CatalogueIndex,
  scope: TitleScope,
  lookups: Lookups,
): Promise<Lookups> {
  const cut = new Set<Predicate>(lookups.cut);
  const others = { ...scope, predicates: scope.predicates.filter((predicate) => !cut.has(predicate)) };
  const search = indexSearchOf(index, others, lookups);
  const { total, ids } = search ? index.search(search, MAX_CANDIDATES) : { total: 0, ids: [] };
  if (total > MAX_CANDIDATES) return lookups;
  const titles = new Map(lookups.titles);
  // A predicate without a text query is not cut.
  for (const each of lookups.cut) titles.set(each, (await findByWords(db, textQueryOf(each)!, ids)).ids);
  return { ...lookups, titles, cut: [] };
}

/** @param among limits the query to these titles, of which all texts are read; null searches all titles */
export async function findByWords(
  db: Kysely<Tables>,
  query: string,
  among: readonly number[] | null,
): Promise<FoundByWords> {
  // `offset 0` keeps the index of words out: for the beginning of many words it takes longer than reading the titles.
  const texts = among
    ? sql`(select title_id, words from title_text where title_id = any(${among}::integer[]) offset 0) as texts`
    : sql`title_text`;
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(title_id::text, ',') as ids from (
      select title_id from ${texts} where words @@ to_tsquery('simple', ${query})
      limit ${among ? null : MAX_TEXTS + 1}) as found`.execute(db);
  const ids = rows[0]?.ids?.split(',').map(Number) ?? [];
  return { ids, isCut: !among && ids.length > MAX_TEXTS };
}

/** @returns for a text query that its time limit ended, the result of one that was cut @throws any other error */
export function cutWhenCancelled(error: unknown): FoundByWords {
  if (databaseFailure(error)?.code !== QUERY_CANCELLED) throw error;
  return { ids: [], isCut: true };
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

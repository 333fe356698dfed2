import { type Kysely, sql } from 'kysely';
import type { OpenDatabase } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { type ResolvedTerms, resolveTerms } from '../database/resolve-terms.queries.ts';
import type { Predicate, TitleSearch } from '../title-search.ts';
import { listedIsbns } from '../user-list-titles.queries.ts';
import { tsQueryText, wordsQuery } from '../words-query.ts';
import type { CatalogueIndex, Narrowing } from './catalogue-index.ts';
import { byTerms, narrowing } from './filter.ts';
import type { TextQueryCache } from './text-query-cache.ts';

/** What only the database knows of a search. */
export interface Lookups {
  terms: ResolvedTerms;
  /** The titles that meet a predicate by words or lists. */
  titles: ReadonlyMap<Predicate, Iterable<number>>;
}

type Words = Extract<Predicate, { kind: 'words' }>;
type Lists = Extract<Predicate, { kind: 'lists' }>;

/** Looks up codes, names and lists, and words in long texts where they have not been looked up lately. */
export async function lookUp(
  db: Kysely<Tables>,
  { predicates, subject }: TitleSearch,
  words: TextQueryCache,
): Promise<Lookups> {
  const titles = new Map<Predicate, Iterable<number>>();
  const [terms] = await Promise.all([
    resolveTerms(db, predicates),
    ...predicates.map(async (predicate) => {
      if (predicate.kind === 'words') titles.set(predicate, await wordsFound(words, predicate));
      if (predicate.kind === 'lists') titles.set(predicate, await findListed(db, predicate, subject));
    }),
  ]);
  return { terms, titles };
}

async function wordsFound(shelf: TextQueryCache, { scopes, text }: Words): Promise<Iterable<number>> {
  const query = tsQueryText(wordsQuery(text), scopes);
  return query === null ? [] : shelf.get(query);
}

/**
 * The titles that a query finds by their long texts, of all or of some. A word of very many texts takes longer than a
 * request may ask for anything else.
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

/** What a search asks of the index, texts last: they cost most for each title that is left; 'none' where nothing fits. */
export function narrowings(
  index: CatalogueIndex,
  predicates: readonly Predicate[],
  { terms, titles }: Lookups,
): Narrowing[] | 'none' {
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
        return index.narrowToIds(titles.get(predicate) ?? []);
      default:
        return narrowing(predicate);
    }
  });
  return all.includes('none') ? 'none' : all.filter((each) => each !== 'none');
}

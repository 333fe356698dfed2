import { type Kysely, sql } from 'kysely';
import type { OpenDatabase } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { type ResolvedTerms, resolveTerms } from '../database/resolve-terms.queries.ts';
import type { Requirement, TitleSearch } from '../title-search.ts';
import { listedIsbns } from '../user-list-titles.queries.ts';
import { tsQueryText, wordsQuery } from '../words-query.ts';
import type { CatalogueIndex, Narrowing } from './catalogue-index.ts';
import { byTerms, narrowing } from './filter.ts';
import type { WordShelf } from './text-query-cache.ts';

/** What only the database knows of a search. */
export interface Lookups {
  terms: ResolvedTerms;
  /** The titles that meet a requirement by words or lists. */
  titles: ReadonlyMap<Requirement, Iterable<number>>;
}

type Words = Extract<Requirement, { kind: 'words' }>;
type Lists = Extract<Requirement, { kind: 'lists' }>;

/** Looks up codes, names and lists, and words in long texts where they have not been looked up lately. */
export async function lookUp(
  db: Kysely<Tables>,
  { requirements, subject }: TitleSearch,
  words: WordShelf,
): Promise<Lookups> {
  const titles = new Map<Requirement, Iterable<number>>();
  const [terms] = await Promise.all([
    resolveTerms(db, requirements),
    ...requirements.map(async (requirement) => {
      if (requirement.kind === 'words') titles.set(requirement, await wordsFound(words, requirement));
      if (requirement.kind === 'lists') titles.set(requirement, await findListed(db, requirement, subject));
    }),
  ]);
  return { terms, titles };
}

async function wordsFound(shelf: WordShelf, { scopes, text }: Words): Promise<Iterable<number>> {
  const query = tsQueryText(wordsQuery(text), scopes);
  return query === null ? [] : shelf.get(query);
}

/**
 * The titles that a query finds by their long texts, of all or of some. A word of very many texts takes longer than a
 * request may ask for anything else.
 */
export async function findByWords(
  { db, patient }: Pick<OpenDatabase, 'db' | 'patient'>,
  query: string,
  among: readonly number[] | null,
): Promise<number[]> {
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(title_id::text, ',') as ids from title_text
    where words @@ to_tsquery('simple', ${query})
      and ${among ? sql`title_id = any(${among}::integer[])` : sql`true`}`.execute(among ? db : patient);
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
  requirements: readonly Requirement[],
  { terms, titles }: Lookups,
): Narrowing[] | 'none' {
  const texts = requirements.filter(({ kind }) => kind === 'text');
  const others = requirements.filter(({ kind }) => kind !== 'text');
  const all = [...others, ...texts].map((requirement) => {
    switch (requirement.kind) {
      case 'codes':
        return byTerms(terms.get(requirement) ?? [], requirement.isExcluded);
      case 'name':
        return byTerms(terms.get(requirement) ?? [], false);
      case 'words':
      case 'lists':
        return index.narrowToIds(titles.get(requirement) ?? []);
      default:
        return narrowing(requirement);
    }
  });
  return all.includes('none') ? 'none' : all.filter((each) => each !== 'none');
}

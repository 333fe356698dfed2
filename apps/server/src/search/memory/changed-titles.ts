import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { TitleScope } from '../title-search.ts';
import { CatalogueIndex, type IndexSearch } from './catalogue-index.ts';
import { findIndexedTitles } from './indexed-titles.queries.ts';
import { findByWords, indexSearchOf, lookUp } from './lookups.queries.ts';

export interface ChangedTitles {
  index: CatalogueIndex;
  /** Null if none of them can match. */
  search: IndexSearch | null;
}

/** Runs queries that read the same state of the database. */
export function inSnapshot<Result>(
  db: Kysely<Tables>,
  work: (transaction: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}

/**
 * Reads titles that changed during a search into an index of their own, which the same filters evaluate as all others.
 *
 * @param db of `inSnapshot`: the titles and what is looked up for them must have the same state (G-223)
 */
export async function indexChanged(
  db: Kysely<Tables>,
  ids: readonly number[],
  scope: TitleScope,
): Promise<ChangedTitles> {
  const index = new CatalogueIndex();
  for (const title of await findIndexedTitles(db, ids)) index.put(title);
  const lookups = await lookUp(db, scope, (query) => findByWords(db, query, ids));
  return { index, search: indexSearchOf(index, scope, lookups) };
}

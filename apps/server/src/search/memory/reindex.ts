import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { findIndexedTitles } from './indexed-titles.queries.ts';

/** Titles read per query; each query takes some milliseconds. */
export const PAGE_SIZE = 1_000;

export interface ReindexOptions {
  index: CatalogueIndex;
  signal: AbortSignal;
  /** Called after each page with its titles, and the share of titles done, 0 to 1. */
  onPage?: (ids: readonly number[], share: number) => void;
}

/** Replaces titles of the index with their current state in the database, and removes those that no longer exist. */
export async function reindex(
  db: Kysely<Tables>,
  ids: readonly number[],
  { index, signal, onPage }: ReindexOptions,
): Promise<void> {
  for (let start = 0; start < ids.length; start += PAGE_SIZE) {
    signal.throwIfAborted();
    const page = ids.slice(start, start + PAGE_SIZE);
    const titles = await findIndexedTitles(db, page);
    const existing = new Set(titles.map(({ id }) => id));
    for (const id of page) if (!existing.has(id)) index.remove(id);
    for (const title of titles) index.put(title);
    onPage?.(page, Math.min(1, (start + PAGE_SIZE) / ids.length));
  }
}

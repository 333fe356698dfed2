import type { CompanyCode } from '@titlenet/catalogue/companies';
import { LRUCache } from 'lru-cache';
import { findCatalogueGeneration } from '../database/catalogue-generation.queries.ts';
import { CoalescedQuery } from '../database/coalesced-query.ts';
import type { OpenDatabase } from '../database/connection.ts';
import { type CoverRow, findCover } from './covers.queries.ts';

/** Entries have a few hundred bytes each. */
const MAX_ENTRIES = 5_000;

/**
 * Caches the texts of recently shown covers while no title changes (docs/decisions/0014). A page of results requests
 * all of its covers at once; concurrent requests share the query for the catalogue's generation.
 */
export class CoverCache {
  readonly #database: Pick<OpenDatabase, 'read' | 'readPool'>;
  readonly #generation: CoalescedQuery<string>;
  readonly #rows = new LRUCache<string, { row: CoverRow; generation: string }>({ max: MAX_ENTRIES });

  constructor(database: Pick<OpenDatabase, 'read' | 'readPool'>) {
    this.#database = database;
    this.#generation = new CoalescedQuery(() => findCatalogueGeneration(database));
  }

  /** Like `findCover`, cached. */
  async get(isbn13: string, companies: readonly CompanyCode[]): Promise<CoverRow | undefined> {
    const key = `${isbn13} ${companies.join()}`;
    const generation = await this.#generation.get();
    const cached = this.#rows.get(key);
    if (cached?.generation === generation) return cached.row;
    // Read after its generation, so the row may be newer than that, never older.
    const row = await findCover(this.#database.read, isbn13, companies);
    if (row) this.#rows.set(key, { row, generation });
    return row;
  }
}

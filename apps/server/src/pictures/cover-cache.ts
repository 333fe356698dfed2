import type { CompanyCode } from '@titlenet/catalogue/companies';
import { LRUCache } from 'lru-cache';
import { findCatalogueGeneration } from '../database/catalogue-generation.queries.ts';
import { CoalescedQuery } from '../database/coalesced-query.ts';
import type { OpenDatabase } from '../database/connection.ts';
import { type CoverRow, findCover } from './covers.queries.ts';

/** Some hundred bytes each. */
const MOST_KEPT = 5_000;

/**
 * What stands on the covers that were shown last, given again while no title has changed (docs/decisions/0014): a page
 * of results asks for all of its covers each time it is seen, and those that wait at the same time share one question.
 */
export class KeptCovers {
  readonly #database: Pick<OpenDatabase, 'kind' | 'read' | 'readPool'>;
  readonly #generation: CoalescedQuery<string>;
  readonly #rows = new LRUCache<string, { row: CoverRow; generation: string }>({ max: MOST_KEPT });

  constructor(database: Pick<OpenDatabase, 'kind' | 'read' | 'readPool'>) {
    this.#database = database;
    this.#generation = new CoalescedQuery(() => findCatalogueGeneration(database));
  }

  /** As `findCover`. */
  async get(isbn13: string, companies: readonly CompanyCode[]): Promise<CoverRow | undefined> {
    const key = `${isbn13} ${companies.join()}`;
    const generation = await this.#generation.get();
    const kept = this.#rows.get(key);
    if (kept?.generation === generation) return kept.row;
    // Read after the generation that it is kept under: it may be newer than that, and never older.
    const row = await findCover(this.#database.read, isbn13, companies);
    if (row) this.#rows.set(key, { row, generation });
    return row;
  }
}

import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { CompletenessGrouping } from '@titlenet/catalogue/completeness/completeness-report';
import { LRUCache } from 'lru-cache';
import { findCatalogueGeneration } from '../../database/catalogue-generation.queries.ts';
import type { OpenDatabase } from '../../database/connection.ts';
import { type CompletenessReport, countCompleteness } from '../../projection/count-completeness.ts';

interface CachedReport {
  generation: string;
  report: Promise<CompletenessReport>;
  isCounted: boolean;
}

/**
 * Caches completeness reports until a title changes. A count reads every title, so a call that arrives during one shares
 * it.
 */
export class CompletenessCache {
  readonly #reports = new LRUCache<string, CachedReport>({ max: 50 });
  readonly #database: OpenDatabase;

  constructor(database: OpenDatabase) {
    this.#database = database;
  }

  async get(by: CompletenessGrouping, companies: readonly CompanyCode[]): Promise<CompletenessReport> {
    const key = [by, ...companies.toSorted()].join();
    const generation = await findCatalogueGeneration(this.#database);
    const cached = this.#reports.get(key);
    if (cached && (cached.generation === generation || !cached.isCounted)) return cached.report;
    const report = countCompleteness(this.#database, { by, companies });
    const entry = { generation, report, isCounted: false };
    this.#reports.set(key, entry);
    report.then(
      () => {
        entry.isCounted = true;
      },
      () => this.#reports.delete(key),
    );
    return report;
  }

  clear(): void {
    this.#reports.clear();
  }
}

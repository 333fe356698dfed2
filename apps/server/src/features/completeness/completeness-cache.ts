import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { CompletenessGrouping } from '@titlenet/catalogue/completeness/completeness-report';
import { LRUCache } from 'lru-cache';
import { findCatalogueGeneration } from '../../database/catalogue-generation.queries.ts';
import type { OpenDatabase } from '../../database/connection.ts';
import { type CompletenessReport, countCompleteness } from '../../read-titles/count-completeness.ts';

/** A count that takes longer is used again although titles have changed, because a caller would wait for each one. */
const SLOW_COUNT_MS = 1_000;
/** Maximum age of a slow count that is used again. */
const MAX_AGE_MS = 10 * 60_000;

export interface CountedReport extends CompletenessReport {
  countedAt: Date;
}

interface CachedReport {
  generation: string;
  report: Promise<CountedReport>;
  startedAt: number;
  /** Undefined while titles are counted. */
  milliseconds?: number;
}

/**
 * Caches completeness reports until a title changes. A count reads every title, so a call that arrives during one
 * shares it. While titles of a large catalogue change, calls get the count before and start the next one.
 */
export class CompletenessCache {
  readonly #reports = new LRUCache<string, CachedReport>({ max: 50 });
  /** Counts that replace a report when they are complete. */
  readonly #next = new Map<string, Promise<unknown>>();
  readonly #database: OpenDatabase;
  readonly #slowCountMs: number;

  constructor(database: OpenDatabase, { slowCountMs = SLOW_COUNT_MS } = {}) {
    this.#database = database;
    this.#slowCountMs = slowCountMs;
  }

  async get(by: CompletenessGrouping, companies: readonly CompanyCode[]): Promise<CountedReport> {
    const key = [by, ...companies.toSorted()].join();
    const generation = await findCatalogueGeneration(this.#database);
    const cached = this.#reports.get(key);
    if (cached && (cached.generation === generation || cached.milliseconds === undefined)) return cached.report;
    const count = () => this.#count(generation, by, companies);
    if (cached && this.#isReused(cached)) {
      if (!this.#next.has(key)) this.#countNext(key, count());
      return cached.report;
    }
    const entry = count();
    this.#reports.set(key, entry);
    entry.report.catch(() => this.#reports.delete(key));
    return entry.report;
  }

  clear(): void {
    this.#reports.clear();
  }

  #isReused({ startedAt, milliseconds = 0 }: CachedReport): boolean {
    return milliseconds > this.#slowCountMs && performance.now() - startedAt < MAX_AGE_MS;
  }

  #count(generation: string, by: CompletenessGrouping, companies: readonly CompanyCode[]): CachedReport {
    const startedAt = performance.now();
    const countedAt = new Date();
    const entry: CachedReport = {
      generation,
      startedAt,
      report: countCompleteness(this.#database, { by, companies }).then((report) => {
        entry.milliseconds = performance.now() - startedAt;
        return { ...report, countedAt };
      }),
    };
    return entry;
  }

  /** A failed count leaves the report before; the next call counts again. */
  #countNext(key: string, entry: CachedReport): void {
    const counted = entry.report.then(
      () => this.#reports.set(key, entry),
      () => undefined,
    );
    this.#next.set(
      key,
      counted.finally(() => this.#next.delete(key)),
    );
  }
}

import { LRUCache } from 'lru-cache';
import { findCatalogueGeneration } from '../database/catalogue-generation.queries.ts';
import type { OpenDatabase } from '../database/connection.ts';

/** Maximum age of a result that is used again although titles have changed. */
const MAX_AGE_MS = 10 * 60_000;

export interface SharedReadsOptions {
  /** Results that are kept. */
  max: number;
  /**
   * A read that takes longer is used again although titles have changed, because a caller would wait for each one. By
   * default none is.
   */
  reusedAfterMs?: number;
}

interface Read<Result> {
  generation: string;
  result: Promise<Result>;
  startedAt: number;
  /** Undefined while it is being read. */
  milliseconds?: number;
}

/**
 * Results of reads of many titles: read once for all who ask, until a title changes. A call that arrives during a read
 * of the same generation shares it.
 */
export class SharedReads<Result> {
  readonly #reads: LRUCache<string, Read<Result>>;
  /** Reads that replace a result when they are complete. */
  readonly #next = new Map<string, Promise<unknown>>();
  readonly #database: Pick<OpenDatabase, 'readPool'>;
  readonly #reusedAfterMs: number;

  constructor(
    database: Pick<OpenDatabase, 'readPool'>,
    { max, reusedAfterMs = Number.POSITIVE_INFINITY }: SharedReadsOptions,
  ) {
    this.#database = database;
    this.#reads = new LRUCache({ max });
    this.#reusedAfterMs = reusedAfterMs;
  }

  /**
   * @param key names everything on which the result depends but the titles
   * @throws the error of the read, for every caller that shares it; the next call reads again
   */
  async get(key: string, read: () => Promise<Result>): Promise<Result> {
    const generation = await findCatalogueGeneration(this.#database);
    const found = this.#reads.get(key);
    if (found?.generation === generation) return found.result;
    if (found && this.#isReused(found)) {
      if (!this.#next.has(key) && found.milliseconds !== undefined) this.#readNext(key, start(generation, read));
      return found.result;
    }
    const entry = start(generation, read);
    this.#reads.set(key, entry);
    entry.result.catch(() => {
      if (this.#reads.peek(key) === entry) this.#reads.delete(key);
    });
    return entry.result;
  }

  clear(): void {
    this.#reads.clear();
  }

  /** A read that has not ended is used again where slow ones are: it may be one. */
  #isReused({ startedAt, milliseconds = Number.POSITIVE_INFINITY }: Read<Result>): boolean {
    const isSlow = Number.isFinite(this.#reusedAfterMs) && milliseconds > this.#reusedAfterMs;
    return isSlow && performance.now() - startedAt < MAX_AGE_MS;
  }

  /** A failed read leaves the result before; the next call reads again. */
  #readNext(key: string, entry: Read<Result>): void {
    const ended = entry.result.then(
      () => this.#reads.set(key, entry),
      () => undefined,
    );
    this.#next.set(
      key,
      ended.finally(() => this.#next.delete(key)),
    );
  }
}

function start<Result>(generation: string, read: () => Promise<Result>): Read<Result> {
  const startedAt = performance.now();
  const entry: Read<Result> = {
    generation,
    startedAt,
    result: read().then((result) => {
      entry.milliseconds = performance.now() - startedAt;
      return result;
    }),
  };
  return entry;
}

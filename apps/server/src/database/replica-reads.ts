import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { Diagnosis } from './diagnosis.ts';
import { databaseFailure } from './failures.ts';
import type { Log } from './log.ts';
import { openPool, REQUEST_LIMITS } from './pools.ts';
import { isServerAlive } from './server-probe.ts';
import type { Tables } from './tables.ts';

/** How often a replica that does not respond is probed. */
const PROBE_INTERVAL_MS = 1_000;

/** Reports failures that mean that the replica does not respond, which a busy one does. */
class ReplicaDiagnosis extends Diagnosis {
  readonly #onUnavailable: () => void;

  constructor(isAlive: () => Promise<boolean>, onUnavailable: () => void) {
    super({ isAlive });
    this.#onUnavailable = onUnavailable;
  }

  override async explain(error: unknown): Promise<unknown> {
    const explained = await super.explain(error);
    if (databaseFailure(explained)?.kind === 'database-unavailable') this.#onUnavailable();
    return explained;
  }
}

/**
 * Connections for reads: to the replica, or to the primary while the replica does not respond. Only queries that run on
 * the replica when it fails are lost.
 */
export class ReplicaReads {
  readonly db: Kysely<Tables>;
  readonly #replica: pg.Pool;
  readonly #primary: pg.Pool;
  readonly #isReplicaAlive: () => Promise<boolean>;
  readonly #log: Log;
  #probing: NodeJS.Timeout | undefined;

  constructor(url: string, primary: pg.Pool, log: Log) {
    this.#isReplicaAlive = () => isServerAlive(url);
    const diagnosis = new ReplicaDiagnosis(this.#isReplicaAlive, () => this.#useFallback());
    this.#replica = openPool({ url, limits: REQUEST_LIMITS, diagnosis, log }).pool;
    this.#primary = primary;
    this.#log = log;
    const pool = { options: this.#replica.options, connect: () => this.connect(), end: () => this.end() };
    this.db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  }

  /** False while reads use the primary. */
  get isReplicaUsed(): boolean {
    return this.#probing === undefined;
  }

  /** @throws the error of the primary, or DatabaseBusyError for a replica that responds but has no free connection */
  async connect(): Promise<pg.PoolClient> {
    if (!this.isReplicaUsed) return this.#primary.connect();
    try {
      return await this.#replica.connect();
    } catch (error) {
      if (this.isReplicaUsed) throw error;
      return this.#primary.connect();
    }
  }

  /** Closes the connections to the replica. */
  async end(): Promise<void> {
    clearInterval(this.#probing);
    await this.#replica.end();
  }

  #useFallback(): void {
    if (!this.isReplicaUsed || this.#replica.ending) return;
    this.#log.warn({}, 'The replica does not respond; reads use the primary');
    this.#probing = setInterval(() => void this.#probe(), PROBE_INTERVAL_MS).unref();
  }

  async #probe(): Promise<void> {
    if (!(await this.#isReplicaAlive()) || this.isReplicaUsed) return;
    clearInterval(this.#probing);
    this.#probing = undefined;
    this.#log.warn({}, 'The replica responds again');
  }
}

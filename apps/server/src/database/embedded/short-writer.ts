import { CompiledQuery, type Kysely, type QueryResult, type Transaction } from 'kysely';
import pg from 'pg';
import type { Diagnosis } from '../diagnosis.ts';
import type { Tables } from '../tables.ts';
import { RecordedTransaction } from './recorded-transaction.ts';
import { runPipeline } from './statement-pipeline.ts';

/** Own commits that are remembered; a transaction that began before them is repeated. */
const REMEMBERED_COMMITS = 100;
/** SQLSTATE of a division by zero. */
const DIVISION_BY_ZERO = '22012';

/** In one session this is the number of the next transaction that writes. */
const NEXT_TRANSACTION = 'pg_snapshot_xmax(pg_current_snapshot())::text';
const OWN_TRANSACTION = 'pg_current_xact_id_if_assigned()::text';

/** A commit of this process, and the keys of what it wrote. */
interface Commit {
  transaction: bigint;
  keys: ReadonlySet<string>;
}

/**
 * Runs transactions of the embedded database in two steps. First the work selects and computes, while the database serves
 * other clients. Then all statements that write are sent together and run in one transaction, so that other clients wait
 * for the database alone and not for this process.
 *
 * That transaction fails if another client has committed a change since the first select: PostgreSQL gives each
 * transaction that writes the next number, and the next number is compared with the one before the first select.
 * Commits of this process are counted, and allowed if they have no key in common with the work.
 */
export class ShortWriter {
  readonly #pool: pg.Pool;
  readonly #diagnosis: Diagnosis;
  readonly #commits: Commit[] = [];
  #sending: Promise<unknown> = Promise.resolve();

  constructor(pool: pg.Pool, diagnosis: Diagnosis) {
    this.#pool = pool;
    this.#diagnosis = diagnosis;
  }

  /**
   * Tries to run work.
   *
   * @param keys what the work reads and writes
   * @returns 'stale' if another transaction has written meanwhile, 'unsuited' if the work reads after it has written;
   *   then nothing is stored
   * @throws what the work and the database throw; then nothing is stored
   */
  async attempt<Result>(
    db: Kysely<Tables>,
    keys: ReadonlySet<string>,
    work: (trx: Transaction<Tables>) => Promise<Result>,
  ): Promise<{ result: Result } | 'stale' | 'unsuited'> {
    const since = await this.#nextTransaction(db);
    const recorded = new RecordedTransaction((query) => this.#read(db, query));
    try {
      const result = await recorded.db.transaction().execute(work);
      if (recorded.needsTransaction) return 'unsuited';
      if (recorded.writes.length === 0) return { result };
      return (await this.#inTurn(() => this.#send(recorded.writes, since, keys))) ? { result } : 'stale';
    } catch (error) {
      if (recorded.needsTransaction) return 'unsuited';
      throw error;
    }
  }

  async #nextTransaction(db: Kysely<Tables>): Promise<bigint> {
    const { rows } = await db.executeQuery<{ next: string }>(CompiledQuery.raw(`select ${NEXT_TRANSACTION} as next`));
    return BigInt(rows[0]?.next ?? 0);
  }

  /** A sequence writes every 32 values, which takes a transaction number. */
  async #read(db: Kysely<Tables>, query: CompiledQuery): Promise<QueryResult<unknown>> {
    if (!query.sql.includes('nextval(')) return db.executeQuery(query);
    const text = `select read.*, ${OWN_TRANSACTION} as own from (${query.sql}) as read`;
    const found = await db.executeQuery<{ own: string | null }>(CompiledQuery.raw(text, [...query.parameters]));
    this.#remember(found.rows.find(({ own }) => own !== null)?.own, new Set());
    return found;
  }

  #remember(transaction: string | null | undefined, keys: ReadonlySet<string>): void {
    if (!transaction) return;
    this.#commits.push({ transaction: BigInt(transaction), keys });
    if (this.#commits.length > REMEMBERED_COMMITS) this.#commits.shift();
  }

  /** Sends the writes of one transaction at a time, because `#commits` must be complete when the next one is checked. */
  #inTurn<Result>(send: () => Promise<Result>): Promise<Result> {
    const sent = this.#sending.then(send);
    this.#sending = sent.catch(() => undefined);
    return sent;
  }

  /** @returns false if another transaction has written meanwhile */
  async #send(writes: readonly CompiledQuery[], since: bigint, keys: ReadonlySet<string>): Promise<boolean> {
    const own = this.#commits.filter(({ transaction }) => transaction >= since);
    if (own.some((commit) => [...keys].some((key) => commit.keys.has(key)))) return false;
    const expected = String(since + BigInt(own.length));
    const client = await this.#pool.connect();
    let isUsable = true;
    try {
      const results = await runPipeline(client, [
        // It fails, and with it the transaction, if the numbers differ: plain SQL has no other way to fail on a condition.
        CompiledQuery.raw(`select 1 / (${NEXT_TRANSACTION} = $1)::integer`, [expected]),
        ...writes,
        CompiledQuery.raw(`select ${OWN_TRANSACTION} as own`),
      ]);
      // The last statement gives one row.
      this.#remember((results.at(-1)?.[0] as { own: string | null } | undefined)?.own, keys);
      return true;
    } catch (error) {
      isUsable = error instanceof pg.DatabaseError;
      if (error instanceof pg.DatabaseError && error.code === DIVISION_BY_ZERO) return false;
      throw await this.#diagnosis.explain(error);
    } finally {
      client.release(!isUsable);
    }
  }
}

import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Tables } from '../tables.ts';

/** The work needs the result of a recorded statement, or selects rows after one. */
export class NeedsTransactionError extends Error {}

const READS = /^\s*select\b/i;
/** Without effect in the embedded database, which has one session. */
const LOCKS = /^\s*select pg_advisory_xact_lock/;

/**
 * A transaction that runs `select` statements at once, each in a transaction of its own, and records all other statements.
 * The recorded statements may only be run if no other transaction has changed, since then, the rows that were selected.
 */
export class RecordedTransaction {
  /** The recorded statements in their order. */
  readonly writes: CompiledQuery[] = [];
  /** True if the work can only run in a usual transaction, because it asked for the result of a recorded statement. */
  needsTransaction = false;
  readonly #read: (query: CompiledQuery) => Promise<QueryResult<unknown>>;

  /** @param read runs a statement outside of a transaction */
  constructor(read: (query: CompiledQuery) => Promise<QueryResult<unknown>>) {
    this.#read = read;
  }

  get db(): Kysely<Tables> {
    return new Kysely<Tables>({ dialect: recordingDialect(this) });
  }

  async run(query: CompiledQuery): Promise<QueryResult<unknown>> {
    if (LOCKS.test(query.sql)) return { rows: [] };
    if (READS.test(query.sql)) {
      if (this.writes.length > 0) throw this.refusal();
      return this.#read(query);
    }
    this.writes.push(query);
    return new UnknownResult(this);
  }

  refusal(): NeedsTransactionError {
    this.needsTransaction = true;
    return new NeedsTransactionError('The result of a recorded statement is not known');
  }
}

class UnknownResult implements QueryResult<unknown> {
  readonly #transaction: RecordedTransaction;

  constructor(transaction: RecordedTransaction) {
    this.#transaction = transaction;
  }

  get rows(): never {
    throw this.#transaction.refusal();
  }

  get numAffectedRows(): never {
    throw this.#transaction.refusal();
  }
}

const recordingDialect = (transaction: RecordedTransaction): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new RecordingDriver(transaction),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

class RecordingConnection implements DatabaseConnection {
  readonly #transaction: RecordedTransaction;

  constructor(transaction: RecordedTransaction) {
    this.#transaction = transaction;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // The rows have the type that the caller gives the query, as everywhere in Kysely.
    return (await this.#transaction.run(query)) as QueryResult<Row>;
  }

  streamQuery(): never {
    throw new Error('A recorded transaction cannot stream rows');
  }
}

class RecordingDriver implements Driver {
  readonly #transaction: RecordedTransaction;

  constructor(transaction: RecordedTransaction) {
    this.#transaction = transaction;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new RecordingConnection(this.#transaction);
  }

  async init(): Promise<void> {}
  async beginTransaction(): Promise<void> {}
  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

import type { CompiledQuery, Kysely, QueryExecutor, Transaction, TransactionBuilder } from 'kysely';
import type { Tables } from '../src/database/tables.ts';
import type { TestDatabase } from './test-database.ts';

/** When the work runs: before the query is sent, or after the database has answered it. */
type Moment = 'before' | 'after';

export interface Interruption {
  /** Part of the text of the query. */
  query: string;
  moment: Moment;
  work: () => Promise<unknown>;
}

/**
 * Wraps a database so that a test can change titles between two queries of a search. Each interruption happens once, at
 * the first query that contains its text.
 */
export function interruptedDatabase(database: TestDatabase): {
  database: TestDatabase;
  interrupt: (interruption: Interruption) => void;
  /** Interruptions that have not happened. */
  pending: () => number;
} {
  let interruptions: Interruption[] = [];
  async function run(query: CompiledQuery, moment: Moment): Promise<void> {
    const due = interruptions.filter((one) => one.moment === moment && query.sql.includes(one.query));
    interruptions = interruptions.filter((one) => !due.includes(one));
    for (const { work } of due) await work();
  }
  const wrapped = (db: Kysely<Tables>): Kysely<Tables> => {
    const executor = db.getExecutor();
    const own: QueryExecutor = new Proxy(executor, {
      get(target, name) {
        if (name === 'executeQuery')
          return async (query: CompiledQuery, ...rest: []) => {
            await run(query, 'before');
            const answer = await target.executeQuery(query, ...rest);
            await run(query, 'after');
            return answer;
          };
        const member: unknown = Reflect.get(target, name, target);
        return typeof member === 'function' ? member.bind(target) : member;
      },
    });
    return new Proxy(db, {
      get(target, name) {
        if (name === 'getExecutor') return () => own;
        if (name === 'transaction') return () => withWrapped(target.transaction(), wrapped);
        const member: unknown = Reflect.get(target, name, target);
        return typeof member === 'function' ? member.bind(target) : member;
      },
    });
  };
  return {
    database: { ...database, db: wrapped(database.db), slowQuery: wrapped(database.slowQuery) },
    interrupt: (interruption) => interruptions.push(interruption),
    pending: () => interruptions.length,
  };
}

type Builder = TransactionBuilder<Tables>;
type Work = (transaction: Transaction<Tables>) => Promise<unknown>;

/** A builder whose work gets the wrapped transaction. */
function withWrapped(builder: Builder, wrapped: (db: Kysely<Tables>) => Kysely<Tables>): Builder {
  return new Proxy(builder, {
    get(target, name) {
      // The proxy of a transaction has all of its members.
      const work = (own: Work) => (transaction: Transaction<Tables>) => own(wrapped(transaction) as typeof transaction);
      if (name === 'execute') return (own: Work) => target.execute(work(own));
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      // All other methods return a builder.
      return (...values: unknown[]) => withWrapped(member.apply(target, values) as Builder, wrapped);
    },
  });
}

import type { CompiledQuery } from 'kysely';
import pg from 'pg';
// @ts-expect-error It has no types.
import { prepareValue } from 'pg/lib/utils.js';

/** Sends statements without waiting for their responses. The host runs them as one unit, in one transaction. */
class StatementPipeline extends pg.Query {
  readonly #statements: readonly CompiledQuery[];

  constructor(statements: readonly CompiledQuery[], callback: (error: Error | undefined, results: unknown) => void) {
    super('', callback);
    this.#statements = statements;
  }

  override submit = (connection: pg.Connection): void => {
    connection.stream.cork();
    try {
      for (const { sql: text, parameters } of this.#statements) {
        connection.parse({ name: '', text, types: [] }, true);
        // `valueMapper` converts values of any type.
        connection.bind({ values: [...parameters] as string[], valueMapper: prepareValue }, true);
        connection.describe({ type: 'P' }, true);
        connection.execute({}, true);
      }
    } finally {
      connection.sync();
      connection.stream.uncork();
    }
  };
}

/**
 * Runs statements in one transaction while no other client is served, without waiting for the client in between.
 *
 * @param statements at least two
 * @returns the rows of each statement
 * @throws the error of the first statement that fails; then nothing of them is stored
 */
export function runPipeline(client: pg.PoolClient, statements: readonly CompiledQuery[]): Promise<unknown[][]> {
  return new Promise((resolve, reject) => {
    client.query(
      new StatementPipeline(statements, (error, results) => {
        if (error) reject(error);
        // pg gives a list of results for several statements.
        else resolve((results as pg.QueryResult[]).map(({ rows }) => rows));
      }),
    );
  });
}

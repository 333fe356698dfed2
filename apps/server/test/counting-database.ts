import type { KyselyPlugin } from 'kysely';
import type { TestDatabase } from './test-database.ts';

/** Wraps a database and counts its queries. */
export function countingDatabase(database: TestDatabase): {
  database: TestDatabase;
  isAskedBy(work: () => Promise<unknown>): Promise<boolean>;
} {
  let questions = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      questions += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    database: { ...database, db: database.db.withPlugin(counting) },
    async isAskedBy(work) {
      const before = questions;
      await work();
      return questions > before;
    },
  };
}

import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

const MAX_CHANGES = 2_000;
const MAX_VALUE_LENGTH = 40;

/** A changed field of a title, with the beginnings of its values. */
export interface ChangedField {
  titleId: number;
  isbn: string | null;
  field: string;
  before: string | null;
  after: string | null;
}

/**
 * Finds the first fields that a run of this transaction has changed, in the order of the file. New titles have none.
 */
export async function findChangesOfRun(db: Kysely<Tables>, runId: number): Promise<ChangedField[]> {
  const beginning = (column: 'old_value' | 'new_value') =>
    sql<string | null>`left(${sql.ref(column)}, ${MAX_VALUE_LENGTH})`;
  return (
    db
      .selectFrom('title_change as change')
      .innerJoin('title', 'title.id', 'change.title_id')
      .select(['change.title_id as titleId', 'title.isbn', 'change.field'])
      .select([beginning('old_value').as('before'), beginning('new_value').as('after')])
      // There is an index by time and none by run; `now()` is the start of the transaction.
      .where('change.changed_at', '>=', sql<string>`now()`)
      .where('change.run_id', '=', runId)
      .orderBy('change.id')
      .limit(MAX_CHANGES)
      .execute()
  );
}

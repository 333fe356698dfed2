import { completenessRules } from '@titlenet/catalogue/completeness';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Writes what titles lack (`lackedFacts`), by the rules of this version. */
export async function putCompleteness(
  db: Kysely<Tables>,
  rows: readonly { title_id: number; lacks: number[] }[],
): Promise<void> {
  await db
    .insertInto('title_completeness')
    .values(rows.map((row) => ({ ...row, rules: completenessRules })))
    .onConflict((conflict) =>
      conflict
        .column('title_id')
        .doUpdateSet((eb) => ({ lacks: eb.ref('excluded.lacks'), rules: eb.ref('excluded.rules') })),
    )
    .execute();
}

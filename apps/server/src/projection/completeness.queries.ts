import { completenessRules } from '@titlenet/catalogue/completeness/completeness';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { upsertRows } from '../database/upsert-rows.ts';

type Lacking = { title_id: number; lacks: number[] };

/** A statement that notes what titles lack (`lackedFacts`), by the rules of this version. */
export function completenessToPut(rows: readonly Lacking[]): RawBuilder<unknown> {
  return upsertRows({
    table: 'title_completeness',
    key: ['title_id'],
    rows: rows.map((row) => ({ ...row, rules: completenessRules })),
  });
}

export async function putCompleteness(db: Kysely<Tables>, rows: readonly Lacking[]): Promise<void> {
  await completenessToPut(rows).execute(db);
}

import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { upsertRows } from '../database/upsert-rows.ts';

/** @returns a statement that stores the derivation version of titles and the facts that their completeness lacks. */
export function derivationsToPut(rows: readonly Tables['title_derivation'][]): RawBuilder<unknown> {
  return upsertRows({ table: 'title_derivation', key: ['title_id'], rows });
}

/** Stores the version of titles without records, for which nothing is derived. */
export async function putEmptyDerivations(
  db: Kysely<Tables>,
  titleIds: readonly number[],
  version: string,
): Promise<void> {
  if (titleIds.length === 0) return;
  await derivationsToPut(titleIds.map((title_id) => ({ title_id, version, lacks: [] }))).execute(db);
}

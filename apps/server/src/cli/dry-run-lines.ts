import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type ChangedField, findChangesOfRun } from '../ingest/runs/changes-of-run.queries.ts';

const MAX_TITLES = 20;
const MAX_FIELDS = 5;

/** Lists the first titles that a run of a dry run has changed: '  9780062040800: bar.price 24.99 → 26.99'. */
export async function changeLines(db: Kysely<Tables>, runId: number | null): Promise<string[]> {
  if (runId === null) return [];
  const titles = Map.groupBy(await findChangesOfRun(db, runId), ({ titleId }) => titleId);
  const lines = [...titles.values()].slice(0, MAX_TITLES).map(lineOf);
  return titles.size > MAX_TITLES ? [...lines, '  and further titles'] : lines;
}

function lineOf(changes: readonly ChangedField[]): string {
  // A group has a change.
  const [{ isbn, titleId }] = changes as [ChangedField];
  const fields = changes
    .slice(0, MAX_FIELDS)
    .map(({ field, before, after }) => `${field} ${before ?? '-'} → ${after ?? '-'}`);
  const more = changes.length - MAX_FIELDS;
  return `  ${isbn ?? `title ${titleId}`}: ${fields.join('; ')}${more > 0 ? `; ${more} more fields` : ''}`;
}

import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { storableTexts } from '../storable-text.ts';
import type { ImportReport } from './import-report.ts';

/** Outcome of a run: all records imported, some rejected, or the file (or its rest) unreadable, failed or cancelled. */
export type RunOutcome = 'complete' | 'partial' | 'unreadable' | 'failed' | 'cancelled';

/**
 * Stores the start of a run.
 * @returns its id
 */
export async function startFeedRun(
  db: Kysely<Tables>,
  run: { fileName: string; fileDigest: string | null; options: string; startedBy: string | null },
): Promise<number> {
  const { id } = await db
    .insertInto('feed_run')
    .values({
      file_name: run.fileName,
      file_digest: run.fileDigest,
      options: run.options,
      started_by: run.startedBy,
      finished_at: null,
      outcome: null,
      report: null,
      seen_at: new Date().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates a run's last sign of life; a run without one for a while counts as killed. */
export async function touchFeedRun(db: Kysely<Tables>, runId: number): Promise<void> {
  await sql`update feed_run set seen_at = now() where id = ${runId}`.execute(db);
}

/** @returns true when the same file was imported completely before, with the same options */
export async function wasImported(db: Kysely<Tables>, fileDigest: string, options: string): Promise<boolean> {
  const row = await db
    .selectFrom('feed_run')
    .select('id')
    .where('file_digest', '=', fileDigest)
    .where('options', '=', options)
    .where('outcome', '=', 'complete')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the outcome and the report of a run; its rejected records are stored already. */
export async function finishFeedRun(
  db: Kysely<Tables>,
  runId: number,
  outcome: RunOutcome,
  { rejected: _rejected, rejectedCount, ...report }: ImportReport,
): Promise<void> {
  await db
    .updateTable('feed_run')
    .set({
      outcome,
      finished_at: sql<string>`now()`,
      report: JSON.stringify({ ...report, rejected: rejectedCount }, storableTexts),
    })
    .where('id', '=', runId)
    .execute();
}

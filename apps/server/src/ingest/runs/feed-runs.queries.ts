import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { storableTexts } from '../storable-text.ts';
import type { ImportReport } from './import-report.ts';

/** How a run ended: everything went in, some records stayed out, or the file (or its rest) could not be read. */
export type RunOutcome = 'complete' | 'partial' | 'unreadable' | 'failed' | 'cancelled';

/** Remembers that an import began; gives its number. */
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

/** Takes back a run that has not begun to read. */
export async function forgetFeedRun(db: Kysely<Tables>, runId: number): Promise<void> {
  await db.deleteFrom('feed_run').where('id', '=', runId).execute();
}

/** A sign of life: a run that has given none for a while was killed. */
export async function touchFeedRun(db: Kysely<Tables>, runId: number): Promise<void> {
  await sql`update feed_run set seen_at = now() where id = ${runId}`.execute(db);
}

/** Whether this very file went in whole before, with the same options. */
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

/** Closes an import with its report; its rejected records are in the store already. */
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

import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { ImportReport } from './import-report.ts';

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
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
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

/** Closes an import with its report; rejected records are kept where they can be looked up. */
export async function finishFeedRun(
  db: Kysely<Tables>,
  runId: number,
  outcome: string,
  report: ImportReport,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rejected, ...counts } = report;
    await trx
      .updateTable('feed_run')
      .set({
        outcome,
        finished_at: sql<string>`now()`,
        report: JSON.stringify({ ...counts, rejected: rejected.length }),
      })
      .where('id', '=', runId)
      .execute();
    if (rejected.length === 0) return;
    await trx
      .insertInto('feed_rejection')
      .values(
        rejected.map((one) => ({
          run_id: runId,
          record_reference: one.recordReference,
          reason: one.reason,
          byte_offset: one.offset,
          line: one.line,
          excerpt: one.excerpt,
        })),
      )
      .execute();
  });
}

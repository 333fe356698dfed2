import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Rejection } from './import-report.ts';

/** A rejected record, with its text if it can be retried. */
export interface StoredRejection extends Rejection {
  record: string | null;
}

/** Stores rejected records. */
export async function addRejections(
  db: Kysely<Tables>,
  runId: number,
  rejections: readonly StoredRejection[],
): Promise<void> {
  if (rejections.length === 0) return;
  await db
    .insertInto('feed_rejection')
    .values(
      rejections.map((one) => ({
        run_id: runId,
        record_reference: one.recordReference,
        reason: one.reason,
        byte_offset: one.offset,
        line: one.line,
        excerpt: one.excerpt,
        record: one.record,
      })),
    )
    .execute();
}

/** Stores the text before the records of a run's file. Without it, the records do not name their sender. */
export async function storePreamble(db: Kysely<Tables>, runId: number, preamble: string): Promise<void> {
  await db.updateTable('feed_run').set({ preamble }).where('id', '=', runId).execute();
}

export interface RunToRetry {
  id: number;
  fileName: string;
  options: string;
  preamble: string;
  /** ISO time. */
  startedAt: string;
}

/**
 * Finds the runs with waiting rejected records, oldest first.
 * @param runId only this run
 */
export async function findRunsToRetry(db: Kysely<Tables>, runId?: number): Promise<RunToRetry[]> {
  const rows = await db
    .selectFrom('feed_run')
    .select(['id', 'file_name', 'options', 'preamble', 'started_at'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('feed_rejection')
          .select('feed_rejection.id')
          .whereRef('feed_rejection.run_id', '=', 'feed_run.id')
          .where('record', 'is not', null)
          .where('taken_at', 'is', null),
      ),
    )
    // `$if` calls the function only with a value.
    .$if(runId !== undefined, (query) => query.where('id', '=', runId!))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    fileName: row.file_name,
    options: row.options,
    preamble: row.preamble ?? '',
    startedAt: new Date(`${row.started_at}Z`).toISOString(),
  }));
}

export interface WaitingRecord {
  id: number;
  record: string;
  reason: string;
  line: number;
}

/**
 * Finds up to `limit` waiting records of a run, in the order of the file.
 * @param afterId only records with a larger id
 */
export async function findWaitingRecords(
  db: Kysely<Tables>,
  runId: number,
  afterId: number,
  limit: number,
): Promise<WaitingRecord[]> {
  return db
    .selectFrom('feed_rejection')
    .select(['id', 'record', 'reason', 'line'])
    .where('run_id', '=', runId)
    .where('record', 'is not', null)
    .where('taken_at', 'is', null)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .$narrowType<{ record: string }>()
    .execute();
}

/** Stores which rejected records a later run accepted, and the new reasons of the others. */
export async function markRetried(
  db: Kysely<Tables>,
  acceptedByRun: number,
  accepted: readonly number[],
  stillRejected: ReadonlyMap<number, string>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`
      update feed_rejection set taken_at = now(), taken_by_run = ${acceptedByRun}
      where id = any(${accepted}::integer[])`.execute(trx);
    await sql`
      update feed_rejection as stored set reason = retried.reason,
        reason_before = case when stored.reason <> retried.reason then stored.reason else stored.reason_before end
      from unnest(${[...stillRejected.keys()]}::integer[], ${[...stillRejected.values()]}::text[]) as retried (id, reason)
      where stored.id = retried.id`.execute(trx);
  });
}

/** Marks a partial run as complete when its last rejected record was accepted. */
export async function completeRun(db: Kysely<Tables>, runId: number): Promise<void> {
  await sql`
    update feed_run set outcome = 'complete'
    where id = ${runId} and outcome = 'partial'
      and not exists (select from feed_rejection where run_id = ${runId} and taken_at is null)`.execute(db);
}

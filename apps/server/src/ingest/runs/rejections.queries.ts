import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Rejection } from './import-report.ts';

/** A rejected record, with its text where taking it again may be of use. */
export interface KeptRejection extends Rejection {
  record: string | null;
}

/** Keeps rejected records where they can be looked up and taken again. */
export async function addRejections(
  db: Kysely<Tables>,
  runId: number,
  rejections: readonly KeptRejection[],
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

/** Keeps what stands before the records of a run's file: without it they do not say who sent them. */
export async function keepOpening(db: Kysely<Tables>, runId: number, opening: string): Promise<void> {
  await db.updateTable('feed_run').set({ opening }).where('id', '=', runId).execute();
}

export interface RunToRetry {
  id: number;
  fileName: string;
  options: string;
  opening: string;
  /** ISO time. */
  startedAt: string;
}

/** The runs, or this one, of which rejected records wait, the first one first. */
export async function findRunsToRetry(db: Kysely<Tables>, runId?: number): Promise<RunToRetry[]> {
  const rows = await db
    .selectFrom('feed_run')
    .select(['id', 'file_name', 'options', 'opening', 'started_at'])
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
    .$if(runId !== undefined, (query) => query.where('id', '=', runId!))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    fileName: row.file_name,
    options: row.options,
    opening: row.opening ?? '',
    startedAt: `${row.started_at}Z`,
  }));
}

export interface WaitingRecord {
  id: number;
  record: string;
  reason: string;
  line: number;
}

/** Up to `limit` of a run's waiting records after the one with this number, in the order of the file. */
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

/** Notes which rejected records a later run took in, and why the others stay out now. */
export async function markRetried(
  db: Kysely<Tables>,
  takenByRun: number,
  taken: readonly number[],
  stillRejected: ReadonlyMap<number, string>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`
      update feed_rejection set taken_at = now(), taken_by_run = ${takenByRun}
      where id = any(${taken}::integer[])`.execute(trx);
    await sql`
      update feed_rejection as kept set reason = said.reason
      from unnest(${[...stillRejected.keys()]}::integer[], ${[...stillRejected.values()]}::text[]) as said (id, reason)
      where kept.id = said.id`.execute(trx);
  });
}

/** Counts a run as complete whose file was read to its end and whose last rejected record has gone in. */
export async function completeRun(db: Kysely<Tables>, runId: number): Promise<void> {
  await sql`
    update feed_run set outcome = 'complete'
    where id = ${runId} and outcome = 'partial'
      and not exists (select from feed_rejection where run_id = ${runId} and taken_at is null)`.execute(db);
}

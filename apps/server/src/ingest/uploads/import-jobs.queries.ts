import { type Kysely, type Selectable, sql } from 'kysely';
import type { ImportJobTable } from '../../database/import-tables.ts';
import { isSilentFor } from '../../database/sign-of-life.queries.ts';
import type { Tables } from '../../database/tables.ts';

export type ImportJobRow = Selectable<ImportJobTable>;

/** A running job without a sign of life for this long has lost its server. */
const SILENT_JOB_SECONDS = 30;
/** An upload without a piece for this long was abandoned. */
const SILENT_UPLOAD_SECONDS = 3_600;
/** A job whose server ended twice is not started again. */
const MAX_ATTEMPTS = 2;

export interface NewJob {
  fileName: string;
  folder: string;
  company: string | null;
  retryOf: number | null;
  size: number;
  subject: string;
  startedBy: string;
  companies: readonly string[];
}

/** Adds a job whose file is yet to be uploaded, or one that retries rejected records and needs no file. */
export async function addJob(db: Kysely<Tables>, job: NewJob): Promise<number> {
  const { id } = await db
    .insertInto('import_job')
    .values({
      file_name: job.fileName,
      folder: job.folder,
      company_code: job.company,
      retry_of: job.retryOf,
      state: job.retryOf === null ? 'uploading' : 'waiting',
      size: job.size,
      subject: job.subject,
      started_by: job.startedBy,
      companies: [...job.companies],
      bytes_read: null,
      finished_at: null,
      fault: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function findJob(db: Kysely<Tables>, id: number): Promise<ImportJobRow | undefined> {
  return db.selectFrom('import_job').selectAll().where('id', '=', id).executeTakeFirst();
}

/** When a file of each sender was last imported: the sender who waits longest is next (G-728). */
const servedSenders = (db: Kysely<Tables>) =>
  db
    .selectFrom('import_job')
    .select(({ fn }) => ['subject', fn.max('finished_at').as('served_at')])
    .where('attempts', '>', 0)
    .groupBy('subject')
    .as('served');

/** Lists the jobs in the queue in their order, then the finished ones of the last day, newest first. */
export async function listJobs(db: Kysely<Tables>, limit: number): Promise<ImportJobRow[]> {
  return (
    db
      .selectFrom('import_job')
      .leftJoin(servedSenders(db), 'served.subject', 'import_job.subject')
      .selectAll('import_job')
      .where((eb) =>
        eb.or([eb('finished_at', 'is', null), eb('finished_at', '>', sql<string>`now() - interval '1 day'`)]),
      )
      .orderBy(sql`finished_at is not null, state <> 'running'`)
      .orderBy('finished_at', 'desc')
      // The place among the files of the sender that have not ended.
      .orderBy(sql`row_number() over (partition by import_job.subject, finished_at is null order by id)`)
      .orderBy(sql`served_at nulls first, id`)
      .limit(limit)
      .execute()
  );
}

export async function countOpenJobs(db: Kysely<Tables>, subject: string): Promise<number> {
  const { open } = await db
    .selectFrom('import_job')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('subject', '=', subject)
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow();
  return open;
}

/**
 * Stores the number of bytes received; a completely uploaded job waits in the queue.
 * @returns the updated row
 */
export async function storeReceivedBytes(
  db: Kysely<Tables>,
  id: number,
  received: number,
): Promise<ImportJobRow | undefined> {
  return db
    .updateTable('import_job')
    .set({
      received,
      seen_at: sql<string>`now()`,
      state: sql<string>`case when ${received} >= size then 'waiting' else state end`,
    })
    .where('id', '=', id)
    .where('state', '=', 'uploading')
    .returningAll()
    .executeTakeFirst();
}

/**
 * Claims the next waiting job of this folder, unless a job runs on any server: the senders take turns, each with the first
 * of its files. One import at a time leaves the rest of the machine to readers.
 */
export async function claimJob(db: Kysely<Tables>, folder: string): Promise<ImportJobRow | undefined> {
  return db.transaction().execute(async (trx) => {
    // Two servers would otherwise both see that no job runs.
    await sql`lock table import_job in exclusive mode`.execute(trx);
    return trx
      .updateTable('import_job')
      .set({ state: 'running', seen_at: sql<string>`now()` })
      .set((eb) => ({ attempts: eb('attempts', '+', 1), claims: eb('claims', '+', 1) }))
      .where('id', '=', (eb) =>
        eb
          .selectFrom('import_job')
          .leftJoin(servedSenders(trx), 'served.subject', 'import_job.subject')
          .select('id')
          .where('state', '=', 'waiting')
          .where('folder', '=', folder)
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('import_job as other').select('other.id').where('other.state', '=', 'running'))),
          )
          .orderBy(sql`served_at nulls first, id`)
          .limit(1),
      )
      .returningAll()
      .executeTakeFirst();
  });
}

/**
 * A claim of a job. No two claims of a job have the same number, so an earlier one does not match its row; the number of
 * attempts is lower again when a server has returned the job.
 */
export type JobClaim = Pick<ImportJobRow, 'id' | 'claims'>;

/** Condition on `import_job`: the job runs, and no other server has claimed it since. */
const isHeldBy = ({ id, claims }: JobClaim) => sql<boolean>`id = ${id} and claims = ${claims} and state = 'running'`;

export interface JobProgress {
  bytesRead: number | null;
  records: number;
  runIds: readonly number[];
}

/**
 * Stores the progress of a job, which is also its sign of life.
 * @returns true when the job is to be ended: it was cancelled, or the claim no longer holds
 */
export async function reportProgress(db: Kysely<Tables>, claim: JobClaim, progress: JobProgress): Promise<boolean> {
  const row = await db
    .updateTable('import_job')
    .set({ bytes_read: progress.bytesRead, records: progress.records, run_ids: [...progress.runIds] })
    .set({ seen_at: sql<string>`now()` })
    .where(isHeldBy(claim))
    .returning('is_cancelled')
    .executeTakeFirst();
  return row?.is_cancelled ?? true;
}

/** @returns false when the claim no longer holds; then the job and its file belong to another claim */
export async function finishJob(
  db: Kysely<Tables>,
  claim: JobClaim,
  end: JobProgress & { state: 'done' | 'failed' | 'cancelled'; fault?: string; known: readonly string[] },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('import_job')
    .set({ state: end.state, fault: end.fault ?? null, run_ids: [...end.runIds], known: [...end.known] })
    .set({ records: end.records, bytes_read: end.bytesRead })
    .set({ finished_at: sql<string>`now()` })
    .where(isHeldBy(claim))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns a job to the queue when its server stops. What it has imported is found unchanged later. */
export async function releaseJob(db: Kysely<Tables>, claim: JobClaim): Promise<void> {
  await db
    .updateTable('import_job')
    .set((eb) => ({ state: 'waiting', attempts: eb('attempts', '-', 1), bytes_read: null, records: 0 }))
    .where(isHeldBy(claim))
    .execute();
}

/**
 * Cancels a waiting job at once, or requests the server of a running job to end it.
 * @returns the job as it was, if it had not ended
 */
export async function cancelJob(db: Kysely<Tables>, id: number): Promise<ImportJobRow | undefined> {
  const cancelled = await db
    .updateTable('import_job')
    .set({ is_cancelled: true })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  await sql`
    update import_job set state = 'cancelled', finished_at = now()
    where id = ${id} and state in ('uploading', 'waiting')`.execute(db);
  return cancelled;
}

/**
 * Recovers from crashes: running jobs without a sign of life return to the queue or, the second time, fail; abandoned
 * uploads are cancelled; old jobs are deleted.
 */
export async function recoverJobs(db: Kysely<Tables>): Promise<void> {
  await sql`
    update import_job
    set state = case when is_cancelled then 'cancelled' when attempts < ${MAX_ATTEMPTS} then 'waiting' else 'failed' end,
      fault = case when attempts < ${MAX_ATTEMPTS} then null else 'The server stopped while it read this file.' end,
      finished_at = case when attempts < ${MAX_ATTEMPTS} and not is_cancelled then null else now() end,
      bytes_read = null
    where state = 'running' and ${isSilentFor(SILENT_JOB_SECONDS)}`.execute(db);
  await sql`
    update import_job set state = 'cancelled', fault = 'The upload was not completed.', finished_at = now()
    where state = 'uploading' and ${isSilentFor(SILENT_UPLOAD_SECONDS)}`.execute(db);
  await sql`delete from import_job where finished_at < now() - interval '7 days'`.execute(db);
}

/** Finds the jobs whose files this folder must keep. */
export async function findOpenJobIds(db: Kysely<Tables>, folder: string): Promise<Set<number>> {
  const rows = await db
    .selectFrom('import_job')
    .select('id')
    .where('folder', '=', folder)
    .where('finished_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

import { type Kysely, type Selectable, sql } from 'kysely';
import type { ImportJobTable, Tables } from '../../database/tables.ts';

export type ImportJobRow = Selectable<ImportJobTable>;

/** A running job that has given no sign of life for so long has lost its server. */
const SILENT = sql<string>`now() - interval '30 seconds'`;
/** Servers that end twice over the same file leave it alone. */
const MOST_ATTEMPTS = 2;

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

/** A job whose file is still to come, or one that takes rejected records again and needs none. */
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

/** Jobs in the queue in their order, then those of the last day, newest first. */
export async function listJobs(db: Kysely<Tables>, most: number): Promise<ImportJobRow[]> {
  return db
    .selectFrom('import_job')
    .selectAll()
    .where((eb) =>
      eb.or([eb('finished_at', 'is', null), eb('finished_at', '>', sql<string>`now() - interval '1 day'`)]),
    )
    .orderBy(sql`finished_at is not null`)
    .orderBy(sql`case when finished_at is null then id end`)
    .orderBy('finished_at', 'desc')
    .limit(most)
    .execute();
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

/** Counts a piece that has come; a whole file waits for its turn. Gives the row as it is then. */
export async function countPiece(db: Kysely<Tables>, id: number, received: number): Promise<ImportJobRow | undefined> {
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
 * Takes the next job of this folder into work, unless one is being worked on anywhere: imports follow one another, so
 * that readers have the rest of the machine.
 */
export async function claimJob(db: Kysely<Tables>, folder: string): Promise<ImportJobRow | undefined> {
  return db.transaction().execute(async (trx) => {
    // Two servers that ask at once would both find nothing running.
    await sql`lock table import_job in exclusive mode`.execute(trx);
    return trx
      .updateTable('import_job')
      .set((eb) => ({ state: 'running', seen_at: sql<string>`now()`, attempts: eb('attempts', '+', 1) }))
      .where('id', '=', (eb) =>
        eb
          .selectFrom('import_job')
          .select('id')
          .where('state', '=', 'waiting')
          .where('folder', '=', folder)
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('import_job as other').select('other.id').where('other.state', '=', 'running'))),
          )
          .orderBy('id')
          .limit(1),
      )
      .returningAll()
      .executeTakeFirst();
  });
}

export interface JobProgress {
  bytesRead: number | null;
  records: number;
  runIds: readonly number[];
}

/** A sign of life, with how far the job is. Tells whether somebody wants it to end. */
export async function reportProgress(db: Kysely<Tables>, id: number, progress: JobProgress): Promise<boolean> {
  const row = await db
    .updateTable('import_job')
    .set({ bytes_read: progress.bytesRead, records: progress.records, run_ids: [...progress.runIds] })
    .set({ seen_at: sql<string>`now()` })
    .where('id', '=', id)
    .returning('is_cancelled')
    .executeTakeFirst();
  return row?.is_cancelled ?? true;
}

export async function finishJob(
  db: Kysely<Tables>,
  id: number,
  end: JobProgress & { state: 'done' | 'failed' | 'cancelled'; fault?: string; known: readonly string[] },
): Promise<void> {
  await db
    .updateTable('import_job')
    .set({ state: end.state, fault: end.fault ?? null, run_ids: [...end.runIds], known: [...end.known] })
    .set({ records: end.records, bytes_read: end.bytesRead })
    .set({ finished_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Puts a job back into the queue that a stopping server had begun; what went in is passed over as unchanged. */
export async function releaseJob(db: Kysely<Tables>, id: number): Promise<void> {
  await db
    .updateTable('import_job')
    .set((eb) => ({ state: 'waiting', attempts: eb('attempts', '-', 1), bytes_read: null, records: 0 }))
    .where('id', '=', id)
    .execute();
}

/** Ends a job that nobody works on, at once; one in work is asked to end. Gives it as it was, where it was still open. */
export async function cancelJob(db: Kysely<Tables>, id: number): Promise<ImportJobRow | undefined> {
  const asked = await db
    .updateTable('import_job')
    .set({ is_cancelled: true })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  await sql`
    update import_job set state = 'cancelled', finished_at = now()
    where id = ${id} and state in ('uploading', 'waiting')`.execute(db);
  return asked;
}

/**
 * What a crash left behind: jobs in work without a sign of life go back into the queue or, the second time, fail;
 * uploads that nobody goes on with end; old jobs are forgotten.
 */
export async function recoverJobs(db: Kysely<Tables>): Promise<void> {
  await sql`
    update import_job
    set state = case when is_cancelled then 'cancelled' when attempts < ${MOST_ATTEMPTS} then 'waiting' else 'failed' end,
      fault = case when attempts < ${MOST_ATTEMPTS} then null else 'The server ended while it read this file.' end,
      finished_at = case when attempts < ${MOST_ATTEMPTS} and not is_cancelled then null else now() end,
      bytes_read = null
    where state = 'running' and seen_at < ${SILENT}`.execute(db);
  await sql`
    update import_job set state = 'cancelled', fault = 'The file did not come to its end.', finished_at = now()
    where state = 'uploading' and seen_at < now() - interval '1 hour'`.execute(db);
  await sql`delete from import_job where finished_at < now() - interval '7 days'`.execute(db);
}

/** The jobs whose files this folder has to keep. */
export async function findOpenJobIds(db: Kysely<Tables>, folder: string): Promise<Set<number>> {
  const rows = await db
    .selectFrom('import_job')
    .select('id')
    .where('folder', '=', folder)
    .where('finished_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

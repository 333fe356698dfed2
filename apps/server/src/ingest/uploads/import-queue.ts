import { messageOf } from '../../caught-error.ts';
import type { OpenDatabase } from '../../database/connection.ts';
import type { Log } from '../../database/log.ts';
import { refreshSalesRanks } from '../../records/sales-ranks.queries.ts';
import {
  claimJob,
  findOpenJobIds,
  finishJob,
  type ImportJobRow,
  recoverJobs,
  releaseJob,
  reportProgress,
} from './import-jobs.queries.ts';
import type { JobRunProgress } from './run-job.ts';
import { JobFailedError, runJobInProcess } from './run-job-in-process.ts';
import type { UploadFolder } from './upload-folder.ts';

const PROGRESS_INTERVAL_MS = 1_000;
/** Interval of the check for jobs of stopped servers and for files without a job. */
const CHECK_INTERVAL_MS = 15_000;
const FIRST_CHECK_MS = 3_000;

export interface QueueOptions {
  database: OpenDatabase;
  uploads: UploadFolder;
  /** The imprint-to-company table, read for each job. */
  imprintsFile: string;
  /** Records as they were sent that are kept of one title and sender. */
  recordsKept: number;
  log: Log;
}

/**
 * Queue of uploaded files. It is stored in the database, so that an import does not depend on a page, and runs one job
 * at a time over all servers. A server that stops returns its job to the queue; the job of a killed server is recovered
 * by the next check.
 */
export class ImportQueue {
  readonly #options: QueueOptions;
  #timer: NodeJS.Timeout | undefined;
  #work: Promise<void> | undefined;
  #isWanted = false;
  readonly #stopping = new AbortController();
  #running: { id: number; abort: AbortController } | undefined;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.wake();
      this.#timer = setInterval(() => this.wake(), CHECK_INTERVAL_MS).unref();
    }, FIRST_CHECK_MS).unref();
  }

  /** Starts the jobs that wait; a call while it works causes another check. */
  wake(): void {
    this.#isWanted = true;
    this.#work ??= this.#runWaitingJobs().finally(() => {
      this.#work = undefined;
      if (this.#isWanted && !this.#isStopped) this.wake();
    });
  }

  /** Cancels a job at once if it runs on this server; other servers notice it when they next report progress. */
  cancel(id: number): void {
    if (this.#running?.id === id) this.#running.abort.abort();
  }

  /** Returns the running job to the queue and waits until that is stored. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#timer);
    this.#running?.abort.abort();
    await this.#work;
  }

  get #isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  async #runWaitingJobs(): Promise<void> {
    const { database, uploads, log } = this.#options;
    try {
      while (this.#isWanted && !this.#isStopped) {
        this.#isWanted = false;
        await recoverJobs(database.db);
        const folder = await uploads.name();
        await uploads.removeOrphans(() => findOpenJobIds(database.db, folder));
        let jobs = 0;
        for (let job = await this.#next(folder); job; job = await this.#next(folder), jobs += 1) await this.#run(job);
        if (jobs > 0) await refreshSalesRanks(database.batch, this.#stopping.signal);
      }
    } catch (error) {
      // The jobs are in the database; the next check finds them.
      if (!this.#isStopped) log.warn({ reason: messageOf(error) }, 'the queue of imports was interrupted');
    }
  }

  async #next(folder: string): Promise<ImportJobRow | undefined> {
    return this.#isStopped ? undefined : claimJob(this.#options.database.db, folder);
  }

  async #run(job: ImportJobRow): Promise<void> {
    const { database, uploads, imprintsFile, recordsKept, log } = this.#options;
    const abort = new AbortController();
    this.#running = { id: job.id, abort };
    // The server may have been stopped while it claimed the job.
    if (this.#isStopped) abort.abort();
    const progress: JobRunProgress = { bytesRead: null, records: 0, runIds: [], known: [] };
    const heartbeat = setInterval(() => {
      reportProgress(database.db, job, progress)
        .then((isCancelled) => isCancelled && abort.abort())
        .catch(() => undefined);
    }, PROGRESS_INTERVAL_MS);
    try {
      const path = uploads.pathOf(job.id);
      await runJobInProcess(job, {
        database: database.location,
        imprintsFile,
        recordsKept,
        path,
        signal: abort.signal,
        progress,
        log,
      });
    } catch (error) {
      if (this.#isStopped) return await releaseJob(database.db, job);
      const end = abort.signal.aborted
        ? ({ state: 'cancelled' } as const)
        : ({ state: 'failed', fault: faultOf(error) } as const);
      if (error instanceof JobFailedError && error.isDiskFull) database.noteDiskFull();
      if (end.state === 'failed') log.error({ reason: messageOf(error), job: job.id }, 'an import failed');
      return await this.#finish(job, { ...end, ...progress });
    } finally {
      clearInterval(heartbeat);
      this.#running = undefined;
    }
    await this.#finish(job, { state: 'done', ...progress });
  }

  /** Ends a job and removes its file, unless another server has taken the job over, which then reads the file. */
  async #finish(job: ImportJobRow, end: Parameters<typeof finishJob>[2]): Promise<void> {
    const { database, uploads, log } = this.#options;
    if (await finishJob(database.db, job, end)) await uploads.remove(job.id);
    else log.warn({ job: job.id }, 'an import was taken over by another server');
  }
}

/** Message for the page; the log has the cause. */
const faultOf = (error: unknown) =>
  error instanceof JobFailedError ? error.fault : 'The import could not be started.';

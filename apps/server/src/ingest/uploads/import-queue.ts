import type { OpenDatabase } from '../../database/connection.ts';
import type { Log } from '../../database/log.ts';
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
import { JobFailed, runJobApart } from './run-job-in-process.ts';
import type { UploadFolder } from './upload-folder.ts';

const REPORT_EVERY_MS = 1_000;
/** How often a server looks for jobs that others left, and for files that belong to none. */
const LOOK_EVERY_MS = 15_000;
const FIRST_LOOK_MS = 3_000;

export interface QueueOptions {
  database: OpenDatabase;
  uploads: UploadFolder;
  /** The imprint-to-company table, read anew for each job. */
  imprintsFile: string;
  log: Log;
}

/**
 * The queue of dropped files (decision 11): in the store, so that an import is the server's and no page's, and one at a
 * time over all servers. A server that ends puts its job back; one that is killed loses it to the next look.
 */
export class ImportQueue {
  readonly #options: QueueOptions;
  #timer: NodeJS.Timeout | undefined;
  #work: Promise<void> | undefined;
  #isWanted = false;
  #isStopped = false;
  #running: { id: number; abort: AbortController } | undefined;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.wake();
      this.#timer = setInterval(() => this.wake(), LOOK_EVERY_MS).unref();
    }, FIRST_LOOK_MS).unref();
  }

  /** Works until nothing waits; further calls meanwhile make it look once more. */
  wake(): void {
    this.#isWanted = true;
    this.#work ??= this.#workOff().finally(() => {
      this.#work = undefined;
      if (this.#isWanted && !this.#isStopped) this.wake();
    });
  }

  /** Ends the job at once where it is this server's; others hear of it with their next sign of life. */
  cancel(id: number): void {
    if (this.#running?.id === id) this.#running.abort.abort();
  }

  /** Puts the job in work back into the queue and waits until it is there. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#running?.abort.abort();
    await this.#work;
  }

  async #workOff(): Promise<void> {
    const { database, uploads, log } = this.#options;
    try {
      while (this.#isWanted && !this.#isStopped) {
        this.#isWanted = false;
        await recoverJobs(database.db);
        const folder = await uploads.name();
        await uploads.sweep(() => findOpenJobIds(database.db, folder));
        for (let job = await this.#next(folder); job; job = await this.#next(folder)) await this.#run(job);
      }
    } catch (error) {
      // The jobs are in the store: the next look finds them.
      if (!this.#isStopped) log.warn({ reason: (error as Error).message }, 'The queue of imports does not go on');
    }
  }

  async #next(folder: string): Promise<ImportJobRow | undefined> {
    return this.#isStopped ? undefined : claimJob(this.#options.database.db, folder);
  }

  async #run(job: ImportJobRow): Promise<void> {
    const { database, uploads, imprintsFile, log } = this.#options;
    const abort = new AbortController();
    this.#running = { id: job.id, abort };
    // The server may have been stopped while it took the job.
    if (this.#isStopped) abort.abort();
    const progress: JobRunProgress = { bytesRead: null, records: 0, runIds: [], known: [] };
    const alive = setInterval(() => {
      reportProgress(database.db, job.id, progress)
        .then((isCancelled) => isCancelled && abort.abort())
        .catch(() => undefined);
    }, REPORT_EVERY_MS);
    try {
      const path = uploads.pathOf(job.id);
      await runJobApart(job, { database: database.place, imprintsFile, path, signal: abort.signal, progress, log });
    } catch (error) {
      if (this.#isStopped) return await releaseJob(database.db, job.id);
      const end = abort.signal.aborted
        ? ({ state: 'cancelled' } as const)
        : ({ state: 'failed', fault: faultOf(error) } as const);
      if (end.state === 'failed') log.error({ reason: (error as Error).message, job: job.id }, 'An import failed');
      await finishJob(database.db, job.id, { ...end, ...progress });
      return await uploads.remove(job.id);
    } finally {
      clearInterval(alive);
      this.#running = undefined;
    }
    await finishJob(database.db, job.id, { state: 'done', ...progress });
    await uploads.remove(job.id);
  }
}

/** What the page says of a failure; the cause is in the log. */
const faultOf = (error: unknown) => (error instanceof JobFailed ? error.fault : 'The import could not be begun.');

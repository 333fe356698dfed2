import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DatabasePlace } from '../../database/connection.ts';
import type { Log } from '../../database/log.ts';
import type { ImportJobRow } from './import-jobs.queries.ts';
import { ENDS_WITHIN_MS, type JobNews, type JobOrder } from './job-messages.ts';
import type { JobRunProgress } from './run-job.ts';

const PROGRAM = fileURLToPath(new URL('./job-process.ts', import.meta.url));
/** Bounds of memory, as commands have them. */
const FLAGS_FILE = new URL('../import-flags.json', import.meta.url);

/** A job that failed. The message is for the log. */
export class JobFailed extends Error {
  override name = 'JobFailed';
  /** What the page says. */
  readonly fault: string;

  constructor(fault: string, reason: string) {
    super(reason);
    this.fault = fault;
  }
}

export interface JobApart {
  database: DatabasePlace;
  imprintsFile: string;
  /** Where the dropped file lies. */
  path: string;
  signal: AbortSignal;
  /** Written while the job runs. */
  progress: JobRunProgress;
  log: Log;
}

/**
 * Imports what a job is about in a process of its own: the server goes on answering, and its memory stays its own.
 * Throws JobFailed, also when the signal ended it.
 */
export function runJobApart(
  job: ImportJobRow,
  { database, imprintsFile, path, signal, progress, log }: JobApart,
): Promise<void> {
  const child = fork(PROGRAM, {
    execArgv: JSON.parse(readFileSync(FLAGS_FILE, 'utf8')) as string[],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // The server's own flags (test runner, inspector) are not the import's.
    env: { ...process.env, NODE_OPTIONS: '', WATCH_REPORT_DEPENDENCIES: undefined },
  });
  const tell = (order: JobOrder) => child.connected && child.send(order, () => {});
  log.info({ job: job.id, pid: child.pid }, 'An import by hand begins');
  tell({ kind: 'run', job, path, imprintsFile, database });

  let patience: NodeJS.Timeout | undefined;
  const cancel = () => {
    tell({ kind: 'cancel' });
    patience = setTimeout(() => child.kill('SIGKILL'), ENDS_WITHIN_MS);
  };
  if (signal.aborted) cancel();
  else signal.addEventListener('abort', cancel, { once: true });

  return new Promise<void>((resolve, reject) => {
    let end: Extract<JobNews, { kind: 'done' | 'failed' }> | undefined;
    const leave = () => {
      clearTimeout(patience);
      signal.removeEventListener('abort', cancel);
    };
    child.on('message', (news: JobNews) => {
      if (news.kind === 'warning') return log.warn({ job: job.id, reason: news.text }, 'An import by hand warns');
      Object.assign(progress, news.progress);
      if (news.kind !== 'progress') end = news;
    });
    child.once('error', (error) => {
      leave();
      child.kill('SIGKILL');
      reject(new JobFailed('The import could not be begun.', error.message));
    });
    child.once('close', (code, killedBy) => {
      leave();
      if (end?.kind === 'done') resolve();
      else if (end) reject(new JobFailed(end.fault, end.reason));
      else reject(new JobFailed('The import ended before it was done.', `its process ended with ${code ?? killedBy}`));
    });
  });
}

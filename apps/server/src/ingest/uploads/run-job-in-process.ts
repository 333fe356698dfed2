import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DatabaseLocation } from '../../database/connection.ts';
import type { Log } from '../../database/log.ts';
import type { ImportJobRow } from './import-jobs.queries.ts';
import { CANCEL_TIMEOUT_MS, type FromJobProcess, type ToJobProcess } from './job-messages.ts';
import type { JobRunProgress } from './run-job.ts';

const PROGRAM = fileURLToPath(new URL('./job-process.ts', import.meta.url));
/** Memory limits, the same as for commands. */
const FLAGS_FILE = new URL('../import-flags.json', import.meta.url);

/** A failed job. `message` is logged. */
export class JobFailedError extends Error {
  override name = 'JobFailedError';
  /** Shown on the page. */
  readonly fault: string;
  /** Whether the disk of the database is full. */
  readonly isDiskFull: boolean;

  constructor(fault: string, reason: string, isDiskFull = false) {
    super(reason);
    this.fault = fault;
    this.isDiskFull = isDiskFull;
  }
}

export interface JobInProcess {
  database: DatabaseLocation;
  imprintsFile: string;
  recordsKept: number;
  /** Path of the uploaded file. */
  path: string;
  signal: AbortSignal;
  /** Updated while the job runs. */
  progress: JobRunProgress;
  log: Log;
}

/**
 * Runs a job in a process of its own, so that the server's event loop and memory are not affected.
 * @throws JobFailedError, also when `signal` is aborted
 */
export function runJobInProcess(
  job: ImportJobRow,
  { database, imprintsFile, recordsKept, path, signal, progress, log }: JobInProcess,
): Promise<void> {
  const child = fork(PROGRAM, {
    // The file is part of the product and has a list of texts.
    execArgv: JSON.parse(readFileSync(FLAGS_FILE, 'utf8')) as string[],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Flags of the server (test runner, inspector) are not passed on.
    env: { ...process.env, NODE_OPTIONS: '', WATCH_REPORT_DEPENDENCIES: undefined },
  });
  const send = (message: ToJobProcess) => child.connected && child.send(message, () => {});
  log.info({ job: job.id, pid: child.pid }, 'the import of an upload starts');
  send({ kind: 'run', job, path, imprintsFile, recordsKept, database });

  let killTimer: NodeJS.Timeout | undefined;
  const cancel = () => {
    send({ kind: 'cancel' });
    killTimer = setTimeout(() => child.kill('SIGKILL'), CANCEL_TIMEOUT_MS);
  };
  if (signal.aborted) cancel();
  else signal.addEventListener('abort', cancel, { once: true });

  return new Promise<void>((resolve, reject) => {
    let end: Extract<FromJobProcess, { kind: 'done' | 'failed' }> | undefined;
    const cleanUp = () => {
      clearTimeout(killTimer);
      signal.removeEventListener('abort', cancel);
    };
    child.on('message', (message: FromJobProcess) => {
      if (message.kind === 'warning') return log.warn({ job: job.id, reason: message.text }, 'warning of an import');
      Object.assign(progress, message.progress);
      if (message.kind !== 'progress') end = message;
    });
    child.once('error', (error) => {
      cleanUp();
      child.kill('SIGKILL');
      reject(new JobFailedError('The import could not be started.', error.message));
    });
    child.once('close', (code, signalName) => {
      cleanUp();
      if (end?.kind === 'done') resolve();
      else if (end) reject(new JobFailedError(end.fault, end.reason, end.isDiskFull));
      else
        reject(
          new JobFailedError(
            'The import ended before it was complete.',
            `its process ended with ${code ?? signalName}`,
          ),
        );
    });
  });
}

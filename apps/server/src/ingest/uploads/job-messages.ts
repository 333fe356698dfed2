import type { DatabaseLocation } from '../../database/connection.ts';
import type { ImportJobRow } from './import-jobs.queries.ts';
import type { JobRunProgress } from './run-job.ts';

/**
 * Time a cancelled job has to finish its current statement before its process is killed. The import can be repeated.
 */
export const CANCEL_TIMEOUT_MS = 5_000;

/** Messages to the process of a job: first `run`, then possibly `cancel`. */
export type ToJobProcess =
  | {
      kind: 'run';
      job: ImportJobRow;
      path: string;
      imprintsFile: string;
      recordsKept: number;
      database: DatabaseLocation;
    }
  | { kind: 'cancel' };

/** Messages from the process of a job; `done` and `failed` are the last. */
export type FromJobProcess =
  | { kind: 'progress'; progress: JobRunProgress }
  | { kind: 'warning'; text: string }
  | { kind: 'done'; progress: JobRunProgress }
  /** `fault` is shown to users, `reason` is logged. */
  | { kind: 'failed'; progress: JobRunProgress; fault: string; reason: string; isDiskFull: boolean };

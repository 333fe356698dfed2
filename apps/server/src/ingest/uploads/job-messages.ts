import type { DatabasePlace } from '../../database/connection.ts';
import type { ImportJobRow } from './import-jobs.queries.ts';
import type { JobRunProgress } from './run-job.ts';

/** A job that is to end first goes to the end of its statement; whatever takes longer is ended, which no import minds. */
export const ENDS_WITHIN_MS = 5_000;

/** What the process of a job is told: first what to do, later at most that nobody wants it any more. */
export type JobOrder =
  | { kind: 'run'; job: ImportJobRow; path: string; imprintsFile: string; database: DatabasePlace }
  | { kind: 'cancel' };

/** What it tells; `done` and `failed` are the last. */
export type JobNews =
  | { kind: 'progress'; progress: JobRunProgress }
  | { kind: 'warning'; text: string }
  | { kind: 'done'; progress: JobRunProgress }
  /** `fault` is for people, `reason` for the log. */
  | { kind: 'failed'; progress: JobRunProgress; fault: string; reason: string };

import type { Kysely } from 'kysely';
import { AppError } from '../../app-error.ts';
import type { Tables } from '../../database/tables.ts';
import type { Caller } from '../../http/caller.ts';
import { addJob, countOpenJobs, type NewJob } from '../../ingest/uploads/import-jobs.queries.ts';

/** Maximum number of unfinished jobs per person; for more files an archive can be uploaded. */
const MAX_OPEN_JOBS = 50;

/**
 * Adds a job in the caller's name.
 * @returns its id
 * @throws AppError `denied` for a company that the caller may not access, `too-many-requests` above 50 unfinished jobs
 */
export async function announceJob(
  db: Kysely<Tables>,
  job: Pick<NewJob, 'fileName' | 'folder' | 'company' | 'retryOf' | 'size'>,
  { subject, displayName, companies }: Caller,
): Promise<number> {
  if (job.company !== null && !companies.some((code) => code === job.company)) throw new AppError('denied');
  if ((await countOpenJobs(db, subject)) >= MAX_OPEN_JOBS)
    throw new AppError('too-many-requests', `${MAX_OPEN_JOBS} of your files are already waiting.`);
  return addJob(db, { ...job, subject, startedBy: displayName || subject, companies });
}

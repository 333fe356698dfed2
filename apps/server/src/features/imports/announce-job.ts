import type { Kysely } from 'kysely';
import { AppError } from '../../app-error.ts';
import type { Tables } from '../../database/tables.ts';
import type { Caller } from '../../http/caller.ts';
import { addJob, countOpenJobs, type NewJob } from '../../ingest/uploads/import-jobs.queries.ts';

/** Files of one person that wait or come; whoever has more drops an archive. */
const MOST_OPEN = 50;

/**
 * Takes a job into the store in the caller's name, and gives its number.
 *
 * @throws AppError `denied` for a company that the caller does not hold, `too-many-requests` past 50 open jobs
 */
export async function announceJob(
  db: Kysely<Tables>,
  job: Pick<NewJob, 'fileName' | 'folder' | 'company' | 'retryOf' | 'size'>,
  { subject, displayName, companies }: Caller,
): Promise<number> {
  if (job.company !== null && !companies.some((code) => code === job.company)) throw new AppError('denied');
  if ((await countOpenJobs(db, subject)) >= MOST_OPEN)
    throw new AppError('too-many-requests', `${MOST_OPEN} of your files are waiting already.`);
  return addJob(db, { ...job, subject, startedBy: displayName || subject, companies });
}

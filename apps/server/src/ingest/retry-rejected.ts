import type { FeedFile } from './feed-file.ts';
import { importHouse } from './house/import-house.ts';
import { type ImportOptions, importOnix } from './onix/import-onix.ts';
import type { ImportReport } from './runs/import-report.ts';
import { RejectedFile } from './runs/rejected-file.ts';
import { completeRun, findRunsToRetry, markRetried, type RunToRetry } from './runs/rejections.queries.ts';
import { readRunForm } from './runs/run-form.ts';

/**
 * Imports the rejected records of a run, or of all runs, again, as if they were a file with the preamble of their file,
 * and marks those that are accepted. They count as received at their first import, and as sent then if no time is stated. `company` is
 * used for runs that chose it by imprint.
 * @returns a report for each run with waiting records
 * @throws when the database is not available
 */
export async function retryRejected(options: ImportOptions & { runId?: number }): Promise<ImportReport[]> {
  const { runId, ...rest } = options;
  const reports: ImportReport[] = [];
  for (const run of await findRunsToRetry(options.database.batch, runId)) reports.push(await retryRun(run, rest));
  return reports;
}

async function retryRun(run: RunToRetry, options: ImportOptions): Promise<ImportReport> {
  const db = options.database.batch;
  const file = new RejectedFile(db, run);
  const stillRejected = new Map<number, string>();
  const onRejected = ({ offset, reason }: { offset: number; reason: string }) => {
    const id = file.recordAt(offset);
    if (id !== undefined) stillRejected.set(id, reason);
  };
  const report = await readAgain(file, run, { ...options, onRejected });
  // When the file itself is refused, its records keep waiting.
  const accepted = report.unreadable ? [] : file.ids.filter((id) => !stillRejected.has(id));
  report.notices.push(retryNotice(run.id, file.ids.length, accepted.length));
  // A run that was read again is stored.
  await markRetried(db, report.runId!, accepted, stillRejected);
  await completeRun(db, run.id);
  return report;
}

/** What a retry has changed. */
const retryNotice = (runId: number, tried: number, accepted: number) =>
  `Retry of run ${runId}: ${accepted} of ${tried} rejected records are imported, ${tried - accepted} are still rejected`;

function readAgain(file: FeedFile, run: RunToRetry, options: ImportOptions): Promise<ImportReport> {
  const was = readRunForm(run.options);
  const retry = { ...options, firstReceivedAt: run.startedAt };
  if (was.form === 'house') return importHouse(file, { ...retry, format: was.format });
  const company = was.form === 'onix' ? was.company : undefined;
  return importOnix(file, { ...retry, company: company ?? options.company });
}

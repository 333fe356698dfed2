import { createReadStream } from 'node:fs';
import { companyCodes } from '@titlenet/catalogue/companies';
import type { OpenDatabase } from '../../database/connection.ts';
import { unpackFeedFile } from '../archives/unpack-feed-file.ts';
import type { FeedFile } from '../feed-file.ts';
import { importFeed } from '../import-feed.ts';
import type { ImprintCompanies } from '../onix/imprint-companies.ts';
import { retryRejected } from '../retry-rejected.ts';
import type { ImportReport } from '../runs/import-report.ts';
import type { ImportJobRow, JobProgress } from './import-jobs.queries.ts';

const CHUNK = 1 << 18;

/** How far a job is, and the files of it that went in before. */
export interface JobRunProgress extends JobProgress {
  runIds: number[];
  known: string[];
}

export interface JobRun {
  database: OpenDatabase;
  imprintCompanies: ImprintCompanies;
  /** Where the dropped file lies. */
  path: string;
  signal: AbortSignal;
  /** Written while the job runs, read by whoever reports how far it is. */
  progress: JobRunProgress;
}

/** Imports what a job is about: a dropped file, all files of an archive, or rejected records. Throws as `importFeed`. */
export async function runJob(job: ImportJobRow, { path, progress, ...rest }: JobRun): Promise<void> {
  const options = {
    ...rest,
    company: companyCodes.find((code) => code === job.company_code),
    startedBy: job.started_by,
    writableCompanies: companyCodes.filter((code) => job.companies.includes(code)),
    onRun: (runId: number) => void progress.runIds.push(runId),
  };
  if (job.retry_of !== null) {
    const onProgress = ({ records }: { records: number }) => void Object.assign(progress, { records });
    await retryRejected({ ...options, runId: job.retry_of, onProgress });
    return;
  }
  const sent = fileAt(path, job.file_name);
  const files = await unpackFeedFile(sent);
  const isPlain = files.length === 1 && files[0]?.path === path;
  let before = 0;
  for (const file of files) {
    const onProgress = ({ bytes, records }: { bytes: number; records: number }) =>
      void Object.assign(progress, { bytesRead: isPlain ? bytes : null, records: before + records });
    const list = { owner: 'house', isShared: true };
    const report: ImportReport = await importFeed(file, { ...options, list, onProgress });
    before += report.read;
    progress.records = before;
    if (report.isKnownFile) progress.known.push(file.name);
  }
}

function fileAt(path: string, name: string): FeedFile {
  return { name, path, isRepeatable: true, open: () => createReadStream(path, { highWaterMark: CHUNK }) };
}

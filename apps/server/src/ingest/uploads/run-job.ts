import { createReadStream } from 'node:fs';
import { companyCodes } from '@titlenet/catalogue/companies';
import type { OpenDatabase } from '../../database/connection.ts';
import { unpackFeedFile } from '../archives/unpack-feed-file.ts';
import type { FeedFile } from '../feed-file.ts';
import { mayWriteAll } from '../house/writers.ts';
import { importFeed } from '../import-feed.ts';
import type { ImprintCompanies } from '../onix/imprint-companies.ts';
import { retryRejected } from '../retry-rejected.ts';
import type { ImportReport } from '../runs/import-report.ts';
import type { ImportJobRow, JobProgress } from './import-jobs.queries.ts';

const CHUNK_BYTES = 1 << 18;

/** Progress of a job, and its files that were imported before. */
export interface JobRunProgress extends JobProgress {
  runIds: number[];
  known: string[];
}

export interface JobRun {
  database: OpenDatabase;
  imprintCompanies: ImprintCompanies;
  recordsKept: number;
  /** Path of the uploaded file. */
  path: string;
  signal: AbortSignal;
  /** Updated while the job runs; read by the process that reports it. */
  progress: JobRunProgress;
}

/**
 * Runs a job: imports an uploaded file or all files of an archive, or retries rejected records.
 * @throws as `importFeed`
 */
export async function runJob(job: ImportJobRow, { path, progress, ...rest }: JobRun): Promise<void> {
  const uploader = { subject: job.subject, companies: companyCodes.filter((code) => job.companies.includes(code)) };
  const options = {
    ...rest,
    company: companyCodes.find((code) => code === job.company_code),
    startedBy: job.started_by,
    uploader,
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
  let recordsOfEarlierFiles = 0;
  for (const file of files) {
    const onProgress = ({ bytes, records }: { bytes: number; records: number }) =>
      void Object.assign(progress, { bytesRead: isPlain ? bytes : null, records: recordsOfEarlierFiles + records });
    const list = { owner: mayWriteAll(uploader) ? 'house' : job.subject, isShared: true };
    const report: ImportReport = await importFeed(file, { ...options, list, onProgress });
    recordsOfEarlierFiles += report.read;
    progress.records = recordsOfEarlierFiles;
    if (report.isKnownFile) progress.known.push(file.name);
  }
}

function fileAt(path: string, name: string): FeedFile {
  return { name, path, isRepeatable: true, open: () => createReadStream(path, { highWaterMark: CHUNK_BYTES }) };
}

import { createHash } from 'node:crypto';
import type { OpenDatabase } from '../../database/connection.ts';
import type { FeedFile } from './feed-file.ts';
import { finishFeedRun, startFeedRun, wasImported } from './feed-runs.queries.ts';
import { emptyReport, type ImportReport } from './import-report.ts';

export interface RunOptions {
  database: OpenDatabase;
  startedBy: string | null;
  /** How the file was read: the same file read in another way is not the same import. */
  options: string;
}

async function digestOfFile(file: FeedFile): Promise<string | null> {
  if (!file.isRepeatable) return null;
  const hash = createHash('sha256');
  for await (const chunk of file.open()) hash.update(chunk);
  return hash.digest('base64url');
}

/**
 * One import of one file, as a run that is remembered with its report: a file that went in whole before is not read
 * again. `read` fills the report. Throws what `read` throws, after the run was closed as failed.
 */
export async function importRun(
  file: FeedFile,
  { database, startedBy, options }: RunOptions,
  read: (report: ImportReport, runId: number) => Promise<void>,
): Promise<ImportReport> {
  const report = emptyReport(file.name);
  const digest = await digestOfFile(file);
  if (digest && (await wasImported(database.long, digest, options))) return { ...report, isKnownFile: true };

  const runId = await startFeedRun(database.long, { fileName: file.name, fileDigest: digest, options, startedBy });
  try {
    await read(report, runId);
  } catch (error) {
    await finishFeedRun(database.long, runId, 'failed', report).catch(() => undefined);
    throw error;
  }
  const isWhole = report.rejected.length === 0 && !report.unreadable;
  const outcome = report.unreadable ? 'unreadable' : isWhole ? 'complete' : 'partial';
  await finishFeedRun(database.long, runId, outcome, report);
  return report;
}

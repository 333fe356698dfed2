import { createHash } from 'node:crypto';
import type { CompanyCode } from '@titlenet/catalogue/companies';
import { messageOf } from '../../caught-error.ts';
import type { OpenDatabase } from '../../database/connection.ts';
import { TermRegistry } from '../../records/terms.queries.ts';
import { analyzeTitles } from '../../write-titles/analyze-titles.queries.ts';
import { failedFiguresNotice, refreshFigures } from '../../write-titles/refresh-figures.ts';
import type { FeedFile } from '../feed-file.ts';
import { UnreadableFeedError } from '../unreadable-feed.ts';
import { finishFeedRun, type RunOutcome, startFeedRun, touchFeedRun, wasImported } from './feed-runs.queries.ts';
import { changedCount, emptyReport, type ImportReport } from './import-report.ts';
import { describeInterruption } from './interruption.ts';
import { type OnRejected, Quarantine } from './quarantine.ts';

/** The user whose upload is imported. */
export interface Uploader {
  /** Subject at the identity provider. */
  subject: string;
  /** Companies whose titles this user may change. */
  companies: readonly CompanyCode[];
}

export interface RunOptions {
  database: OpenDatabase;
  startedBy: string | null;
  /** Options of the import; the same file with other options is another import. */
  options: string;
  /** Cancels the import; records that are already stored are kept. */
  signal?: AbortSignal;
  /** For retries: called with records that are rejected again, which are then not stored a second time. */
  onRejected?: OnRejected;
  /** For retries: ISO time in UTC at which the records were received. Those without a time count as sent then. */
  firstReceivedAt?: string;
  /** Absent for commands, which may write everything. */
  uploader?: Uploader;
  /** True in a transaction that is rolled back, in which the planner's statistics are not updated. */
  isDryRun?: boolean;
  /** How many records as they were sent are kept of one title and sender. */
  recordsKept?: number;
  /** Called with the id of the run when it begins. */
  onRun?: (runId: number) => void;
}

const HEARTBEAT_INTERVAL_MS = 10_000;

async function digestOfFile(file: FeedFile, signal: AbortSignal | undefined): Promise<string | null> {
  if (!file.isRepeatable) return null;
  const hash = createHash('sha256');
  try {
    for await (const chunk of (file.openCompressed ?? file.open)()) {
      signal?.throwIfAborted();
      hash.update(chunk);
    }
  } catch (error) {
    if (error instanceof UnreadableFeedError) return null;
    throw error;
  }
  return hash.digest('base64url');
}

function outcomeOf(report: ImportReport): RunOutcome {
  if (report.unreadable) return 'unreadable';
  return report.rejectedCount === 0 ? 'complete' : 'partial';
}

/**
 * Runs the import of one file, updates the figures of titles, and stores the run with its report. A file that was
 * imported completely before is not read again.
 * @param read fills the report; throws UnreadableFeedError where the rest of the file cannot be read
 * @throws what `read` throws, after the run was stored as failed or cancelled
 */
export async function importRun(
  file: FeedFile,
  { database, startedBy, options, signal, onRejected, isDryRun, onRun }: RunOptions,
  read: (report: ImportReport, runId: number, quarantine: Quarantine) => Promise<void>,
): Promise<ImportReport> {
  const report = emptyReport(file.name);
  const digest = await digestOfFile(file, signal);
  if (digest && (await wasImported(database.batch, digest, options))) return { ...report, isKnownFile: true };

  const runId = await startFeedRun(database.batch, { fileName: file.name, fileDigest: digest, options, startedBy });
  report.runId = runId;
  onRun?.(runId);
  // A failed heartbeat does not end the import. If the database is gone, the import itself will fail.
  const heartbeat = setInterval(
    () => void touchFeedRun(database.batch, runId).catch(() => undefined),
    HEARTBEAT_INTERVAL_MS,
  );
  const quarantine = new Quarantine(database.batch, runId, report, onRejected);
  try {
    await readUntilUnreadable(report, () => read(report, runId, quarantine));
    await quarantine.flush();
    if (!isDryRun) {
      await updateFigures(database, report, runId);
      await updateStatistics(database, report);
    }
  } catch (error) {
    const outcome = signal?.aborted ? 'cancelled' : 'failed';
    const interruption = outcome === 'failed' && describeInterruption(error);
    if (interruption) report.notices.push(interruption);
    await quarantine.flush().catch(() => undefined);
    await finishFeedRun(database.batch, runId, outcome, report).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
  await finishFeedRun(database.batch, runId, outcomeOf(report), report);
  return report;
}

async function updateFigures(database: OpenDatabase, report: ImportReport, runId: number): Promise<void> {
  const options = { runId, terms: new TermRegistry() };
  const notice = failedFiguresNotice(await refreshFigures(database.batch, options));
  if (notice) report.notices.push(notice);
}

/** A failure to update the planner's statistics is only a notice, because the records are stored. */
async function updateStatistics(database: OpenDatabase, report: ImportReport): Promise<void> {
  try {
    await analyzeTitles(database.batch, changedCount(report));
  } catch (error) {
    report.notices.push(`The database's statistics could not be renewed: ${messageOf(error)}`);
  }
}

async function readUntilUnreadable(report: ImportReport, read: () => Promise<void>): Promise<void> {
  try {
    await read();
  } catch (error) {
    if (!(error instanceof UnreadableFeedError)) throw error;
    report.unreadable = error.message;
  }
}

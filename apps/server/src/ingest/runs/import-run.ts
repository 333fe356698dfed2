import { createHash } from 'node:crypto';
import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { OpenDatabase } from '../../database/connection.ts';
import { beginUnlessPaused } from '../../database/import-pause.queries.ts';
import { analyzeTitles } from '../../projection/analyze-titles.queries.ts';
import type { FeedFile } from '../feed-file.ts';
import { UnreadableFeed } from '../unreadable-feed.ts';
import {
  finishFeedRun,
  forgetFeedRun,
  type RunOutcome,
  startFeedRun,
  touchFeedRun,
  wasImported,
} from './feed-runs.queries.ts';
import { changedCount, emptyReport, type ImportReport } from './import-report.ts';
import { type OnRejected, Quarantine } from './quarantine.ts';

export interface RunOptions {
  database: OpenDatabase;
  startedBy: string | null;
  /** How the file was read: the same file read in another way is not the same import. */
  options: string;
  /** Ends the import; what went in until then stays. */
  signal?: AbortSignal;
  /** Where rejected records are taken again: hears of those that stay out instead of keeping them once more. */
  onRejected?: OnRejected;
  /** The companies whose titles may be filled; all of them where nothing is said. */
  writableCompanies?: readonly CompanyCode[];
  /** Hears the number of the run when it begins. */
  onRun?: (runId: number) => void;
}

const SIGN_OF_LIFE_MS = 10_000;

async function digestOfFile(file: FeedFile, signal: AbortSignal | undefined): Promise<string | null> {
  if (!file.isRepeatable) return null;
  const hash = createHash('sha256');
  try {
    for await (const chunk of (file.openCompressed ?? file.open)()) {
      signal?.throwIfAborted();
      hash.update(chunk);
    }
  } catch (error) {
    if (error instanceof UnreadableFeed) return null;
    throw error;
  }
  return hash.digest('base64url');
}

function outcomeOf(report: ImportReport): RunOutcome {
  if (report.unreadable) return 'unreadable';
  return report.rejectedCount === 0 ? 'complete' : 'partial';
}

/**
 * One import of one file, as a run that is remembered with its report: a file that went in whole before is not read
 * again. `read` fills the report, and throws UnreadableFeed where the rest of the file cannot be read.
 *
 * Throws what `read` throws, after the run was closed as failed or cancelled.
 */
export async function importRun(
  file: FeedFile,
  { database, startedBy, options, signal, onRejected, onRun }: RunOptions,
  read: (report: ImportReport, runId: number, quarantine: Quarantine) => Promise<void>,
): Promise<ImportReport> {
  const report = emptyReport(file.name);
  const digest = await digestOfFile(file, signal);
  if (digest && (await wasImported(database.batch, digest, options))) return { ...report, isKnownFile: true };

  const runId = await beginUnlessPaused(database.batch, {
    begin: () => startFeedRun(database.batch, { fileName: file.name, fileDigest: digest, options, startedBy }),
    undo: (begun) => forgetFeedRun(database.batch, begun),
    signal,
  });
  report.runId = runId;
  onRun?.(runId);
  // A sign of life that cannot be written is no reason to stop: if the database is gone, the import will tell.
  const alive = setInterval(() => void touchFeedRun(database.batch, runId).catch(() => undefined), SIGN_OF_LIFE_MS);
  const quarantine = new Quarantine(database.batch, runId, report, onRejected);
  try {
    await readWhatCanBe(report, () => read(report, runId, quarantine));
    await quarantine.flush();
    await tellPlanner(database, report);
  } catch (error) {
    const outcome = signal?.aborted ? 'cancelled' : 'failed';
    await quarantine.flush().catch(() => undefined);
    await finishFeedRun(database.batch, runId, outcome, report).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(alive);
  }
  await finishFeedRun(database.batch, runId, outcomeOf(report), report);
  return report;
}

/** What is stored is stored: a planner that could not be told makes nothing of it fail. */
async function tellPlanner(database: OpenDatabase, report: ImportReport): Promise<void> {
  try {
    await analyzeTitles(database, changedCount(report));
  } catch (error) {
    report.notices.push(`The database's statistics could not be renewed: ${(error as Error).message}`);
  }
}

async function readWhatCanBe(report: ImportReport, read: () => Promise<void>): Promise<void> {
  try {
    await read();
  } catch (error) {
    if (!(error instanceof UnreadableFeed)) throw error;
    report.unreadable = error.message;
  }
}

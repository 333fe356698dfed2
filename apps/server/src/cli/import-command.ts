import { resolve } from 'node:path';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { inDryRun } from '../database/dry-run.ts';
import { databaseFailure, isDiskFull } from '../database/failures.ts';
import { unpackFeedFile } from '../ingest/archives/unpack-feed-file.ts';
import type { FeedFile } from '../ingest/feed-file.ts';
import { FeedFileMissingError, findFeedFiles } from '../ingest/feed-files.ts';
import { importFeed } from '../ingest/import-feed.ts';
import { readImprintCompanies } from '../ingest/onix/imprint-companies.ts';
import { retryRejected } from '../ingest/retry-rejected.ts';
import { refreshSalesRanks } from '../records/sales-ranks.queries.ts';
import { type Command, type CommandContext, CommandError, UsageError } from './command.ts';
import { changeLines } from './dry-run-lines.ts';
import { type ImportArguments, importDetails, importUsage, parseImportArguments } from './import-arguments.ts';
import { importProgress } from './import-progress.ts';
import { ImportSummary } from './import-summary.ts';
import { lowerPriority } from './lower-priority.ts';

export const importCommand: Command = {
  name: 'import',
  usage: importUsage,
  summary: 'Imports ONIX files, lines of the house feed or tables, and reports the result',
  details: importDetails,
  async run(args, context) {
    lowerPriority();
    const given = parseImportArguments(args);
    const files = given.retry ? [] : await filesOf(given.sent);
    const { database, out } = context;
    if (!given.isDryRun) {
      const exitCode = await importAll(files, given, context);
      await refreshSalesRanks(database.batch);
      return exitCode;
    }
    out.write('Dry run: the counts are those of an import, and nothing will be stored.\n');
    try {
      return await inDryRun(database, (dry) => importAll(files, given, { ...context, database: dry }));
    } finally {
      out.write('This was a dry run: nothing is stored.\n');
    }
  },
};

async function filesOf(named: readonly string[]): Promise<FeedFile[]> {
  try {
    return await findFeedFiles(named);
  } catch (error) {
    throw error instanceof FeedFileMissingError ? new UsageError(error.message) : error;
  }
}

/** @returns the exit code */
async function importAll(
  files: readonly FeedFile[],
  { company, form, imprints, list, isDryRun, retry }: ImportArguments,
  { database, settings, out }: CommandContext,
): Promise<number> {
  const imprintCompanies = await readImprintCompanies(resolve(imprints ?? settings.imprintsFile));
  const common = {
    database,
    company,
    imprintCompanies,
    startedBy: process.env.USER ?? null,
    isDryRun,
    recordsKept: settings.RECEIVED_RECORDS_KEPT,
  };
  const summary = new ImportSummary();
  const write = (lines: readonly string[]) => lines.length > 0 && out.write(`${lines.join('\n')}\n`);
  if (retry) {
    const reports = await retryRejected({ ...common, runId: retry.runId, onProgress: () => undefined });
    for (const report of reports) {
      write(summary.add(report));
      if (isDryRun) write(await changeLines(database.batch, report.runId));
    }
    if (reports.length === 0) write(['There are no rejected records to retry.']);
    return summary.exitCode();
  }
  for (const sent of files) {
    for (const file of await unpackFeedFile(sent)) {
      const progress = importProgress(out, file);
      let records = 0;
      const onProgress = (reached: { bytes: number; records: number }) => {
        records = reached.records;
        progress.show(reached);
      };
      const report = await importFeed(file, { ...common, form, list, onProgress })
        .catch((error) => {
          throw interruption(error, file, records) ?? error;
        })
        .finally(progress.end);
      write(summary.add(report));
      if (isDryRun) write(await changeLines(database.batch, report.runId));
    }
  }
  write(summary.lines());
  return summary.exitCode();
}

/** @returns undefined for an error that the same command would meet again */
function interruption(error: unknown, { name }: FeedFile, records: number): CommandError | undefined {
  const cause = causeOf(error);
  if (!cause) return undefined;
  return new CommandError(
    `${cause.reason} while ${name} was imported, after ${formatCount(records)} records. ` +
      `${cause.remedy}: complete files are skipped, and records are not stored twice.`,
  );
}

function causeOf(error: unknown): { reason: string; remedy: string } | undefined {
  const remedy = 'Run the same command again';
  if (isDiskFull(error))
    return { reason: 'The disk of the database became full', remedy: 'Free some space and run the same command again' };
  const failure = databaseFailure(error)?.kind;
  if (failure === 'overload') return { reason: 'The database was too busy', remedy };
  if (failure !== 'database-unavailable') return undefined;
  return { reason: 'The connection to the database was lost', remedy };
}

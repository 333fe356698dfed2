import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type CompanyCode, companyCodes } from '@titlenet/catalogue/companies';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { unpackFeedFile } from '../ingest/archives/unpack-feed-file.ts';
import type { FeedFile } from '../ingest/feed-file.ts';
import { findFeedFiles, MissingFeedFile } from '../ingest/feed-files.ts';
import { type FeedOptions, importFeed } from '../ingest/import-feed.ts';
import { readImprintCompanies } from '../ingest/onix/imprint-companies.ts';
import { type FeedForm, feedForms } from '../ingest/recognise-feed.ts';
import { retryRejected } from '../ingest/retry-rejected.ts';
import { type ImportReport, reportLines } from '../ingest/runs/import-report.ts';
import { type Command, UsageError } from './command.ts';
import { importProgress } from './import-progress.ts';
import { lowerPriority } from './lower-priority.ts';

function companyOf(text: string | undefined): CompanyCode | undefined {
  if (text === undefined) return undefined;
  const code = companyCodes.find((candidate) => candidate === text);
  if (!code) throw new UsageError(`Unknown company ${text}; known are ${companyCodes.join(', ')}.`);
  return code;
}

function formOf(text: string | undefined): FeedForm | undefined {
  if (text === undefined) return undefined;
  const form = feedForms.find((candidate) => candidate === text);
  if (!form) throw new UsageError(`Unknown kind of file ${text}; known are ${feedForms.join(', ')}.`);
  return form;
}

/** A list belongs to the named person, otherwise to the house, and is then shared. */
function listOf({ list, owner, shared }: { list?: string; owner?: string; shared?: boolean }): FeedOptions['list'] {
  return { name: list, owner: owner ?? 'house', isShared: shared ?? owner === undefined };
}

/** Exit code 1 when a file was unreadable or a record was rejected. */
const exitCode = (reports: readonly ImportReport[]) =>
  reports.some((report) => report.unreadable || report.rejectedCount > 0) ? 1 : 0;

export const importCommand: Command = {
  name: 'import',
  usage:
    '<file, folder or -> … [--company 001] [--imprints imprints.json] [--kind onix|lines|sales-month|list] ' +
    '[--list "Name" --owner subject --shared] | --retry [run]',
  summary: 'Imports ONIX files, lines of the house feed or tables, and reports the result',
  async run(args, { database, settings, out }) {
    lowerPriority();
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        company: { type: 'string' },
        imprints: { type: 'string' },
        kind: { type: 'string' },
        list: { type: 'string' },
        owner: { type: 'string' },
        shared: { type: 'boolean' },
        retry: { type: 'boolean' },
      },
    });
    const company = companyOf(values.company);
    const form = formOf(values.kind);
    const imprintCompanies = await readImprintCompanies(resolve(values.imprints ?? settings.imprintsFile));
    const startedBy = process.env.USER ?? null;
    const common = { database, company, imprintCompanies, startedBy };
    if (values.retry) {
      const runId = runOf(positionals);
      const reports = await retryRejected({ ...common, runId, onProgress: () => undefined });
      out.write(reports.length > 0 ? linesOf(reports) : 'There are no rejected records to retry.\n');
      return exitCode(reports);
    }
    if (positionals.length === 0) throw new UsageError('Name a file or a folder, or - for standard input.');
    const reports: ImportReport[] = [];
    for (const sent of await filesOf(positionals)) {
      for (const file of await unpackFeedFile(sent)) {
        const progress = importProgress(out, file);
        const options = { ...common, form, list: listOf(values), onProgress: progress.show };
        const report = await importFeed(file, options).finally(progress.end);
        reports.push(report);
        out.write(linesOf([report]));
      }
    }
    if (reports.length > 1) out.write(`${reports.length} files: ${totals(reports)}\n`);
    return exitCode(reports);
  },
};

const linesOf = (reports: readonly ImportReport[]) => `${reports.flatMap(reportLines).join('\n')}\n`;

async function filesOf(named: readonly string[]): Promise<FeedFile[]> {
  try {
    return await findFeedFiles(named);
  } catch (error) {
    throw error instanceof MissingFeedFile ? new UsageError(error.message) : error;
  }
}

/** Parses the run of --retry; undefined for all runs. */
function runOf(positionals: readonly string[]): number | undefined {
  const [text, ...more] = positionals;
  if (text === undefined) return undefined;
  if (more.length > 0 || !/^\d{1,9}$/.test(text)) throw new UsageError('Give --retry the number of one run, or none.');
  return Number(text);
}

function totals(reports: readonly ImportReport[]): string {
  const sum = (of: (report: ImportReport) => number) => reports.reduce((total, report) => total + of(report), 0);
  const counts = (['read', 'added', 'updated', 'unchanged', 'deleted', 'older'] as const).map(
    (name) => `${formatCount(sum((report) => report[name]))} ${name}`,
  );
  const unreadable = reports.filter((report) => report.unreadable).length;
  return [
    ...counts,
    `${formatCount(sum((report) => report.rejectedCount))} rejected`,
    `${formatCount(unreadable)} files not readable`,
  ].join(', ');
}

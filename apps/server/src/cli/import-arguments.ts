import { parseArgs } from 'node:util';
import { type CompanyCode, companyCodes } from '@titlenet/catalogue/companies';
import type { FeedOptions } from '../ingest/import-feed.ts';
import { type FeedForm, feedForms } from '../ingest/recognise-feed.ts';
import { UsageError } from './command.ts';

export const importUsage =
  '<file, folder or -> … [--company 001] [--imprints imprints.json] [--kind onix|lines|sales-month|list] ' +
  '[--list "Name" --owner subject --shared] [--dry-run] | --retry [run]';

export const importDetails: readonly string[] = [
  '',
  '<file, folder or -> …  ONIX files, lines of the house feed, tables, also as .gz or .zip; a folder with all of them in',
  '                       it; - for standard input. A file that was imported completely before is skipped.',
  `--company 001          the company of all titles: ${companyCodes.join(', ')}; by default the imprint decides`,
  '--imprints <file>      JSON table from imprint to company; by default TITLENET_IMPRINTS, or imprints.json in the',
  '                       data folder',
  '--kind <kind>          onix, lines (house feed), sales-month or list (of ISBNs); by default detected',
  '--list "Name"          name of the list that a column of ISBNs becomes; by default that of the file',
  '--owner <subject>      the person who owns that list; by default the house, whose lists are shared',
  '--shared               shares the list of a person',
  '--dry-run              prints what the import would change and stores nothing',
  '--retry [run]          imports the rejected records of a run, or of all runs, again',
  '',
  'Exit code: 0 if everything was imported, 1 if a file could not be read or a record was rejected, 2 for wrong arguments.',
];

export interface ImportArguments {
  /** Paths, or `-`. */
  sent: readonly string[];
  company: CompanyCode | undefined;
  form: FeedForm | undefined;
  imprints: string | undefined;
  list: FeedOptions['list'];
  isDryRun: boolean;
  /** Retry the rejected records of this run, or of all. */
  retry: { runId: number | undefined } | undefined;
}

/** @throws UsageError, and the errors of `parseArgs` */
export function parseImportArguments(args: string[]): ImportArguments {
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
      'dry-run': { type: 'boolean', default: false },
      retry: { type: 'boolean' },
    },
  });
  if (!values.retry && positionals.length === 0)
    throw new UsageError('Name a file or a folder, or - for standard input.');
  return {
    sent: positionals,
    company: companyOf(values.company),
    form: formOf(values.kind),
    imprints: values.imprints,
    list: listOf(values),
    isDryRun: values['dry-run'],
    retry: values.retry ? { runId: runOf(positionals) } : undefined,
  };
}

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

/** Parses the run of --retry; undefined for all runs. */
function runOf(positionals: readonly string[]): number | undefined {
  const [text, ...more] = positionals;
  if (text === undefined) return undefined;
  if (more.length > 0 || !/^\d{1,9}$/.test(text)) throw new UsageError('Give --retry the number of one run, or none.');
  return Number(text);
}

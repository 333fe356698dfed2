import { setTimeout as sleep } from 'node:timers/promises';
import { rolesFromNames } from '@titlenet/catalogue/roles';
import { demoPeople } from '@titlenet/identity/demo-people';
import type { OpenDatabase } from '../database/connection.ts';
import {
  type DemoRunOptions,
  findUnfinishedDemoRun,
  hasTitles,
  isCatalogueUntouched,
  withFirstStartLock,
} from '../ingest/demo/demo.queries.ts';
import { loadDemo } from '../ingest/demo/load-demo.ts';
import { demoGrants } from './demo-grants.ts';
import type { Output } from './progress-bar.ts';

export interface FirstStartOptions {
  /** Number of titles of a new demo catalogue. */
  titles: number;
  /** Called after each transaction with the number of titles loaded and in all. */
  onProgress: (loaded: number, total: number) => void;
  /** Stops the load; the next start resumes it. */
  signal?: AbortSignal;
}

const STARTED_BY = 'first start';
const SEED = 1;
/** Titles after which the server starts to answer requests. */
const FIRST_TITLES = 500;
const LOCK_RETRY_MS = 1_000;

/**
 * Loads the demo catalogue into a database into which nothing was ever imported, or resumes a load that was
 * interrupted. Any other database is left as it is.
 * @param onFirstTitles called, also more than once, when there are enough titles to start with; not called when there is nothing to
 * load
 * @returns a promise that resolves when everything is loaded
 */
export async function loadFirstDemo(
  database: OpenDatabase,
  options: FirstStartOptions,
  onFirstTitles: () => void = () => undefined,
): Promise<void> {
  while (await findDemoToLoad(database, options)) {
    // Of several servers on one PostgreSQL, the first one loads; the others take over if it ends before it is done.
    if (await withFirstStartLock(database.batch, () => load(database, options, onFirstTitles))) return;
    if (await hasTitles(database.batch)) onFirstTitles();
    await sleep(LOCK_RETRY_MS, undefined, { signal: options.signal });
  }
}

/** Finds the interrupted demo, or else a new one for an untouched database. */
async function findDemoToLoad(
  database: OpenDatabase,
  { titles }: FirstStartOptions,
): Promise<Partial<DemoRunOptions> | undefined> {
  const interrupted = await findUnfinishedDemoRun(database.batch);
  if (interrupted?.startedBy === STARTED_BY) return interrupted;
  return (await isCatalogueUntouched(database.batch)) ? { titles } : undefined;
}

async function load(database: OpenDatabase, options: FirstStartOptions, onFirstTitles: () => void): Promise<void> {
  const demo = await findDemoToLoad(database, options);
  if (!demo) return;
  const { referenceDate, titles = options.titles, seed = SEED } = demo;
  if (await hasTitles(database.batch)) onFirstTitles();
  await loadDemo({
    database,
    titles,
    seed,
    referenceDate,
    startedBy: STARTED_BY,
    grants: demoGrants,
    signal: options.signal,
    onProgress: (loaded, total) => {
      options.onProgress(loaded, total);
      if (loaded >= FIRST_TITLES) onFirstTitles();
    },
  });
}

/** Prints the address and the people who can sign in at the development identity provider. */
export function printWelcome(out: Output, { address }: { address: string }): void {
  const rows = demoPeople.map(({ name, displayName, companies, roles }) => [
    name,
    displayName,
    companies.length > 0 ? companies.join(' ') : 'no company',
    rolesFromNames(roles).join(', ') || 'no role',
  ]);
  const heads = ['Sign in as', 'Name', 'Companies', 'Roles'];
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd();
  const people = [heads, widths.map((width) => '─'.repeat(width)), ...rows].map(line);
  out.write(`\nTitleNet serves ${address}\n\n${people.join('\n')}\n\n  The password is the name itself.\n\n`);
}

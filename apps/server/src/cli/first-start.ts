import { rolesFromNames } from '@titlenet/catalogue/roles';
import { demoPeople } from '@titlenet/identity/demo-people';
import type { OpenDatabase } from '../database/connection.ts';
import {
  type DemoRunOptions,
  findUnfinishedDemoRun,
  isCatalogueUntouched,
  oneAtATime,
} from '../ingest/demo/demo.queries.ts';
import { loadDemo } from '../ingest/demo/load-demo.ts';
import { demoGrants } from './demo-grants.ts';
import { type Output, progressBar } from './progress-bar.ts';

export interface FirstStartOptions {
  /** How many titles the demo has. */
  titles: number;
  out: Output;
}

const STARTED_BY = 'first start';
const SEED = 1;

/**
 * Fills a catalogue that nothing was ever fed to with the demo, before anybody is served. A first start that was cut
 * off goes on instead of leaving half a catalogue; any other catalogue is left as it is.
 */
export async function prepareFirstStart(database: OpenDatabase, options: FirstStartOptions): Promise<void> {
  if (!(await whatToLoad(database, options))) return;
  // Of several nodes on one PostgreSQL the first loads, the others wait and then find it done.
  if (database.kind === 'postgres') await oneAtATime(database.batch, () => load(database, options));
  else await load(database, options);
}

/** The demo to load: the one that was cut off, else a new one where nothing is. */
async function whatToLoad(
  database: OpenDatabase,
  { titles }: FirstStartOptions,
): Promise<Partial<DemoRunOptions> | undefined> {
  const cutOff = await findUnfinishedDemoRun(database.batch);
  if (cutOff?.startedBy === STARTED_BY) return cutOff;
  return (await isCatalogueUntouched(database.batch)) ? { titles } : undefined;
}

async function load(database: OpenDatabase, options: FirstStartOptions): Promise<void> {
  const demo = await whatToLoad(database, options);
  if (!demo) return;
  const bar = progressBar(options.out, 'Loading the demo catalogue');
  try {
    const { referenceDate, titles = options.titles, seed = SEED } = demo;
    const onProgress = bar.show;
    const byWhom = { isAlone: true, startedBy: STARTED_BY, grants: demoGrants };
    await loadDemo({ database, titles, seed, referenceDate, ...byWhom, onProgress });
  } finally {
    bar.end();
  }
}

/** Says where TitleNet is and who may sign in at the development identity provider. */
export function printWelcome(out: Output, { address }: { address: string }): void {
  const rows = demoPeople.map(({ name, displayName, companies, roles }) => [
    name,
    displayName,
    companies.length > 0 ? companies.join(' ') : 'no company',
    rolesFromNames(roles).join(', ') || 'no role',
  ]);
  const heads = ['Sign in as', 'Name', 'Companies', 'Roles'];
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]) =>
    `  ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')}`.trimEnd();
  const people = [heads, widths.map((width) => '─'.repeat(width)), ...rows].map(line);
  out.write(`\nTitleNet serves ${address}\n\n${people.join('\n')}\n\n  The password is the name itself.\n\n`);
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { BackgroundDemo } from './cli/background-demo.ts';
import { demoSubjects } from './cli/demo-grants.ts';
import type { OpenDatabase } from './database/connection.ts';
import { migrate } from './database/migrate.ts';
import { openConnections } from './database/pools.ts';
import { assertIdentityMayStart } from './http/identity-connection.ts';
import { assertNoDemo } from './ingest/demo/stored-demo.queries.ts';
import { refreshDueFiguresHourly } from './ingest/due-figures.ts';
import { activateScheduledPricesDaily } from './ingest/scheduled-prices.ts';
import { commandName } from './lifecycle/command-name.ts';
import { hasPermissions } from './people/permissions.queries.ts';
import { isProduction, mayHaveDemo, type Settings } from './settings.ts';
import { rebuildTitles } from './write-titles/rebuild-titles.ts';

interface ServerParts {
  settings: Settings;
  /** Demo titles of a first start, if the settings do not say how many. */
  defaultDemoTitles: number;
  /** Open; the caller closes it. */
  database: OpenDatabase;
  log: FastifyBaseLogger;
  /** Ends the background work. */
  signal: AbortSignal;
}

interface PreparedServer {
  app: FastifyInstance;
  demo: BackgroundDemo | undefined;
}

/**
 * Migrates the database, loads the first demo titles if they are asked for, and builds the server.
 * @throws Error, before anything is stored, if the server may not start on this database or with these settings
 */
export async function prepareServer(parts: ServerParts): Promise<PreparedServer> {
  const { settings, database, log } = parts;
  assertIdentityMayStart(settings);
  await migrate(database);
  if (isProduction(settings)) await assertNoDemo(database.batch, demoSubjects);
  const demo = await startDemo(parts);
  await openConnections(database.pool);
  const app = await buildApp({ settings, database, log, demoProgress: demo?.progress });
  return { app, demo };
}

async function startDemo({ settings, defaultDemoTitles, database, signal }: ServerParts) {
  const titles = settings.TITLENET_DEMO_TITLES ?? (mayHaveDemo(settings) ? defaultDemoTitles : 0);
  if (titles === 0) return undefined;
  // Loaded only here, so that a production server does not contain the demo catalogue.
  const { startBackgroundDemo } = await import('./cli/background-demo.ts');
  return startBackgroundDemo(database, { titles, out: process.stdout, signal });
}

/**
 * Starts the work that runs in the background while the server answers requests, and prints the address.
 * @returns a promise that resolves when the work that must end before the database is closed has ended
 */
export async function startBackgroundWork(
  { settings, database, log, signal }: Omit<ServerParts, 'defaultDemoTitles'>,
  demo: BackgroundDemo | undefined,
): Promise<void> {
  void keepRebuilding({ database, log }, signal);
  void activateScheduledPricesDaily(database, log, signal);
  void refreshDueFiguresHourly(database, log, signal);
  if (settings.OIDC_ISSUER) process.stdout.write(`TitleNet serves ${settings.PUBLIC_URL}\n`);
  else {
    const { printWelcome } = await import('./cli/first-start.ts');
    printWelcome(process.stdout, { address: settings.PUBLIC_URL });
  }
  await printGrantCommand(settings, database);
  demo?.showBar();
  try {
    await demo?.finished;
    if (demo) process.stdout.write('The demo catalogue is complete.\n');
  } catch (error) {
    if (!signal.aborted)
      log.error({ err: error }, 'the demo catalogue is incomplete; the next start resumes loading it');
  }
}

/**
 * Prints the command that grants the first administrator, if the database has no permissions: no page can grant them.
 */
async function printGrantCommand({ OIDC_ISSUER }: Settings, { db }: OpenDatabase): Promise<void> {
  // The server answers requests already, and they will report a failure of the database.
  if (await hasPermissions(db).catch(() => true)) return;
  const subject = OIDC_ISSUER ? '<subject of the identity provider>' : 'demo-administrator';
  process.stdout.write(
    'Nobody has permissions yet. Grant them to the first administrator:\n' +
      `  ${commandName} grant ${subject} --companies all --roles administrator\n`,
  );
}

const REBUILD_RETRY_MS = 60_000;

/** Rebuilds titles that another version derived. After a failure of the database it continues a minute later. */
async function keepRebuilding({ database, log }: Pick<ServerParts, 'database' | 'log'>, signal: AbortSignal) {
  while (!signal.aborted) {
    try {
      await rebuildTitles(database, log, { signal });
      return;
    } catch (error) {
      if (signal.aborted) return;
      log.error({ err: error }, 'the rebuild of titles was interrupted');
      await sleep(REBUILD_RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}

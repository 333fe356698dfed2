import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { prepareFirstStart, printWelcome } from './cli/first-start.ts';
import type { OpenDatabase } from './database/connection.ts';
import { migrate } from './database/migrate.ts';
import { activateScheduledPricesDaily } from './ingest/scheduled-prices.ts';
import { rebuildTitles } from './projection/rebuild-titles.ts';
import type { Settings } from './settings.ts';

interface ServerParts {
  settings: Settings;
  /** Open; whoever opened it closes it. */
  database: OpenDatabase;
  log: FastifyBaseLogger;
}

/** Brings the tables to this version, fills an empty catalogue where the settings want it, and builds the server. */
export async function prepareServer({ settings, database, log }: ServerParts): Promise<FastifyInstance> {
  await migrate(database);
  const titles = settings.TITLENET_DEMO_TITLES;
  if (titles > 0) await prepareFirstStart(database, { titles, out: process.stdout });
  return buildApp({ settings, database, log });
}

/** What goes on in the background while the server serves, until the signal; says where it serves. */
export function keepServing({ settings, database, log }: ServerParts, signal: AbortSignal): void {
  void keepRebuilding({ database, log }, signal);
  void activateScheduledPricesDaily(database, log, signal);
  if (settings.OIDC_ISSUER) process.stdout.write(`TitleNet serves ${settings.PUBLIC_URL}\n`);
  else printWelcome(process.stdout, { address: settings.PUBLIC_URL });
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
      log.error({ err: error }, 'The rebuild of titles was interrupted');
      await sleep(REBUILD_RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}

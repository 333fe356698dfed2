import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { prepareFirstStart, printWelcome } from './cli/first-start.ts';
import type { OpenDatabase } from './database/connection.ts';
import { migrate } from './database/migrate.ts';
import { activateScheduledPricesDaily } from './ingest/scheduled-prices.ts';
import { fillDerivedRows } from './projection/fill-derived-rows.ts';
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
  fillDerivedRows(database, log, signal).catch((error: unknown) => {
    if (!signal.aborted) log.error({ err: error }, 'Rows of an older store could not be derived');
  });
  void activateScheduledPricesDaily(database, log, signal);
  if (settings.OIDC_ISSUER) process.stdout.write(`TitleNet serves ${settings.PUBLIC_URL}\n`);
  else printWelcome(process.stdout, { address: settings.PUBLIC_URL });
}

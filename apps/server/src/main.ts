import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { prepareFirstStart, printWelcome } from './cli/first-start.ts';
import { type OpenDatabase, openDatabase } from './database/connection.ts';
import { migrate } from './database/migrate.ts';
import { turnPricesDaily } from './features/feeds/prices-of-the-day.ts';
import { createLog } from './http/log.ts';
import { assertPortIsFree } from './port-check.ts';
import { readSettings, type Settings } from './settings.ts';
import { describeStartFailure } from './start-failure.ts';
import { stop } from './stop.ts';
import { fillDerivedRows } from './store/fill-derived-rows.ts';

let database: OpenDatabase | undefined;
let app: FastifyInstance | undefined;
let stopping: Promise<void> | undefined;
const upkeep = new AbortController();

async function start(settings: Settings): Promise<void> {
  const log = createLog(settings.LOG_LEVEL);
  const { DATABASE_URL: url, DATABASE_READ_URL: readUrl, dataFolder: folder } = settings;
  await assertPortIsFree(settings.PORT, settings.HOST);
  database = await openDatabase({ url, readUrl, folder, role: 'server', log });
  await migrate(database);
  const titles = settings.TITLENET_DEMO_TITLES;
  if (titles > 0) await prepareFirstStart(database, { titles, out: process.stdout });
  app = await buildApp({ settings, database, log });
  await app.listen({ port: settings.PORT, host: settings.HOST });
  fillDerivedRows(database, log, upkeep.signal).catch((error: unknown) => {
    if (!upkeep.signal.aborted) log.error({ err: error }, 'Rows of an older store could not be derived');
  });
  void turnPricesDaily(database, log, upkeep.signal);
  if (settings.OIDC_ISSUER) process.stdout.write(`TitleNet serves ${settings.PUBLIC_URL}\n`);
  else printWelcome(process.stdout, { address: settings.PUBLIC_URL });
}

async function endWith(exitCode: number): Promise<void> {
  upkeep.abort();
  stopping ??= stop(app, database);
  await stopping;
  process.exit(process.exitCode ?? exitCode);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void endWith(0));

try {
  await start(readSettings(process.env));
} catch (error) {
  // A signal while starting ends the start: that is no failure.
  if (!stopping) {
    process.stderr.write(`${describeStartFailure(error)}\n`);
    await endWith(1);
  }
}

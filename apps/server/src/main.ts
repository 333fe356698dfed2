import type { FastifyInstance } from 'fastify';
import { type OpenDatabase, openDatabase } from './database/connection.ts';
import { createLog } from './http/log.ts';
import { assertPortIsFree } from './lifecycle/port-check.ts';
import { describeStartFailure } from './lifecycle/start-failure.ts';
import { stop } from './lifecycle/stop.ts';
import { readSettings, type Settings } from './settings.ts';

let database: OpenDatabase | undefined;
let app: FastifyInstance | undefined;
let stopping: Promise<void> | undefined;
const upkeep = new AbortController();

async function start(settings: Settings): Promise<void> {
  const log = createLog(settings.LOG_LEVEL);
  const { DATABASE_URL: url, DATABASE_READ_URL: readUrl, dataFolder: folder } = settings;
  await assertPortIsFree(settings.PORT, settings.HOST);
  const opening = openDatabase({ url, readUrl, folder, role: 'server', log });
  // Half a second of modules, read while the database starts, or while it is seen that another server has it.
  const loading = import('./serve.ts');
  database = await opening;
  const { keepServing, prepareServer } = await loading;
  const parts = { settings, database, log };
  app = await prepareServer(parts);
  await app.listen({ port: settings.PORT, host: settings.HOST });
  keepServing(parts, upkeep.signal);
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

import type { FastifyInstance } from 'fastify';
import { type OpenDatabase, openDatabase } from './database/connection.ts';
import { createLog } from './http/log.ts';
import { MAX_CONNECTIONS } from './http/max-connections.ts';
import { endProcess } from './lifecycle/end-process.ts';
import { assertPortIsFree } from './lifecycle/port-check.ts';
import { keepFilesPrivate, prepareFolder } from './lifecycle/private-files.ts';
import { describeStartFailure } from './lifecycle/start-failure.ts';
import { stop } from './lifecycle/stop.ts';
import { readSettings, type Settings } from './settings.ts';

let database: OpenDatabase | undefined;
let app: FastifyInstance | undefined;
let stopping: Promise<void> | undefined;
let backgroundWork: Promise<void> | undefined;
const background = new AbortController();

async function start(settings: Settings): Promise<void> {
  const log = createLog(settings.LOG_LEVEL);
  const { DATABASE_URL: url, DATABASE_READ_URL: readUrl, dataFolder: folder } = settings;
  keepFilesPrivate(folder);
  await assertPortIsFree(settings.PORT, settings.HOST);
  prepareFolder(folder, 'TITLENET_DATA');
  prepareFolder(settings.uploadsFolder, 'TITLENET_UPLOADS');
  const openedDatabase = openDatabase({ url, readUrl, folder, role: 'server', log });
  // Loading the modules takes half a second; it runs while the database starts.
  const serverModule = import('./serve.ts');
  database = await openedDatabase;
  const { prepareServer, startBackgroundWork } = await serverModule;
  // `npm start` and `npm run dev` pass `--demo`.
  const defaultDemoTitles = process.argv.includes('--demo') ? 5_000 : 0;
  const parts = { settings, defaultDemoTitles, database, log, signal: background.signal };
  const prepared = await prepareServer(parts);
  app = prepared.app;
  // New connections that the system holds: with Node's 511, a burst of requests loses some before the server sees them.
  await app.listen({ port: settings.PORT, host: settings.HOST, backlog: MAX_CONNECTIONS });
  backgroundWork = startBackgroundWork(parts, prepared.demo);
}

async function stopAndExit(exitCode: number): Promise<void> {
  background.abort();
  stopping ??= stop({ app, backgroundWork, database });
  await stopping;
  await endProcess(Number(process.exitCode ?? exitCode));
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stopAndExit(0));

try {
  await start(readSettings(process.env));
} catch (error) {
  // A signal during the start stops it, which is not a failure.
  if (!stopping) {
    process.stderr.write(`${describeStartFailure(error)}\n`);
    await stopAndExit(1);
  }
}

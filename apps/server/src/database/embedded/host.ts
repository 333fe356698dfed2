import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Engine, openPGlite } from './engine.ts';
import { EngineScheduler } from './engine-scheduler.ts';
import { type FolderLayout, folderLayout } from './folder-layout.ts';
import { lockFolder, readHolder } from './folder-lock.ts';
import type { HostOrder, HostReport, HostSettings } from './messages.ts';
import { QueryClock } from './query-clock.ts';
import { listen } from './socket-server.ts';
import { limitWalSize } from './wal-upkeep.ts';

// The child process that runs the embedded database (docs/decisions/0002-embedded-database.md).

const settings = JSON.parse(process.argv[2] ?? '{}') as HostSettings;
const started = performance.now();

// Ctrl+C and a stopped service signal the whole process group; the parent decides when the database ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

const report = (message: HostReport) =>
  new Promise<void>((resolve) => (process.send ? process.send(message, () => resolve()) : resolve()));

async function end(code: number, message?: HostReport): Promise<never> {
  if (message) await report(message);
  process.exit(code);
}

/**
 * Creates the database in a temporary folder and renames it, so that an interrupted start leaves no incomplete
 * database.
 */
async function create(layout: FolderLayout): Promise<void> {
  for (const name of readdirSync(layout.folder)) {
    if (name.startsWith('postgres.new-')) rmSync(join(layout.folder, name), { recursive: true, force: true });
  }
  const target = join(layout.folder, `postgres.new-${process.pid}`);
  const child = spawn(process.execPath, [fileURLToPath(new URL('./initdb.ts', import.meta.url)), target], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close') as Promise<[number | null]>]);
  if (code !== 0) {
    rmSync(target, { recursive: true, force: true });
    throw new Error(`the database could not be created: ${errors.trim().split('\n').at(-1) || `exit ${code}`}`);
  }
  renameSync(target, layout.data);
}

async function main(): Promise<void> {
  const layout = folderLayout(settings.folder);
  const lock = lockFolder(layout, settings.role, settings.owner);
  if (!lock) return end(0, { kind: 'held', holder: readHolder(layout) });

  const clock = new QueryClock(settings.owner, layout.aliveSocket);
  if (!existsSync(layout.data)) await create(layout);
  const engine = new Engine(await openPGlite(layout.data));
  const server = await listen(layout, engine, (sessions) => {
    return new EngineScheduler(
      engine,
      clock,
      sessions,
      (error) => void end(1, { kind: 'failed', reason: error.message }),
    );
  });
  limitWalSize(engine, server.scheduler);

  const stop = async () => {
    server.close();
    server.scheduler.schedule(async () => {
      await engine.close();
      lock.close();
      process.exit(0);
    });
  };
  process.on('message', (order: HostOrder) => {
    if (order.kind === 'stop') void stop();
  });
  process.on('disconnect', () => void stop());
  await report({
    kind: 'ready',
    socketFolder: layout.socketFolder,
    startedMs: Math.round(performance.now() - started),
  });
}

main().catch((error: unknown) =>
  end(1, { kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
);

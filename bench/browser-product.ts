import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = join(import.meta.dirname, '..');
const READY_TIMEOUT_MS = 300_000;
/** Enough for results in every division. */
const DEMO_TITLES = 600;

/** The production build with demo people and a small catalogue. */
export interface BrowserProduct {
  url: string;
  dataFolder: string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Builds the web app if its sources have changed, and starts the server with a temporary data folder.
 *
 * @param titles size of the demo catalogue
 * @throws if it is not ready in time
 */
export async function startBrowserProduct(titles = DEMO_TITLES): Promise<BrowserProduct> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const folder = mkdtempSync(join(tmpdir(), 'titlenet-bench-browser-'));
  const port = await freePort();
  const { PATH, HOME, TMPDIR } = process.env;
  const own = { PORT: String(port), TITLENET_DATA: folder, TITLENET_DEMO_TITLES: String(titles) };
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, ...own },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://localhost:${port}`;
  for (const deadline = Date.now() + READY_TIMEOUT_MS; ; await sleep(200)) {
    if ((await fetch(`${url}/health/ready`).catch(() => undefined))?.ok) return { url, dataFolder: folder, stop };
    if (server.exitCode === null && Date.now() < deadline) continue;
    await stop();
    throw new Error('The server did not serve');
  }
}

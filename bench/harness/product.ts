import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endProgram, lastLines, startProgram, waitUntil } from './processes.ts';
import { loadDemo, runProductCommand } from './product-command.ts';

const root = join(import.meta.dirname, '../..');
/** The fewest titles that have what the checks look for. */
const FEW_TITLES = 60;
/** Enough for results in every division. */
const DEMO_TITLES = 600;
const READY_TIMEOUT_MS = 300_000;

/** A server of the product with its own PostgreSQL and a small catalogue. */
export interface Product {
  url: string;
  dataFolder: string;
  /** Runs a command beside the server. @returns its output. @throws if it fails */
  command(...args: string[]): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts a server of the product.
 *
 * @param folder for its data and its log
 * @param settings further variables of its environment
 * @throws if it is not ready within five minutes
 */
export async function startProduct(
  folder: string,
  port: number,
  settings: NodeJS.ProcessEnv = {},
  titles = FEW_TITLES,
): Promise<Product> {
  const dataFolder = join(folder, 'data');
  const { PATH, HOME, TMPDIR } = process.env;
  const base = { PATH, HOME, TMPDIR, TITLENET_DATA: dataFolder };
  const environment = { ...base, PORT: String(port), LOG_LEVEL: 'info', ...settings };
  await loadDemo(root, base, titles);
  const program = startProgram({
    command: [process.execPath, join(root, 'apps/server/src/main.ts')],
    logFile: join(folder, 'product.log'),
    env: environment,
    cwd: folder,
  });
  const url = `http://localhost:${port}`;
  const isReady = async () => (await fetch(`${url}/health/ready`)).ok;
  await waitUntil('the product is ready', READY_TIMEOUT_MS, isReady).catch(async (error: unknown) => {
    console.error(lastLines(program));
    await endProgram(program);
    throw error;
  });
  return {
    url,
    dataFolder,
    command: (...args) => runProductCommand(root, environment, args),
    stop: () => endProgram(program, 15_000),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Builds the web app if its sources have changed, and starts the product in a temporary folder, which is removed when it
 * is stopped.
 *
 * @param titles size of the demo catalogue
 * @throws if it is not ready in time
 */
export async function startBrowserProduct(titles = DEMO_TITLES): Promise<Product> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const folder = mkdtempSync(join(tmpdir(), 'titlenet-bench-browser-'));
  const product = await startProduct(folder, await freePort(), {}, titles);
  const stop = async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...product, stop };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from './free-port.ts';
import { copyPreparedData } from './prepared-data.ts';

const root = join(import.meta.dirname, '../..');

/** Enough that every company has titles of every kind. */
const DEMO_TITLES = 600;
const READY_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 15_000;

/** A running product. */
export interface Product {
  url: string;
  dataFolder: string;
}

interface StartedProduct extends Product {
  stop: () => Promise<void>;
}

/**
 * Starts the production build with a temporary data folder, a copy of a prepared one with a small demo catalogue.
 * @throws with the last output of the server if it is not ready in time
 */
export async function startProduct(): Promise<StartedProduct> {
  if (!existsSync(join(root, 'apps/web/dist/index.html')))
    throw new Error('The web app is not built: run `npm test -- journeys`, or `npm run build` first.');

  const folder = mkdtempSync(join(tmpdir(), 'titlenet-journeys-'));
  // Started by root, PostgreSQL runs as another user, who needs access to its folder.
  chmodSync(folder, 0o755);
  const dataFolder = join(folder, 'data');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await copyPreparedData(dataFolder, async () => (await serve(dataFolder)).stop());
    const { url, stop } = await serve(dataFolder);
    return { url, dataFolder, stop: () => stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Serves a data folder, with the demo catalogue if nothing was imported to it. */
async function serve(dataFolder: string): Promise<StartedProduct> {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: serverEnvironment({
      PORT: String(port),
      TITLENET_DATA: dataFolder,
      TITLENET_DEMO_TITLES: String(DEMO_TITLES),
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lastOutput = collectOutput(server);
  const stop = () => stopServer(server);
  try {
    await untilReady(url, server);
  } catch (error) {
    await stop();
    throw new Error(`${(error as Error).message}\n${lastOutput()}`);
  }
  return { url, dataFolder, stop };
}

/**
 * Runs a command of the product while its server runs, like `npm run titlenet`.
 * @returns its output
 * @throws with its output if it fails
 */
export async function runCommand({ dataFolder }: Product, ...args: string[]): Promise<string> {
  const env = serverEnvironment({ TITLENET_DATA: dataFolder });
  const command = spawn(process.execPath, ['apps/server/src/cli/titlenet.ts', ...args], { cwd: root, env });
  const output = collectOutput(command);
  const [code] = await once(command, 'exit');
  if (code !== 0) throw new Error(`titlenet ${args.join(' ')} ended with ${code}: ${output()}`);
  return output();
}

/** Kills the product's PostgreSQL with the processes of its connections, which would answer for a moment otherwise. */
export function killDatabase({ dataFolder }: Product): void {
  const lockFile = readFileSync(join(dataFolder, 'postgresql/data/postmaster.pid'), 'utf8');
  const postmaster = Number.parseInt(lockFile, 10);
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').match(/\d+/g) ?? [];
  for (const id of [postmaster, ...children.map(Number)]) process.kill(id, 'SIGKILL');
}

/** Only general environment variables are passed on, so that local settings do not affect the journeys. */
function serverEnvironment(own: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG, TZ, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, TMPDIR, LANG, TZ, NODE_COMPILE_CACHE, ...own };
}

function collectOutput(server: ChildProcess): () => string {
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (text: Buffer) => {
      output = (output + text.toString()).slice(-4_000);
    });
  return () => output;
}

/** Waits until searches are answered and the demo catalogue is loaded: its progress on home would move what is below. */
async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + READY_TIMEOUT_MS; Date.now() < deadline; await sleep(100)) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode} before it served.`);
    const ready = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (!ready?.ok) continue;
    const health = (await (await fetch(`${url}/api/HealthCheck`)).json()) as { demoCatalogue?: object };
    if (!health.demoCatalogue) return;
  }
  throw new Error(`The server did not serve within ${READY_TIMEOUT_MS / 1000} s.`);
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  const isLate = await Promise.race([ended.then(() => false), sleep(STOP_TIMEOUT_MS, true, { ref: false })]);
  if (isLate) server.kill('SIGKILL');
  await ended;
}

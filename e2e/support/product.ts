import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from './free-port.ts';

const root = join(import.meta.dirname, '../..');

/** Enough for every company to have titles of every kind, and loaded in a few seconds. */
const DEMO_TITLES = 600;
const READY_WITHIN_MS = 120_000;
const STOP_WITHIN_MS = 15_000;

/** The product, running for the journeys. */
export interface Product {
  url: string;
  dataFolder: string;
}

/** Where the workers read of the product that may be fed and broken. */
const FED = 'TITLENET_E2E_FED';

/**
 * Starts the product as it is delivered: the built web app, a data folder of its own that is deleted afterwards, and
 * a small demo catalogue.
 * @param titles of the demo catalogue
 * @throws with the last lines of the server's output, when it does not serve in time
 */
export async function startProduct({ titles = DEMO_TITLES } = {}): Promise<Product & { stop: () => Promise<void> }> {
  if (!existsSync(join(root, 'apps/web/dist/index.html')))
    throw new Error('The web app is not built: run `npm test -- journeys`, or `npm run build` first.');

  const folder = mkdtempSync(join(tmpdir(), 'titlenet-journeys-'));
  const dataFolder = join(folder, 'data');
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: serverEnvironment({
      PORT: String(port),
      TITLENET_DATA: dataFolder,
      TITLENET_DEMO_TITLES: String(titles),
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lastOutput = rememberOutput(server);

  const stop = async () => {
    await stopServer(server);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(url, server);
  } catch (error) {
    await stop();
    throw new Error(`${(error as Error).message}\n${lastOutput()}`);
  }
  return { url, dataFolder, stop };
}

/** Tells the workers of the product that `fedProduct` gives. */
export function lendProduct({ url, dataFolder }: Product): void {
  process.env[FED] = JSON.stringify({ url, dataFolder });
}

/**
 * The product beside the one that all look at: journeys load files into it, and the last one kills its database. Each
 * brings titles of its own, because starting a product for each took as long as they.
 */
export function fedProduct(): Product {
  const lent = process.env[FED];
  if (!lent) throw new Error('No product was lent: see global-setup.ts');
  return JSON.parse(lent) as Product;
}

/**
 * Runs one command of the product beside its server, as `npm run titlenet` does.
 * @returns what it printed
 * @throws with what it printed, when it fails
 */
export async function runCommand({ dataFolder }: Product, ...args: string[]): Promise<string> {
  const env = serverEnvironment({ TITLENET_DATA: dataFolder });
  const command = spawn(process.execPath, ['apps/server/src/cli/titlenet.ts', ...args], { cwd: root, env });
  const output = rememberOutput(command);
  const [code] = await once(command, 'exit');
  if (code !== 0) throw new Error(`titlenet ${args.join(' ')} ended with ${code}: ${output()}`);
  return output();
}

/** Ends the process that holds the embedded database, without warning. */
export function killDatabase({ dataFolder }: Product): void {
  const { host } = JSON.parse(readFileSync(join(dataFolder, 'database.holder.json'), 'utf8')) as { host: number };
  process.kill(host, 'SIGKILL');
}

/** Of the person's own settings only the general ones reach the journeys' server. */
function serverEnvironment(own: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG, TZ, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, TMPDIR, LANG, TZ, NODE_COMPILE_CACHE, ...own };
}

function rememberOutput(server: ChildProcess): () => string {
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (text: Buffer) => {
      output = (output + text.toString()).slice(-4_000);
    });
  return () => output;
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + READY_WITHIN_MS; Date.now() < deadline; await sleep(100)) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode} before it served.`);
    const response = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new Error(`The server did not serve within ${READY_WITHIN_MS / 1000} s.`);
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  const isLate = await Promise.race([ended.then(() => false), sleep(STOP_WITHIN_MS, true, { ref: false })]);
  if (isLate) server.kill('SIGKILL');
  await ended;
}

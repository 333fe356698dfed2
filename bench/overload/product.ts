import { join } from 'node:path';
import { startCluster } from '../../apps/server/test/postgres-cluster.ts';
import type { KnownTitle } from '../cluster/office.ts';
import { ProductNodes } from '../cluster/product-nodes.ts';
import { findTitles } from '../cluster/store-checks.ts';
import { endProgram, lastLines, type StartedProgram, startProgram, waitUntil } from '../harness/processes.ts';
import { loadDemo } from '../harness/product-command.ts';

const root = join(import.meta.dirname, '../..');
const DEMO_TITLES = 2_000;
const KNOWN_TITLES = 500;

/** A server with demo titles on PostgreSQL. */
export interface LoadedProduct {
  address: string;
  port: number;
  /** Headers of a signed-in administrator. */
  headers: Record<string, string>;
  /** Headers of another person. */
  headersOfOther: Record<string, string>;
  titles: readonly KnownTitle[];
  program: StartedProgram;
}

export interface ProductOrder {
  folder: string;
  port: number;
  /** Further variables of the environment. */
  settings?: NodeJS.ProcessEnv;
}

/**
 * Runs a task with a server of its own, and ends both.
 * @throws the error of the task, or if the server is not ready within two minutes
 */
export async function withProduct<Result>(
  { folder, port, settings }: ProductOrder,
  task: (product: LoadedProduct) => Promise<Result>,
): Promise<Result> {
  await using started = new AsyncDisposableStack();
  const cluster = await startCluster({ folder: join(folder, 'pg'), settings: ['shared_buffers=256MB'] });
  started.defer(() => cluster.remove());
  const url = cluster.url('postgres');
  const address = `http://127.0.0.1:${port}`;
  const nodes = await ProductNodes.create([port], { folder, writeUrl: url, readUrl: url, publicUrl: address });
  started.defer(() => nodes.remove());
  const env = { ...nodes.environment(port), ...settings };
  await loadDemo(root, nodes.environment(port), DEMO_TITLES);
  const program = startProgram({
    command: [process.execPath, join(root, 'apps/server/src/main.ts')],
    logFile: join(folder, 'product.log'),
    env,
    cwd: folder,
  });
  started.defer(() => endProgram(program, 15_000));
  await waitUntil('the product is ready', 120_000, () => nodes.isReady(port)).catch((error: unknown) => {
    console.error(lastLines(program));
    throw error;
  });
  const [headers, titles] = [await nodes.headersOf('administrator'), await findTitles(url, KNOWN_TITLES)];
  const headersOfOther = await nodes.headersOf('employee');
  return await task({ address, port, headers, headersOfOther, titles, program });
}

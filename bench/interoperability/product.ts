import { join } from 'node:path';
import { endProgram, lastLines, startProgram, waitUntil } from '../cluster/processes.ts';
import { runProductCommand } from '../product-command.ts';

const root = join(import.meta.dirname, '../..');
const DEMO_TITLES = 60;

/** A server of the product with its own PostgreSQL and a small catalogue. */
export interface Product {
  url: string;
  /** Runs a command beside the server. @returns its output. @throws if it fails */
  command(...args: string[]): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts a server of the product.
 *
 * @param folder for its data and its log
 * @param settings further variables of its environment
 * @throws if it is not ready within two minutes
 */
export async function startProduct(folder: string, port: number, settings: NodeJS.ProcessEnv = {}): Promise<Product> {
  const environment = {
    PATH: process.env.PATH,
    PORT: String(port),
    LOG_LEVEL: 'info',
    TITLENET_DATA: join(folder, 'data'),
    ...settings,
  };
  // A server with another provider than that of the demo's people loads no demo.
  const { PATH, TITLENET_DATA } = environment;
  await runProductCommand(root, { PATH, TITLENET_DATA }, ['demo', '--titles', String(DEMO_TITLES)]);
  const program = startProgram({
    command: [process.execPath, join(root, 'apps/server/src/main.ts')],
    logFile: join(folder, 'product.log'),
    env: environment,
    cwd: folder,
  });
  const url = `http://localhost:${port}`;
  await waitUntil('the product is ready', 120_000, async () => (await fetch(`${url}/health/ready`)).ok).catch(
    async (error: unknown) => {
      console.error(lastLines(program));
      await endProgram(program);
      throw error;
    },
  );
  return {
    url,
    command: (...args) => runProductCommand(root, environment, args),
    stop: () => endProgram(program, 15_000),
  };
}

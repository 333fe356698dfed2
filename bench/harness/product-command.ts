import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Runs a command of the product, such as `['import', path]`.
 *
 * @param root the folder of the product's source, of this version or of another
 * @returns its output
 * @throws if it fails
 */
export async function runProductCommand(
  root: string,
  environment: NodeJS.ProcessEnv,
  args: readonly string[],
): Promise<string> {
  const file = join(root, 'apps/server/src/cli/titlenet.ts');
  // A command has no port of its own.
  const env = { ...environment, PORT: undefined };
  return (await promisify(execFile)(process.execPath, [file, ...args], { env, maxBuffer: 64 * 1024 * 1024 })).stdout;
}

/**
 * Loads the demo catalogue into the database of an environment. Its identity provider is left out, because a product with
 * another one than that of the demo's people loads no demo.
 *
 * @throws if the command fails
 */
export async function loadDemo(
  root: string,
  { PATH, HOME, TMPDIR, TITLENET_DATA, DATABASE_URL }: NodeJS.ProcessEnv,
  titles: number,
): Promise<void> {
  const environment = { PATH, HOME, TMPDIR, TITLENET_DATA, DATABASE_URL };
  await runProductCommand(root, environment, ['demo', '--titles', String(titles)]);
}

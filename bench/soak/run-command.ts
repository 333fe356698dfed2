import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Runs a command of the product with the environment of a node. @throws if it fails */
export async function runCommand(root: string, environment: NodeJS.ProcessEnv, args: readonly string[]): Promise<void> {
  const file = join(root, 'apps/server/src/cli/titlenet.ts');
  await promisify(execFile)(process.execPath, [file, ...args], {
    env: { ...environment, PORT: undefined },
    maxBuffer: 64 * 1024 * 1024,
  });
}

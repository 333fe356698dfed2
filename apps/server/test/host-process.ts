import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const OWNER = fileURLToPath(new URL('./folder-owner.ts', import.meta.url));

/** Starts a process that holds a folder's database as a server. */
export async function startOwner(folder: string): Promise<{ pid: number; kill(): void }> {
  const child = spawn(process.execPath, [OWNER, folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await once(child, 'message');
  child.disconnect();
  return { pid: child.pid ?? 0, kill: () => void child.kill('SIGKILL') };
}

/** @returns true when a process with this id exists */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Waits until a condition is true; throws after `withinMs`. */
export async function until(check: () => boolean | Promise<boolean>, withinMs: number): Promise<void> {
  for (const deadline = Date.now() + withinMs; !(await check()); ) {
    if (Date.now() > deadline) throw new Error(`not true within ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

import { setTimeout as sleep } from 'node:timers/promises';

/** Wait for file operations that have begun. */
export const FILES_TIMEOUT_MS = 500;
const CHECK_INTERVAL_MS = 20;

const isFileBusy = () => process.getActiveResourcesInfo().some((kind) => kind.startsWith('FSReq'));

/**
 * Ends this process. `process.exit` waits for the threads of file operations, and does not return while one hangs, for
 * instance on a mount that does not answer; then the process kills itself, and its exit code is 137 (G-722).
 */
export async function endProcess(exitCode: number): Promise<never> {
  const start = performance.now();
  while (isFileBusy()) {
    if (performance.now() - start > FILES_TIMEOUT_MS) {
      process.stderr.write('A file operation does not end: the process is killed.\n');
      process.kill(process.pid, 'SIGKILL');
    }
    await sleep(CHECK_INTERVAL_MS);
  }
  process.exit(exitCode);
}

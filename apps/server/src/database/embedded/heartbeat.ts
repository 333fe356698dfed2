import type { HostProcess } from './host-process.ts';

/** File descriptor of the host on which its watchdog thread writes a byte regularly, also while a query runs. */
export const HEARTBEAT_FD = 4;
const CHECK_INTERVAL_MS = 500;
const MAX_SILENT_CHECKS = 5;

/**
 * Kills a host that sends no heartbeat for 2.5 s, because it was stopped or hangs; its `ended` then resolves. Checks
 * are counted instead of time, so that a pause of this process is not taken for one of the host.
 */
export function killWhenFrozen({ child, ended }: HostProcess): void {
  let silentChecks = 0;
  child.stdio[HEARTBEAT_FD]?.on('data', () => {
    silentChecks = 0;
  });
  const timer = setInterval(() => {
    silentChecks += 1;
    if (silentChecks > MAX_SILENT_CHECKS) child.kill('SIGKILL');
  }, CHECK_INTERVAL_MS).unref();
  void ended.then(() => clearInterval(timer));
}

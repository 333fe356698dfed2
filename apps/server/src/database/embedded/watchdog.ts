import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

/**
 * A thread beside the engine, which blocks its own thread while a query runs and can then neither hear its parent
 * nor stop by itself. Ends the process when a query passes its time or when the parent is gone: a killed process
 * loses nothing that was committed.
 */
const { clock, parent } = workerData as { clock: SharedArrayBuffer; parent: number };
const deadline = new BigInt64Array(clock);
const INTERVAL_MS = 50;

function end(reason: string): void {
  try {
    writeSync(2, `${reason}\n`);
  } catch {
    // Nobody reads: the parent is gone.
  }
  process.kill(process.pid, 'SIGKILL');
}

setInterval(() => {
  const until = Atomics.load(deadline, 0);
  if (until > 0n && BigInt(Date.now()) > until) end('a query passed its time');
  if (process.ppid !== parent) end('the parent process is gone');
}, INTERVAL_MS);

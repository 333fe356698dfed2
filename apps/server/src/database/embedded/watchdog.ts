import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { HEARTBEAT_FD } from './heartbeat.ts';

/**
 * A thread that ends the process when a query exceeds its time or the parent has ended, and sends the heartbeat. The
 * thread of the engine cannot do this, because queries block it. A killed process loses no committed data.
 */
const { clock, parent } = workerData as { clock: SharedArrayBuffer; parent: number };
const deadline = new BigInt64Array(clock);
const INTERVAL_MS = 50;
const HEARTBEAT_INTERVAL_MS = 250;
const heartbeat = Buffer.from('.');

function end(reason: string): void {
  try {
    writeSync(2, `${reason}\n`);
  } catch {
    // The pipe is closed: the parent has ended.
  }
  process.kill(process.pid, 'SIGKILL');
}

setInterval(() => {
  const until = Atomics.load(deadline, 0);
  if (until > 0n && BigInt(Date.now()) > until) end('a query passed its time');
  if (process.ppid !== parent) end('the parent process is gone');
}, INTERVAL_MS);

setInterval(() => {
  try {
    writeSync(HEARTBEAT_FD, heartbeat);
  } catch {
    // The parent has ended, which the other timer notices.
  }
}, HEARTBEAT_INTERVAL_MS);

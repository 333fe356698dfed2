import { chmodSync, rmSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { workerData } from 'node:worker_threads';
import { HEARTBEAT_FD } from './heartbeat.ts';
import { QUERY_OVER_TIME } from './messages.ts';
import { nowMs } from './monotonic-time.ts';

/**
 * A thread that ends the process when a query exceeds its time or the parent has ended, sends the heartbeat, and
 * responds to other processes that ask whether the host is alive (probe.ts). The thread of the engine cannot do this, because queries block it. A killed process loses no committed data.
 */
const { clock, parent, aliveSocket } = workerData as {
  clock: SharedArrayBuffer;
  parent: number;
  aliveSocket: string;
};
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
  if (until > 0n && nowMs() > until) end(QUERY_OVER_TIME);
  if (process.ppid !== parent) end('the parent process is gone');
}, INTERVAL_MS);

setInterval(() => {
  try {
    writeSync(HEARTBEAT_FD, heartbeat);
  } catch {
    // The parent has ended, which the other timer notices.
  }
}, HEARTBEAT_INTERVAL_MS);

// The folder is locked, so an existing socket is from a process that has ended.
rmSync(aliveSocket, { force: true });
createServer((socket) => {
  socket.on('error', () => socket.destroy());
  socket.end('.');
}).listen(aliveSocket, () => chmodSync(aliveSocket, 0o600));

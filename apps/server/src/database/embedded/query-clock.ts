import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { nowMs } from './monotonic-time.ts';

/** Timeout of queries of clients without a `statement_timeout`. */
export const DEFAULT_QUERY_MS = 10 * 60_000;

/** Added to the client's limit: a query that ends slightly late costs less than a restart of the engine. */
const GRACE_MS = 400;

/** Shares the deadline of the running query with the watchdog; 0 means that none runs. */
export class QueryClock {
  #deadline: BigInt64Array;
  #watchdog: Worker;

  /**
   * @param parent process id of the supervisor; the host ends when that process has ended
   * @param aliveSocket path of the watchdog's socket
   */
  constructor(parent: number, aliveSocket: string) {
    const clock = new SharedArrayBuffer(8);
    this.#deadline = new BigInt64Array(clock);
    this.#watchdog = new Worker(fileURLToPath(new URL('./watchdog.ts', import.meta.url)), {
      workerData: { clock, parent, aliveSocket },
    });
    this.#watchdog.unref();
  }

  /** @param limitMs the client's limit in milliseconds */
  start(limitMs: number): void {
    Atomics.store(this.#deadline, 0, nowMs() + BigInt(limitMs + GRACE_MS));
  }

  stop(): void {
    Atomics.store(this.#deadline, 0, 0n);
  }
}

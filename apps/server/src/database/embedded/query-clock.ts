import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Longest run of a query whose client set no `statement_timeout`. */
export const DEFAULT_QUERY_MS = 10 * 60_000;

/** Time beyond the client's own limit: a query that ends just late costs less than a restart of the engine. */
const GRACE_MS = 400;

/** Tells the watchdog until when the running query may run (0 in the cell: none runs). */
export class QueryClock {
  #deadline: BigInt64Array;
  #watchdog: Worker;

  /** @param parent process id of the supervisor: the host ends when it is gone */
  constructor(parent: number) {
    const clock = new SharedArrayBuffer(8);
    this.#deadline = new BigInt64Array(clock);
    this.#watchdog = new Worker(fileURLToPath(new URL('./watchdog.ts', import.meta.url)), {
      workerData: { clock, parent },
    });
    this.#watchdog.unref();
  }

  /** @param limitMs the client's own limit in milliseconds */
  start(limitMs: number): void {
    Atomics.store(this.#deadline, 0, BigInt(Date.now() + limitMs + GRACE_MS));
  }

  stop(): void {
    Atomics.store(this.#deadline, 0, 0n);
  }
}

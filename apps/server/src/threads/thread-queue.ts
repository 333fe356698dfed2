import type { ResourceLimits } from 'node:worker_threads';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import { AppError } from '../app-error.ts';

export interface ThreadQueueLimits {
  /** Maximum number of waiting tasks; further ones are refused. */
  waiting: number;
  /** Maximum running time of one task, in milliseconds. */
  timeMs: number;
  /** Time after which an idle thread ends, in milliseconds. */
  idleMs: number;
}

export interface ThreadQueueOptions {
  /** The file that the thread runs. */
  worker: URL;
  /** The name of the function in that file that takes a task and resolves to its result. */
  task: string;
  limits: ThreadQueueLimits;
  resourceLimits: ResourceLimits;
  /** What a task makes, for messages: 'The file', 'The picture'. */
  product: string;
}

/**
 * Runs tasks one after another in a worker thread, so that requests do not wait for them. The thread starts with the
 * first task and ends when it has been idle for a while.
 */
export class ThreadQueue<Task, Result> {
  readonly #options: ThreadQueueOptions;
  readonly #pool: Piscina<Task, Result>;
  // Not the pool's own queue: when a task is stopped, a pool without a minimum of threads starts none for those that
  // wait.
  readonly #limit = pLimit(1);
  #abortedWaiting = 0;
  #isClosed = false;

  constructor(options: ThreadQueueOptions) {
    this.#options = options;
    const { worker, task, limits, resourceLimits } = options;
    const threads = { minThreads: 0, maxThreads: 1, idleTimeout: limits.idleMs };
    this.#pool = new Piscina({ filename: worker.href, name: task, resourceLimits, recordTiming: false, ...threads });
    // A thread that fails while it is idle is replaced with the next task.
    this.#pool.on('error', () => undefined);
  }

  /**
   * Runs a task in the thread.
   * @param signal removes the task from the queue, or stops it if it runs
   * @throws AppError `overload` when too many tasks wait, when this one takes too long, and when `signal` is aborted
   */
  run(task: Task, signal?: AbortSignal): Promise<Result> {
    if (this.#limit.pendingCount - this.#abortedWaiting >= this.#options.limits.waiting) throw new AppError('overload');
    const countAborted = () => {
      this.#abortedWaiting += 1;
    };
    signal?.addEventListener('abort', countAborted, { once: true });
    return this.#limit(() => {
      signal?.removeEventListener('abort', countAborted);
      if (signal?.aborted) this.#abortedWaiting -= 1;
      return this.#runNow(task, signal);
    });
  }

  /** Ends the thread. Running and waiting tasks fail with AppError `overload`. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#pool.destroy();
  }

  async #runNow(task: Task, clientSignal?: AbortSignal): Promise<Result> {
    const { limits, product } = this.#options;
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), limits.timeMs);
    const signal = AbortSignal.any(clientSignal ? [timeout.signal, clientSignal] : [timeout.signal]);
    try {
      if (this.#isClosed) throw new AppError('overload');
      return await this.#pool.run(task, { signal });
    } catch (error) {
      if (signal.aborted || this.#isClosed) throw new AppError('overload', undefined, { cause: error });
      throw new Error(`${product} could not be made`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }
}

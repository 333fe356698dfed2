import { type ResourceLimits, Worker } from 'node:worker_threads';
import { AppError } from '../app-error.ts';

export type ToThread<Task> = { job: number; task: Task };
export type FromThread<Result> = { job: number; result: Result } | { job: number; failure: string };

export interface ThreadQueueLimits {
  /** Tasks that may wait; further ones are turned away. */
  waiting: number;
  /** For one task, in milliseconds. */
  timeMs: number;
  /** After which the idle thread ends, in milliseconds. */
  idleMs: number;
}

export interface ThreadQueueOptions {
  /** The file that the thread runs: it answers tasks with `answerTasks`. */
  worker: URL;
  limits: ThreadQueueLimits;
  resourceLimits: ResourceLimits;
  /** What is made, for messages: 'The file', 'The picture'. */
  product: string;
}

interface Job<Task, Result> {
  task: Task;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

/**
 * Does tasks one after another in a thread of its own: searches never wait for them (DESIGN §8). The thread starts with
 * the first task and ends when nobody has asked for one for a while.
 */
export class ThreadQueue<Task, Result> {
  readonly #options: ThreadQueueOptions;
  readonly #waiting: Job<Task, Result>[] = [];
  #current: Job<Task, Result> | undefined;
  #number = 0;
  #worker: Worker | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ThreadQueueOptions) {
    this.#options = options;
  }

  /**
   * What the thread makes of a task.
   *
   * @param signal of a caller who may give up: what still waits is dropped, and what is under way is stopped
   * @throws AppError `overload` when too many tasks wait, or this one takes too long
   */
  run(task: Task, signal?: AbortSignal): Promise<Result> {
    if (this.#waiting.length >= this.#options.limits.waiting) throw new AppError('overload');
    return new Promise((resolve, reject) => {
      const job: Job<Task, Result> = { task, resolve, reject };
      if (signal?.aborted) return reject(this.#clientDisconnected());
      signal?.addEventListener('abort', () => this.#giveUp(job), { once: true });
      this.#waiting.push(job);
      this.#next();
    });
  }

  /** Ends the thread; tasks under way fail. */
  async close(): Promise<void> {
    const jobs = [...this.#waiting.splice(0), ...(this.#current ? [this.#current] : [])];
    this.#current = undefined;
    await this.#end();
    for (const job of jobs) job.reject(new AppError('overload'));
  }

  #next(): void {
    if (this.#current) return;
    clearTimeout(this.#timer);
    this.#current = this.#waiting.shift();
    const { timeMs, idleMs } = this.#options.limits;
    if (!this.#current) {
      this.#timer = setTimeout(() => void this.#end(), idleMs).unref();
      return;
    }
    this.#number += 1;
    this.#timer = setTimeout(() => this.#stopCurrent(new AppError('overload')), timeMs);
    this.#worker ??= this.#start();
    this.#worker.postMessage({ job: this.#number, task: this.#current.task } satisfies ToThread<Task>);
  }

  #start(): Worker {
    const { worker: file, resourceLimits, product } = this.#options;
    const worker = new Worker(file, { resourceLimits });
    worker.unref();
    worker.on('message', (answer: FromThread<Result>) => {
      if (answer.job !== this.#number || !this.#current) return;
      if ('result' in answer) this.#current.resolve(answer.result);
      else this.#current.reject(new Error(`${product} could not be made: ${answer.failure}`));
      this.#current = undefined;
      this.#next();
    });
    worker.on('error', (error) => {
      if (this.#worker === worker) this.#stopCurrent(error);
    });
    return worker;
  }

  /** Whoever waits behind the task that is stopped gets a thread of their own. */
  #stopCurrent(error: Error): void {
    const job = this.#current;
    this.#current = undefined;
    void this.#end();
    job?.reject(error);
    this.#next();
  }

  #giveUp(job: Job<Task, Result>): void {
    if (job === this.#current) {
      this.#stopCurrent(this.#clientDisconnected());
      return;
    }
    const place = this.#waiting.indexOf(job);
    if (place === -1) return;
    this.#waiting.splice(place, 1);
    job.reject(this.#clientDisconnected());
  }

  #clientDisconnected(): AppError {
    return new AppError('overload', `${this.#options.product} was not wanted any more.`);
  }

  async #end(): Promise<void> {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}

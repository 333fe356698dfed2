import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../http/errors.ts';
import type { ExcelSheet } from './excel-sheet.ts';

export type ToExcelWorker = { job: number; sheet: ExcelSheet };
export type FromExcelWorker = { job: number; file: string } | { job: number; failure: string };

const WORKER = new URL('./excel-worker.ts', import.meta.url);
/** A file of two thousand rows with all fields needs some 150 MB while it is written. */
const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 512 };

export interface ExcelQueueLimits {
  /** Files that may wait; further ones are turned away. */
  waiting: number;
  /** For writing one file, in milliseconds. */
  timeMs: number;
  /** After which the idle thread ends, in milliseconds. */
  idleMs: number;
}

export const excelQueueLimits: ExcelQueueLimits = { waiting: 20, timeMs: 30_000, idleMs: 60_000 };

interface Job {
  sheet: ExcelSheet;
  resolve: (file: string) => void;
  reject: (error: Error) => void;
  signal: AbortSignal | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    excel: ExcelQueue;
  }
}

/**
 * Writes Excel files one after another in a thread of its own: searches never wait for them (DESIGN §8). The thread
 * starts with the first file and ends when nobody has asked for one for a while.
 */
export class ExcelQueue {
  readonly #limits: ExcelQueueLimits;
  readonly #waiting: Job[] = [];
  #current: Job | undefined;
  #number = 0;
  #worker: Worker | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: ExcelQueueLimits = excelQueueLimits) {
    this.#limits = limits;
  }

  /**
   * The file as base64.
   *
   * @param signal of a caller who may give up: what still waits is dropped, and the file that is written is stopped
   * @throws AppError `overload` when too many files wait, or this one takes too long
   */
  write(sheet: ExcelSheet, signal?: AbortSignal): Promise<string> {
    if (this.#waiting.length >= this.#limits.waiting) throw new AppError('overload');
    return new Promise((resolve, reject) => {
      const job: Job = { sheet, resolve, reject, signal };
      if (signal?.aborted) return reject(givenUp());
      signal?.addEventListener('abort', () => this.#giveUp(job), { once: true });
      this.#waiting.push(job);
      this.#next();
    });
  }

  /** Ends the thread; files under way fail. */
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
    if (!this.#current) {
      this.#timer = setTimeout(() => void this.#end(), this.#limits.idleMs).unref();
      return;
    }
    this.#number += 1;
    this.#timer = setTimeout(() => this.#stopCurrent(new AppError('overload')), this.#limits.timeMs);
    this.#worker ??= this.#start();
    this.#worker.postMessage({ job: this.#number, sheet: this.#current.sheet } satisfies ToExcelWorker);
  }

  #start(): Worker {
    const worker = new Worker(WORKER, { resourceLimits });
    worker.unref();
    worker.on('message', (answer: FromExcelWorker) => {
      if (answer.job !== this.#number || !this.#current) return;
      if ('file' in answer) this.#current.resolve(answer.file);
      else this.#current.reject(new Error(`The file could not be written: ${answer.failure}`));
      this.#current = undefined;
      this.#next();
    });
    worker.on('error', (error) => {
      if (this.#worker === worker) this.#stopCurrent(error);
    });
    return worker;
  }

  /** Whoever waits behind the file that is stopped gets a thread of their own. */
  #stopCurrent(error: Error): void {
    const job = this.#current;
    this.#current = undefined;
    void this.#end();
    job?.reject(error);
    this.#next();
  }

  #giveUp(job: Job): void {
    if (job === this.#current) {
      this.#stopCurrent(givenUp());
      return;
    }
    const place = this.#waiting.indexOf(job);
    if (place === -1) return;
    this.#waiting.splice(place, 1);
    job.reject(givenUp());
  }

  async #end(): Promise<void> {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}

const givenUp = () => new AppError('overload', 'The file was not wanted any more.');

/** Gives the server its queue of Excel files: `app.excel`. */
export function addExcelQueue(app: FastifyInstance): void {
  const queue = new ExcelQueue();
  app.decorate('excel', queue);
  app.addHook('onClose', () => queue.close());
}

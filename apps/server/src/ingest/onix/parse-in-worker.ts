import { Worker } from 'node:worker_threads';
import type { ParsedItem, ParseSettings } from './parse-titles.ts';

export type ToWorker = { kind: 'chunk'; bytes: Uint8Array } | { kind: 'end' } | { kind: 'taken' };
export type FromWorker = { kind: 'more' } | { kind: 'items'; items: ParsedItem[] } | { kind: 'done' };

const WORKER = new URL('./parse-worker.ts', import.meta.url);

/** V8 uses the available memory before it collects garbage; the largest accepted record needs about 100 MB. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 384 };

/** Queue of messages from the worker. */
class MessageQueue {
  #messages: FromWorker[] = [];
  #failure: { error: unknown } | undefined;
  #wake: () => void = () => undefined;

  put(message: FromWorker): void {
    this.#messages.push(message);
    this.#wake();
  }

  fail(error: unknown): void {
    this.#failure ??= { error };
    this.#wake();
  }

  /** Returns the next message. Throws the worker's error after all earlier messages. */
  async next(): Promise<FromWorker> {
    for (;;) {
      const message = this.#messages.shift();
      if (message) return message;
      if (this.#failure) throw this.#failure.error;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}

/**
 * Like `parseTitles`, in a worker thread that pauses while its results are not consumed. Throws errors of the byte
 * stream after all earlier results.
 */
export async function* parseInWorker(
  chunks: AsyncIterable<Uint8Array>,
  settings: ParseSettings,
): AsyncGenerator<ParsedItem> {
  const worker = new Worker(WORKER, { workerData: settings, resourceLimits });
  const queue = new MessageQueue();
  const send = (message: ToWorker) => worker.postMessage(message);
  const source = chunks[Symbol.asyncIterator]();
  let failure: { error: unknown } | undefined;

  async function sendNext(): Promise<void> {
    try {
      const next = await source.next();
      send(next.done ? { kind: 'end' } : { kind: 'chunk', bytes: next.value });
    } catch (error) {
      failure = { error };
      send({ kind: 'end' });
    }
  }

  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'more') void sendNext();
    else queue.put(message);
  });
  worker.on('error', (error) => queue.fail(error));
  worker.on('exit', () => queue.fail(new Error('The thread that parses an import ended before its file did')));
  try {
    for (let message = await queue.next(); message.kind === 'items'; message = await queue.next()) {
      // If reading failed, the last record is incomplete and must not be reported as a fault of the file.
      yield* failure ? message.items.filter(isWholeRecord) : message.items;
      send({ kind: 'taken' });
    }
    if (failure) throw failure.error;
  } finally {
    await worker.terminate();
    await source.return?.();
  }
}

const isWholeRecord = (item: ParsedItem) =>
  item.kind !== 'notice' && item.kind !== 'unreadable' && (item.kind !== 'rejected' || item.text !== null);

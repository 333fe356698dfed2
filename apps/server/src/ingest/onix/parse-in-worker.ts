import { Worker } from 'node:worker_threads';
import type { ParsedItem, ParseSettings } from './parse-titles.ts';

export type ToWorker = { kind: 'chunk'; bytes: Uint8Array } | { kind: 'end' } | { kind: 'taken' };
export type FromWorker = { kind: 'more' } | { kind: 'items'; items: ParsedItem[] } | { kind: 'done' };

const WORKER = new URL('./parse-worker.ts', import.meta.url);

/** A thread takes what memory it is given before it tidies up; the largest record that is read needs some 100 MB. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 384 };

/** What the worker said and nobody has heard yet. */
class Inbox {
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

  /** The next message. Throws what the worker failed with, when everything that it said before has been heard. */
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
 * As `parseTitles`, in a thread of its own, which stops while what it gave is not yet taken. Throws what the bytes
 * throw, after everything before has been given.
 */
export async function* parseInWorker(
  chunks: AsyncIterable<Uint8Array>,
  settings: ParseSettings,
): AsyncGenerator<ParsedItem> {
  const worker = new Worker(WORKER, { workerData: settings, resourceLimits });
  const inbox = new Inbox();
  const tell = (message: ToWorker) => worker.postMessage(message);
  const source = chunks[Symbol.asyncIterator]();
  let failure: { error: unknown } | undefined;

  async function sendNext(): Promise<void> {
    try {
      const next = await source.next();
      tell(next.done ? { kind: 'end' } : { kind: 'chunk', bytes: next.value });
    } catch (error) {
      failure = { error };
      tell({ kind: 'end' });
    }
  }

  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'more') void sendNext();
    else inbox.put(message);
  });
  worker.on('error', (error) => inbox.fail(error));
  worker.on('exit', () => inbox.fail(new Error('The thread that parses an import ended before its file did')));
  try {
    for (let message = await inbox.next(); message.kind === 'items'; message = await inbox.next()) {
      // Where the bytes broke off, so did the last record, which is not the file's fault.
      yield* failure ? message.items.filter(isWholeRecord) : message.items;
      tell({ kind: 'taken' });
    }
    if (failure) throw failure.error;
  } finally {
    await worker.terminate();
    await source.return?.();
  }
}

const isWholeRecord = (item: ParsedItem) =>
  item.kind !== 'notice' && item.kind !== 'unreadable' && (item.kind !== 'rejected' || item.text !== null);

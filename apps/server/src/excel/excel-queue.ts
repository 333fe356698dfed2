import type { FastifyInstance } from 'fastify';
import { ThreadQueue, type ThreadQueueLimits } from '../threads/thread-queue.ts';
import type { ExcelSheet } from './excel-sheet.ts';

const worker = new URL('./excel-worker.ts', import.meta.url);
/** A file of two thousand rows with all fields needs about 150 MB while it is written. */
const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 512 };

export const excelQueueLimits: ThreadQueueLimits = { waiting: 20, timeMs: 30_000, idleMs: 60_000 };

declare module 'fastify' {
  interface FastifyInstance {
    excel: ExcelQueue;
  }
}

/** Writes Excel files one after another in a worker thread. */
export class ExcelQueue extends ThreadQueue<ExcelSheet | readonly ExcelSheet[], string> {
  constructor(limits: ThreadQueueLimits = excelQueueLimits) {
    super({ worker, task: 'writeExcelFile', limits, resourceLimits, product: 'The file' });
  }

  /** Writes one sheet or several as one file. @returns the file as base64; `signal` and errors as for `run` */
  write(sheets: ExcelSheet | readonly ExcelSheet[], signal?: AbortSignal): Promise<string> {
    return this.run(sheets, signal);
  }
}

/** Decorates the server with its queue of Excel files: `app.excel`. */
export function addExcelQueue(app: FastifyInstance): void {
  const queue = new ExcelQueue();
  app.decorate('excel', queue);
  app.addHook('onClose', () => queue.close());
}

import type { FastifyInstance } from 'fastify';
import { ThreadQueue, type ThreadQueueLimits } from '../threads/thread-queue.ts';
import type { ExcelSheet } from './excel-sheet.ts';

const worker = new URL('./excel-worker.ts', import.meta.url);
/** A file of two thousand rows with all fields needs some 150 MB while it is written. */
const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 512 };

export const excelQueueLimits: ThreadQueueLimits = { waiting: 20, timeMs: 30_000, idleMs: 60_000 };

declare module 'fastify' {
  interface FastifyInstance {
    excel: ExcelQueue;
  }
}

/** Writes Excel files one after another in a thread of its own. */
export class ExcelQueue extends ThreadQueue<ExcelSheet, string> {
  constructor(limits: ThreadQueueLimits = excelQueueLimits) {
    super({ worker, limits, resourceLimits, product: 'The file' });
  }

  /** The file as base64; `signal` and failures as for `run`. */
  write(sheet: ExcelSheet, signal?: AbortSignal): Promise<string> {
    return this.run(sheet, signal);
  }
}

/** Gives the server its queue of Excel files: `app.excel`. */
export function addExcelQueue(app: FastifyInstance): void {
  const queue = new ExcelQueue();
  app.decorate('excel', queue);
  app.addHook('onClose', () => queue.close());
}

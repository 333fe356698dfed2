import { LRUCache } from 'lru-cache';
import { ThreadQueue, type ThreadQueueLimits } from '../threads/thread-queue.ts';
import type { Drawing } from './drawing.ts';

const worker = new URL('./picture-worker.ts', import.meta.url);
const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 128 };
/** Bytes of the PNG files that are kept: some five hundred large covers. */
const KEPT_BYTES = 16 * 1024 * 1024;

export const pngLimits: ThreadQueueLimits = { waiting: 60, timeMs: 10_000, idleMs: 60_000 };

/**
 * Drawings as PNG (decision 16): made in a thread of its own, the last ones kept. Whoever asks for what is being made
 * waits for that.
 */
export class PngPictures {
  readonly #queue: ThreadQueue<Drawing, Uint8Array>;
  readonly #kept: LRUCache<string, Buffer, { drawing: Drawing }>;

  constructor(limits: ThreadQueueLimits = pngLimits) {
    this.#queue = new ThreadQueue({ worker, task: 'renderPng', limits, resourceLimits, product: 'The picture' });
    this.#kept = new LRUCache<string, Buffer, { drawing: Drawing }>({
      maxSize: KEPT_BYTES,
      sizeCalculation: (png) => Math.max(1, png.length),
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context }) => Buffer.from(await this.#queue.run(context.drawing)),
    });
  }

  /** @throws AppError `overload` when too many drawings wait, or this one takes too long */
  async draw(drawing: Drawing): Promise<Buffer> {
    const png = await this.#kept.fetch(JSON.stringify(drawing), { context: { drawing } });
    if (!png) throw new Error('A picture was drawn, and is not there.');
    return png;
  }

  close(): Promise<void> {
    return this.#queue.close();
  }
}

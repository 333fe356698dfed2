import { LRUCache } from 'lru-cache';
import { ThreadQueue, type ThreadQueueLimits } from '../threads/thread-queue.ts';
import type { Drawing } from './drawing.ts';

const worker = new URL('./picture-worker.ts', import.meta.url);
const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 128 };
/** Size of the cache: about five hundred large covers. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024;

export const pngLimits: ThreadQueueLimits = { waiting: 60, timeMs: 10_000, idleMs: 60_000 };

/**
 * Renders drawings as PNG (docs/decisions/0016) in a worker thread and caches recent ones. Concurrent requests for the
 * same picture share one rendering.
 */
export class PngPictures {
  readonly #queue: ThreadQueue<Drawing, Uint8Array>;
  readonly #cache: LRUCache<string, Buffer, { drawing: Drawing }>;

  constructor(limits: ThreadQueueLimits = pngLimits) {
    this.#queue = new ThreadQueue({ worker, task: 'renderPng', limits, resourceLimits, product: 'The picture' });
    this.#cache = new LRUCache<string, Buffer, { drawing: Drawing }>({
      maxSize: MAX_CACHE_BYTES,
      sizeCalculation: (png) => Math.max(1, png.length),
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context }) => Buffer.from(await this.#queue.run(context.drawing)),
    });
  }

  /** @throws AppError `overload` when too many drawings wait, or this one takes too long */
  async draw(drawing: Drawing): Promise<Buffer> {
    const png = await this.#cache.fetch(JSON.stringify(drawing), { context: { drawing } });
    if (!png) throw new Error('The rendered picture is missing.');
    return png;
  }

  close(): Promise<void> {
    return this.#queue.close();
  }
}

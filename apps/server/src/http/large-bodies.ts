import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/** Bytes of the large bodies of all running requests: a body needs several times its size while it is answered. */
export const MAX_LARGE_BODIES_BYTES = 96 * 1024 * 1024;

/** Limits the memory that large request bodies need together. */
export class LargeBodies {
  readonly #ordinaryBytes: number;
  #bytes = 0;
  readonly #reserved = new WeakMap<FastifyRequest, number>();

  /** @param ordinaryBytes bodies up to this size do not count */
  constructor(ordinaryBytes: number) {
    this.#ordinaryBytes = ordinaryBytes;
  }

  /**
   * Called before the body is read.
   * @param maxBytes of the endpoint, for a request that does not state its length
   * @throws AppError `overload` if the running requests have too many bytes
   */
  reserve(request: FastifyRequest, maxBytes: number): void {
    const stated = Number(request.headers['content-length'] ?? maxBytes);
    const bytes = Number.isFinite(stated) ? Math.min(stated, maxBytes) : maxBytes;
    if (bytes <= this.#ordinaryBytes) return;
    if (this.#bytes + bytes > MAX_LARGE_BODIES_BYTES) throw new AppError('overload');
    this.#bytes += bytes;
    this.#reserved.set(request, bytes);
  }

  /** Called when the request was answered or its connection closed. */
  release(request: FastifyRequest): void {
    this.#bytes -= this.#reserved.get(request) ?? 0;
    this.#reserved.delete(request);
  }
}

import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

/** Bytes of answers that wait in memory until their readers take them, of all connections together. */
const MAX_WAITING_BYTES = 256 * 1024 * 1024;
/** Smaller answers do not count: as many as there are connections take little memory. */
const MIN_COUNTED_BYTES = 16 * 1024;
/** For taking an answer. The limit of a connection that takes nothing is `connectionTimeout`. */
const TAKE_TIMEOUT_MS = 120_000;

/** Streams wait for their readers and are not in memory. */
const sizeOf = (payload: unknown): number =>
  typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0;

/**
 * Limits the memory of answers whose readers are slow (G-723): refuses further ones, and closes connections that take too
 * long. Register before compression, which keeps the whole text while it sends parts of it.
 */
export function limitWaitingAnswers(app: FastifyInstance, maxBytes = MAX_WAITING_BYTES): void {
  let waitingBytes = 0;
  app.addHook('onSend', async (_request, { raw }, payload) => {
    const bytes = sizeOf(payload);
    if (bytes < MIN_COUNTED_BYTES) return payload;
    if (waitingBytes + bytes > maxBytes) throw new AppError('overload');
    waitingBytes += bytes;
    const timer = setTimeout(() => raw.socket?.destroy(), TAKE_TIMEOUT_MS).unref();
    let isCounted = true;
    const release = () => {
      if (isCounted) waitingBytes -= bytes;
      isCounted = false;
      clearTimeout(timer);
    };
    // Finished when the network has taken all of it; closed also when the connection is lost.
    raw.once('finish', release).once('close', release);
    return payload;
  });
}

import { ApiError } from './api-error.ts';

/** The pauses double: 2, 4, 8, 16 and 32 seconds, together longer than the minute of the server's rate limit. */
const MAX_RETRIES = 5;
const FIRST_RETRY_DELAY_MS = 2_000;

/** Resolves after a time in milliseconds, or rejects with the signal's reason as soon as it is aborted. */
function pause(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, delay);
    signal.addEventListener('abort', stop, { once: true });
  });
}

/**
 * Repeats a call of a long series while the server is overloaded or its rate limit is exceeded.
 *
 * @throws what the last attempt threw; the signal's reason when it was aborted
 */
export async function withRetry<Result>(call: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await call();
    } catch (error) {
      const isTemporary = error instanceof ApiError && (error.status === 429 || error.status === 503);
      if (!isTemporary || retry === MAX_RETRIES) throw error;
      await pause(FIRST_RETRY_DELAY_MS * 2 ** retry, signal);
    }
  }
}

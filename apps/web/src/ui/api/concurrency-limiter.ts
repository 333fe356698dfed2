import pLimit from 'p-limit';

/**
 * Runs a task as soon as the limit allows. Throws what the task throws, and the signal's reason if it was aborted while
 * waiting.
 */
export type Limiter = <Result>(task: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** Creates a limiter for `max` concurrent tasks, started in the order of the calls. */
export function createLimiter(max: number): Limiter {
  const limit = pLimit(max);
  return (task, signal) =>
    limit(() => {
      signal?.throwIfAborted();
      return task();
    });
}

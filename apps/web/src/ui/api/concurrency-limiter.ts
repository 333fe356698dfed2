/**
 * Runs a task as soon as the limit allows. Throws what the task throws, and the signal's reason if it was aborted while
 * waiting.
 */
export type Limiter = <Result>(task: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** Creates a limiter for `max` concurrent tasks, started in the order of the calls. */
export function createLimiter(max: number): Limiter {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task, signal) => {
    if (running < max) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      signal?.throwIfAborted();
      return await task();
    } finally {
      // The next task takes over this slot, so the number of running tasks stays the same.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

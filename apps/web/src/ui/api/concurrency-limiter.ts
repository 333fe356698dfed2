/** Runs a task when its turn comes. Throws what the task throws, and the signal's reason when it ended the wait. */
export type Limiter = <Result>(task: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** Limiter of which `max` run at a time, in the order in which they were asked for (W10): the next follows each end. */
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
      // A turn is handed on as it is: the number of those running stays.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Runs a task when its turn comes. Throws what the task throws, and the signal's reason when it ended the wait. */
export type Turns = <Result>(task: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** Turns of which `most` run at a time, in the order in which they were asked for (W10): the next follows each end. */
export function turnsOf(most: number): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task, signal) => {
    if (running < most) running += 1;
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

import { setTimeout as sleep } from 'node:timers/promises';

const HOUR_MS = 3_600_000;

/** Milliseconds from `time` to the next check for what is due: just after each full hour, as a day begins for every company. */
export const msUntilNextCheck = (time: number): number => HOUR_MS - (time % HOUR_MS) + 1;

/**
 * Runs a task now and after every full hour until `signal` is aborted.
 *
 * @param onError called when the task throws; it is tried again with the next hour
 */
export async function everyHour(
  task: () => Promise<void>,
  { signal, onError }: { signal: AbortSignal; onError: (error: unknown) => void },
): Promise<void> {
  while (!signal.aborted) {
    try {
      await task();
    } catch (error) {
      if (!signal.aborted) onError(error);
    }
    await sleep(msUntilNextCheck(Date.now()), undefined, { signal, ref: false }).catch(() => undefined);
  }
}

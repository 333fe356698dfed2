import { setTimeout as sleep } from 'node:timers/promises';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Milliseconds from `time` to the next check for what is due: just after midnight (UTC), and every hour. */
export function msUntilNextCheck(time: number): number {
  return Math.min(HOUR_MS, DAY_MS - (time % DAY_MS) + 1);
}

/**
 * Runs a task now and every hour until `signal` is aborted.
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

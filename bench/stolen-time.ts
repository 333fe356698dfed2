import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Where the first line of `/proc/stat` has the time that a virtual machine wanted and its host gave to others. */
const STEAL = 8;
/** Host's work for others comes in bursts of seconds. */
const PAUSE_MS = 300;
const MOST_ATTEMPTS = 20;

/** Hundredths of a second that the host has taken from all cores since the start; 0 where the system does not tell. */
export function stolenTicks(): number {
  try {
    return Number(readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]!.split(/\s+/)[STEAL]) || 0;
  } catch {
    return 0;
  }
}

/**
 * Measures again what was disturbed: where the machine's host took a core away meanwhile, the times are the host's. The
 * twentieth attempt counts as it is.
 *
 * @returns what the last attempt gave, and those before it
 */
export async function undisturbed<Measured>(
  measure: () => Promise<Measured>,
): Promise<{ measured: Measured; disturbed: Measured[] }> {
  const disturbed: Measured[] = [];
  for (;;) {
    const before = stolenTicks();
    const measured = await measure();
    if (stolenTicks() === before || disturbed.length === MOST_ATTEMPTS - 1) return { measured, disturbed };
    disturbed.push(measured);
    await sleep(PAUSE_MS);
  }
}

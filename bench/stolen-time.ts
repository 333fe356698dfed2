import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { amount } from './amount.ts';

/** Field of the steal time in the first line of `/proc/stat`: time in which the host ran others instead. */
const STEAL = 8;
/** Pause before a repetition, because disturbances last seconds. */
const PAUSE_MS = 300;
const MAX_ATTEMPTS = amount(20);

/** Steal time of all cores since the start of the system in 1/100 s; 0 if the system does not provide it. */
export function stolenTicks(): number {
  try {
    return Number(readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]!.split(/\s+/)[STEAL]) || 0;
  } catch {
    return 0;
  }
}

/**
 * Repeats a measurement while the host of the virtual machine takes CPU time. The last attempt counts in any case.
 *
 * @returns the result of the last attempt, and those of the attempts before it
 */
export async function undisturbed<Measured>(
  measure: () => Promise<Measured>,
): Promise<{ measured: Measured; disturbed: Measured[] }> {
  const disturbed: Measured[] = [];
  for (;;) {
    const before = stolenTicks();
    const measured = await measure();
    if (stolenTicks() === before || disturbed.length === MAX_ATTEMPTS - 1) return { measured, disturbed };
    disturbed.push(measured);
    await sleep(PAUSE_MS);
  }
}

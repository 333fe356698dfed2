import { constants, setPriority } from 'node:os';

/**
 * Lets everybody else have the processor first: whoever reads should not notice that a command works. Where the system
 * does not know priorities the command works as others do.
 */
export function lowerPriority(): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // Some containers allow no priorities at all.
  }
}

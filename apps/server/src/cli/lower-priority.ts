import { constants, setPriority } from 'node:os';

/**
 * Lowers the process priority, so that a command does not slow down the requests of users. Has no effect where
 * priorities are not supported.
 */
export function lowerPriority(): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // Some containers do not allow changing priorities.
  }
}

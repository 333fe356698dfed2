/**
 * Milliseconds of a clock that the system's time does not move, the same in all threads of the process. The times of
 * `performance` begin with each thread.
 */
export const nowMs = (): bigint => process.hrtime.bigint() / 1_000_000n;

import type { Log } from '../src/database/log.ts';

/** A log that discards its messages, for expected failures. */
export const quietLog: Log = { info() {}, warn() {}, error() {} };

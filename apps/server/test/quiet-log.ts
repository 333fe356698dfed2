import type { Log } from '../src/database/log.ts';

/** A log for tests: what is expected to fail there need not be read. */
export const quietLog: Log = { info() {}, warn() {}, error() {} };

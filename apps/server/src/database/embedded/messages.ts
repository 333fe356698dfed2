import type { Holder } from './folder-lock.ts';

/** Last line of the error output of a host that its watchdog ended because of a query. */
export const QUERY_OVER_TIME = 'a query passed its time';

/** Messages from the host to the process that started it. */
export type HostReport =
  | { kind: 'ready'; socketFolder: string; startedMs: number }
  /** Another process uses the folder. */
  | { kind: 'held'; holder: Holder | undefined }
  | { kind: 'failed'; reason: string };

/** Messages to the host. */
export interface HostOrder {
  kind: 'stop';
}

/** The only command line argument of the host, as JSON. */
export interface HostSettings {
  folder: string;
  role: Holder['role'];
  /** Process id of the supervisor. */
  owner: number;
}

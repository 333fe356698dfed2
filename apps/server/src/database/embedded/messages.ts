import type { Holder } from './folder-lock.ts';

/** What the host tells the process that started it. */
export type HostReport =
  | { kind: 'ready'; socketFolder: string; startedMs: number }
  /** Another process has the folder. */
  | { kind: 'held'; holder: Holder | undefined }
  | { kind: 'failed'; reason: string };

/** What that process tells the host. */
export interface HostOrder {
  kind: 'stop';
}

/** The host's command line: a JSON text, its only argument. */
export interface HostSettings {
  folder: string;
  role: Holder['role'];
  /** Process id of the supervisor. */
  owner: number;
}

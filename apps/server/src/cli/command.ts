import type { Writable } from 'node:stream';
import type { OpenDatabase } from '../database/connection.ts';
import type { Log } from '../database/log.ts';
import type { Settings } from '../settings.ts';

export interface CommandContext {
  database: OpenDatabase;
  settings: Settings;
  log: Log;
  out: Writable & { isTTY?: boolean };
}

export interface Command {
  name: string;
  /** Its arguments, as the usage line shows them. */
  usage: string;
  summary: string;
  /** Whether the database is left at the version it has; else it is migrated first. */
  isOnAnyVersion?: true;
  /** Gives the exit code. Throws a UsageError for wrong arguments. */
  run(args: string[], context: CommandContext): Promise<number>;
}

/** Wrong arguments; the message says which. */
export class UsageError extends Error {}

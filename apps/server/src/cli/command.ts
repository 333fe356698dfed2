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
  /** Arguments for the usage line. */
  usage: string;
  summary: string;
  /** The arguments, one per line, for `--help`. */
  details?: readonly string[];
  /** True when the database is not migrated before the command runs. */
  isOnAnyVersion?: true;
  /**
   * Runs the command.
   * @returns the exit code
   * @throws UsageError for wrong arguments
   */
  run(args: string[], context: CommandContext): Promise<number>;
}

/** Wrong arguments; the message names them. */
export class UsageError extends Error {}

/** A command that could not do its work; the message is all that the user needs. */
export class CommandError extends Error {}

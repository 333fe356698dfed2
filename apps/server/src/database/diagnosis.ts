import { statfs } from 'node:fs/promises';
import { DatabaseBusyError, DiskFullError, databaseFailure, isDiskFull, isPassedTimeLimit } from './failures.ts';

/** Free space below which PostgreSQL may be unable to write: a segment of its log. */
const MIN_FREE_BYTES = 16 * 1024 ** 2;
/** How long a full disk is taken as the reason why the database does not respond. */
const DISK_FULL_MEMORY_MS = 60_000;

/** How a database says what is wrong with it. */
export interface DatabaseProbes {
  /** Whether the database responds at all, also while a query runs. Takes at most 0.6 s. */
  isAlive(): Promise<boolean>;
  /** Folder of the database, if it is on this machine. */
  folder?: string | undefined;
}

/** Finds out why the database did not serve a query: it is busy, its disk is full, or it is gone. */
export class Diagnosis {
  readonly #probes: DatabaseProbes;
  #probing: Promise<boolean> | undefined;
  #diskFullAt = Number.NEGATIVE_INFINITY;

  constructor(probes: DatabaseProbes) {
    this.#probes = probes;
  }

  /**
   * Explains an error of the driver.
   * @returns DatabaseBusyError or DiskFullError with the error as its cause; otherwise the error itself
   */
  async explain(error: unknown): Promise<unknown> {
    if (isDiskFull(error)) this.noteDiskFull();
    if (databaseFailure(error)?.kind !== 'database-unavailable') return error;
    if (isPassedTimeLimit(error) && (await this.#isAlive()))
      return new DatabaseBusyError('The database is busy', { cause: error });
    if (await this.mayBeDiskFull()) return new DiskFullError('The disk of the database is full', { cause: error });
    return error;
  }

  /** Remembers that this or another process could not write to the disk of the database. */
  noteDiskFull(): void {
    this.#diskFullAt = performance.now();
  }

  /** Forgets it after a successful write. */
  noteDiskWritten(): void {
    this.#diskFullAt = Number.NEGATIVE_INFINITY;
  }

  /** Whether the disk was full in the last minute, or has hardly any free space where that is known. */
  async mayBeDiskFull(): Promise<boolean> {
    if (performance.now() - this.#diskFullAt < DISK_FULL_MEMORY_MS) return true;
    const { folder } = this.#probes;
    return folder !== undefined && (await hasLowSpace(folder));
  }

  /** Concurrent failures share one probe. */
  #isAlive(): Promise<boolean> {
    this.#probing ??= this.#probes.isAlive().finally(() => {
      this.#probing = undefined;
    });
    return this.#probing;
  }
}

/** Whether the disk of a folder has hardly any free space; false for a folder that does not exist. */
export async function hasLowSpace(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < MIN_FREE_BYTES;
  } catch {
    return false;
  }
}

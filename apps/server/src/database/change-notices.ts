import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OpenDatabase } from './connection.ts';
import type { Log } from './log.ts';

/** `titles_changed`: searched titles. `sheets_changed`: the data of title bars and sheets. */
export type NoticeChannel = 'titles_changed' | 'sheets_changed';

export type NotifyingDatabase = Pick<OpenDatabase, 'kind' | 'listen' | 'isListening'>;

/**
 * Counts notices of changes, so that a cache need not query the database while nothing changes. Only the embedded
 * database sends a notice before it acknowledges the commit; with PostgreSQL, `isUpToDate` is always false
 * (docs/decisions/0020-notices-of-the-embedded-database.md).
 */
export class ChangeNotices {
  readonly #database: NotifyingDatabase;
  readonly #channel: NoticeChannel;
  readonly #log: Log;
  #isListening = false;
  #sequence = 0;
  #acknowledged: number | undefined;

  constructor(database: NotifyingDatabase, channel: NoticeChannel, log: Log) {
    this.#database = database;
    this.#channel = channel;
    this.#log = log;
  }

  /** Starts listening in the background. */
  start(): void {
    if (this.#database.kind !== 'embedded') return;
    this.#database
      .listen(this.#channel, () => {
        this.#sequence += 1;
      })
      .then(
        () => {
          // Changes before the connection listened had no notice.
          this.#sequence += 1;
          this.#isListening = true;
        },
        (error: Error) =>
          this.#log.warn(
            { channel: this.#channel, reason: error.message },
            'Notices of changes are not available; changes are queried',
          ),
      );
  }

  /** Number of notices so far. Read it before a query of changes and pass it to `acknowledge` afterwards. */
  get sequence(): number {
    return this.#sequence;
  }

  /** @param sequence the caller has applied all changes up to this notice */
  acknowledge(sequence: number): void {
    this.#acknowledged = sequence;
  }

  /** True if there was no notice since the last acknowledged one, as far as this process has read its sockets. */
  get isUpToDate(): boolean {
    return this.#isListening && this.#database.isListening() && this.#acknowledged === this.#sequence;
  }

  /**
   * @returns true if nothing was committed between the last acknowledged notice and this call. A notice of such a
   *   commit is already in the socket of this process and is read before the next turn of the event loop.
   */
  async isStillUpToDate(): Promise<boolean> {
    await nextTurn();
    return this.isUpToDate;
  }
}

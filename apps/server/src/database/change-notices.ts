import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OpenDatabase } from './connection.ts';
import type { Log } from './log.ts';

/** What may have changed: the titles that are searched, or what bars and sheets are read from. */
export type NoticeChannel = 'titles_changed' | 'sheets_changed';

/** What is needed of a database to hear them. */
export type TellingDatabase = Pick<OpenDatabase, 'kind' | 'listen' | 'isHearing'>;

/**
 * What the embedded database tells of changes by itself, before it answers the commit that made them: as long as it tells
 * nothing, nobody need ask it (docs/decisions/0020-notices-of-the-embedded-database.md). PostgreSQL is always asked.
 */
export class ChangeNotices {
  readonly #database: TellingDatabase;
  readonly #channel: NoticeChannel;
  readonly #log: Log;
  #isListening = false;
  #heard = 0;
  /** What had been heard when a question was asked after which nothing was left to take up. */
  #settledAt: number | undefined;

  constructor(database: TellingDatabase, channel: NoticeChannel, log: Log) {
    this.#database = database;
    this.#channel = channel;
    this.#log = log;
  }

  /** Begins to listen, in the background; until then the database is asked. */
  start(): void {
    if (this.#database.kind !== 'embedded') return;
    this.#database
      .listen(this.#channel, () => {
        this.#heard += 1;
      })
      .then(
        () => {
          // What changed before somebody listened was told to nobody.
          this.#heard += 1;
          this.#isListening = true;
        },
        (error: Error) =>
          this.#log.warn({ channel: this.#channel, reason: error.message }, 'Changes are asked for, not listened to'),
      );
  }

  /** To be taken before a question goes out, and given to `settle` after it. */
  get heard(): number {
    return this.#heard;
  }

  /** Everything is known that had changed when so much had been heard. */
  settle(heard: number): void {
    this.#settledAt = heard;
  }

  /** Whether nothing was told since, as far as this process has read. */
  get isSilent(): boolean {
    return this.#isListening && this.#database.isHearing() && this.#settledAt === this.#heard;
  }

  /**
   * Whether nothing has been committed since before this call. A notice of it lies in this process's socket by now, and
   * is read before the event loop turns.
   */
  async isStillSilent(): Promise<boolean> {
    await nextTurn();
    return this.isSilent;
  }
}

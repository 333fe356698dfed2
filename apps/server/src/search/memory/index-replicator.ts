import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { ChangeNotices, type TellingDatabase } from '../../database/change-notices.ts';
import { CoalescedQuery } from '../../database/coalesced-query.ts';
import type { OpenDatabase } from '../../database/connection.ts';
import type { Log } from '../../database/log.ts';
import type { Tables } from '../../database/tables.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { findChanges, findPosition, findSnapshot, type Position } from './changes.queries.ts';
import { findIndexedTitles, findNextIndexedTitles } from './indexed-titles.queries.ts';

/** Titles that are read at once: some milliseconds of either process. */
const PAGE = { embedded: 250, postgres: 1_000 } as const;
/** More changes than these are caught up with in the background; a search would wait too batch. */
const MOST_WHILE_WAITING = 1_000;
/** While one transaction runs for hours, all that end meanwhile are told at each question: up to so many. */
const MOST_SEEN = 5_000;
/** Searches that look before the database has answered: its answer is heard only when all of them have looked. */
const MOST_EARLY = 4;
/** For a page that is being read when the server stops. */
const PATIENCE_MS = 1_000;

/** Called with the ids of titles that have changed, or null when any may have. */
export type ChangeHandler = (titleIds: Iterable<number> | null) => void;

type FollowedDatabase = Pick<OpenDatabase, 'db' | 'batch' | 'pool'> & TellingDatabase;

/**
 * Holds the catalogue in memory and follows its changes (docs/decisions/0018-catalogue-in-memory.md): `current` gives it
 * as it is after every change that was committed before the call. Asks the database itself, never a replica, which counts
 * its transactions behind.
 */
export class IndexReplicator {
  readonly #database: FollowedDatabase;
  readonly #notices: ChangeNotices;
  readonly #log: Log;
  readonly #onChange: ChangeHandler;
  readonly #latest = new CoalescedQuery(() => this.#follow());
  /** `snapshot`: of the database, before all was taken up that it had. */
  #held: { index: CatalogueIndex; position: Position; snapshot?: string } | undefined;
  #reading: Promise<void> | undefined;
  #isClosed = false;
  /** Whether nothing had changed when the database was asked last. */
  #isQuiet = false;
  #early = 0;

  constructor(database: FollowedDatabase, log: Log, onChange: ChangeHandler) {
    this.#database = database;
    this.#notices = new ChangeNotices(database, 'titles_changed', log);
    this.#log = log;
    this.#onChange = onChange;
  }

  /** Begins to read the catalogue, in the background. */
  start(): void {
    this.#notices.start();
    this.#read();
  }

  /** Whether the catalogue is there, so that `current` is worth its while. */
  get isReady(): boolean {
    return this.#held !== undefined && this.#reading === undefined;
  }

  /** Null while it is being read: the database itself has to be asked then. */
  async current(): Promise<CatalogueIndex | null> {
    if (this.#notices.isSilent && this.isReady && (await this.#notices.isStillSilent()) && this.isReady)
      return this.#held!.index;
    return this.ask();
  }

  /** As `current`, by a question in any case: notes of changes are not kept for ever, and it has to be known how far they are. */
  ask(): Promise<CatalogueIndex | null> {
    return this.isReady ? this.#latest.get() : this.#notYet();
  }

  /**
   * What is found in the catalogue as `current` gives it. As long as nothing changes, it is looked for while the database is
   * still being asked, and once more where something had changed after all: the answer would have been waited for.
   *
   * @param find looks before it waits for anything; it may be called twice, and what a first look throws may go unheard
   */
  async find<Found>(find: (index: CatalogueIndex) => Promise<Found>): Promise<Found | null> {
    const mayLookEarly = this.isReady && this.#isQuiet && !this.#notices.isSilent && this.#early < MOST_EARLY;
    const asking = this.current();
    const before = mayLookEarly ? this.#held?.index : undefined;
    if (!before) return asking.then((index) => index && find(index));

    let early: { version: number; found: Promise<Found> } | undefined;
    let isAnswered = false;
    this.#early += 1;
    // In the next turn of the event loop the question is on its way.
    void nextTurn().then(() => {
      if (isAnswered) return;
      early = { version: before.version, found: find(before) };
      early.found.catch(() => undefined);
    });
    const index = await asking.finally(() => {
      isAnswered = true;
      this.#early -= 1;
    });
    if (!index) return null;
    const isStill = early && index === before && index.version === early.version;
    return isStill ? early!.found : find(index);
  }

  async whenRead(): Promise<void> {
    await this.#reading;
  }

  /** Titles in memory; 0 while they are being read. */
  get size(): number {
    return this.#reading ? 0 : (this.#held?.index.size ?? 0);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.race([this.#reading, sleep(PATIENCE_MS, undefined, { ref: false })]);
  }

  /** A reading that failed is begun again by whoever asks next. */
  async #notYet(): Promise<null> {
    this.#read();
    return null;
  }

  #read(): void {
    if (this.#reading || this.#isClosed) return;
    this.#reading = (this.#held ? this.#catchUp() : this.#readAll())
      .catch((error: unknown) => {
        if (!this.#isClosed) this.#log.warn({ reason: (error as Error).message }, 'The catalogue could not be read');
      })
      .finally(() => {
        this.#reading = undefined;
      });
  }

  async #readAll(): Promise<void> {
    const { batch, kind } = this.#database;
    const started = performance.now();
    const index = new CatalogueIndex();
    const position = await findPosition(batch);
    for (let after = 0; !this.#isClosed; await nextTurn()) {
      const titles = await findNextIndexedTitles(batch, after, PAGE[kind]);
      for (const title of titles) index.put(title);
      if (titles.length < PAGE[kind]) break;
      after = titles.at(-1)!.id;
    }
    if (this.#isClosed) return;
    this.#held = { index, position };
    this.#onChange(null);
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    this.#log.info({ titles: index.size, seconds }, 'The catalogue is in memory');
    await this.#catchUp();
  }

  /** Takes up what changed while it was read, or more than a search would wait for, and makes room. */
  async #catchUp(): Promise<void> {
    const { batch } = this.#database;
    while (!this.#isClosed && this.#held && (await this.#takeChanges(batch)) > MOST_WHILE_WAITING);
    for (const index = this.#held?.index; index?.isCramped && !this.#isClosed; )
      await this.#takeTitles(batch, index, index.crampedIds());
  }

  /** @returns how many titles have changed; those above `most` are left for later, all of them */
  async #takeChanges(db: Kysely<Tables>, most = Number.POSITIVE_INFINITY): Promise<number> {
    const held = this.#held!;
    const { position, titleIds } = await findChanges(db, held.position);
    if (!titleIds) {
      this.#held = undefined;
      return 0;
    }
    const ids = [...titleIds];
    if (ids.length > most) return ids.length;
    await this.#takeTitles(db, held.index, ids);
    if (!this.#isClosed) held.position = position;
    return ids.length;
  }

  async #takeTitles(db: Kysely<Tables>, index: CatalogueIndex, ids: readonly number[]): Promise<void> {
    const page = PAGE[this.#database.kind];
    for (let start = 0; start < ids.length && !this.#isClosed; start += page) {
      const some = ids.slice(start, start + page);
      const titles = await findIndexedTitles(db, some);
      const living = new Set(titles.map(({ id }) => id));
      for (const id of some) if (!living.has(id)) index.remove(id);
      for (const title of titles) index.put(title);
      this.#onChange(some);
    }
  }

  /** A question that fails is taken up in the background, where it may take its time. */
  async #follow(): Promise<CatalogueIndex | null> {
    if (!this.isReady) return this.#notYet();
    const { heard } = this.#notices;
    const taken = await this.#takeCommitted().catch((error: unknown) => {
      this.#read();
      throw error;
    });
    const held = this.#held;
    this.#isQuiet = taken === 0;
    if (taken > MOST_WHILE_WAITING || !held || held.index.isCramped) return this.#notYet();
    if (held.position.seen.size > MOST_SEEN) return null;
    this.#notices.settle(heard);
    return held.index;
  }

  /** As `#takeChanges`, as many as a search waits for. PostgreSQL says for less whether anything was committed at all. */
  async #takeCommitted(): Promise<number> {
    const { kind, db, pool } = this.#database;
    // The embedded database tells of changes by itself, and takes no prepared statement.
    const snapshot = kind === 'postgres' ? await findSnapshot(pool) : undefined;
    if (snapshot !== undefined && snapshot === this.#held?.snapshot) return 0;
    const taken = await this.#takeChanges(db, MOST_WHILE_WAITING);
    if (this.#held && taken <= MOST_WHILE_WAITING) this.#held.snapshot = snapshot;
    return taken;
  }
}

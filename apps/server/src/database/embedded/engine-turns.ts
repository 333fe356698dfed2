import type { ClientSession } from './client-session.ts';
import { type Engine, EngineBroken } from './engine.ts';
import type { QueryClock } from './query-clock.ts';
import { type SessionMemory, sessionMemory } from './session-memory.ts';
import { query, sync } from './wire.ts';

/**
 * Gives the one engine to one client at a time, from the first statement of a transaction to its end. First come,
 * first served; a client with more to do goes to the back of the line between its transactions.
 */
export class EngineTurns {
  #engine: Engine;
  #clock: QueryClock;
  #memory: SessionMemory;
  #listeners: () => Iterable<ClientSession>;
  #holder: ClientSession | undefined;
  #waiting = new Set<ClientSession>();
  #jobs: (() => Promise<void>)[] = [];
  #isRunning = false;
  #hasChanged = false;
  #idleTimer: NodeJS.Timeout | undefined;
  #onBroken: (error: Error) => void;

  /** @param onBroken the engine cannot go on; nothing is run after it */
  constructor(
    engine: Engine,
    clock: QueryClock,
    listeners: () => Iterable<ClientSession>,
    onBroken: (error: Error) => void,
  ) {
    this.#engine = engine;
    this.#clock = clock;
    this.#memory = sessionMemory(engine);
    this.#listeners = listeners;
    this.#onBroken = onBroken;
  }

  /** Whether anything ran since this was asked last. */
  takeHasChanged(): boolean {
    const changed = this.#hasChanged;
    this.#hasChanged = false;
    return changed;
  }

  /** Runs the host's own work when no transaction is open. */
  schedule(job: () => Promise<void>): void {
    this.#jobs.push(job);
    void this.#run();
  }

  /** Puts a session in line if it has a unit to run. */
  enqueue(session: ClientSession): void {
    if (session === this.#holder) this.#boundIdle(session);
    else if (session.unit) this.#waiting.add(session);
    void this.#run();
  }

  /** Forgets a session; an open transaction of its own is rolled back. */
  remove(session: ClientSession): void {
    this.#waiting.delete(session);
    if (session === this.#holder) void this.#run();
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      while (await this.#step());
      this.#isRunning = false;
    } catch (error) {
      // Left "running": an engine that broke is not asked again.
      this.#onBroken(error instanceof Error ? error : new EngineBroken(String(error)));
    } finally {
      this.#clock.stop();
    }
  }

  /** Does the next piece of work; gives false when there is none. */
  async #step(): Promise<boolean> {
    if (this.#holder) return this.#holder.hasEnded ? this.#abandon() : this.#runUnit(this.#holder);
    const job = this.#jobs.shift();
    if (job) {
      this.#clock.start(60_000);
      await job();
      this.#clock.stop();
      return true;
    }
    const [session] = this.#waiting;
    if (!session) return false;
    this.#waiting.delete(session);
    this.#holder = session;
    if (await this.#runUnit(session)) return true;
    this.#holder = undefined;
    return true;
  }

  async #runUnit(session: ClientSession): Promise<boolean> {
    const unit = session.takeUnit();
    if (!unit) return false;
    clearTimeout(this.#idleTimer);
    this.#clock.start(session.queryLimitMs);
    const answer = await this.#engine.run(unit.bytes, unit.endsReady);
    this.#clock.stop();
    this.#hasChanged = true;
    this.#memory.note(unit.bytes, answer.tags);
    if (answer.tags.includes('LISTEN')) session.isListening = true;
    // The session goes on only after what it left behind is cleared: its answer waits for that.
    if (answer.status === 'I') await this.#release(session);
    else this.#boundIdle(session);
    // Notices first: who reads the answer of a commit finds what it told of lying there already.
    this.#notify(answer.notifications);
    session.write(answer.rest);
    return true;
  }

  async #release(session: ClientSession): Promise<void> {
    this.#holder = undefined;
    await this.#memory.clear();
    if (session.unit) this.#waiting.add(session);
  }

  async #abandon(): Promise<boolean> {
    clearTimeout(this.#idleTimer);
    // Sync closes an extended query that the client left open; without one it does nothing.
    this.#notify((await this.#engine.run(Buffer.concat([sync(), query('rollback')]))).notifications);
    this.#holder = undefined;
    await this.#memory.clear();
    return true;
  }

  #notify(notifications: Buffer[]): void {
    if (notifications.length === 0) return;
    const bytes = Buffer.concat(notifications);
    for (const session of this.#listeners()) if (session.isListening) session.write(bytes);
  }

  #boundIdle(session: ClientSession): void {
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => {
      if (session === this.#holder) {
        session.fail('25P03', 'terminating connection due to idle-in-transaction timeout');
      }
    }, session.idleLimitMs);
  }
}

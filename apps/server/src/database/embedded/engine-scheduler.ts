import type { ClientSession } from './client-session.ts';
import { type Engine, EngineBrokenError } from './engine.ts';
import type { QueryClock } from './query-clock.ts';
import { type SessionMemory, sessionMemory } from './session-memory.ts';
import { query, sync } from './wire.ts';

/**
 * Schedules clients on the single engine: one at a time, from the first statement of a transaction to its end, in the
 * order of arrival. A client with further transactions is queued again.
 */
export class EngineScheduler {
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

  /** @param onBroken called when the engine has failed; nothing runs after that */
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

  /** @returns true if anything ran since the last call */
  takeHasChanged(): boolean {
    const changed = this.#hasChanged;
    this.#hasChanged = false;
    return changed;
  }

  /** Runs a job of the host when no transaction is open. */
  schedule(job: () => Promise<void>): void {
    this.#jobs.push(job);
    void this.#run();
  }

  /** Queues a session that has a unit to run. */
  enqueue(session: ClientSession): void {
    if (session === this.#holder) this.#limitIdleTime(session);
    else if (session.unit) this.#waiting.add(session);
    void this.#run();
  }

  /** Removes a session and rolls back its open transaction. */
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
      // #isRunning stays true, so that a failed engine is not used again.
      this.#onBroken(error instanceof Error ? error : new EngineBrokenError(String(error)));
    } finally {
      this.#clock.stop();
    }
  }

  /** Runs the next job or unit. @returns false if there is none */
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
    // The session state is cleared before the response is sent, so that the client cannot send the next unit earlier.
    if (answer.status === 'I') await this.#release(session);
    else this.#limitIdleTime(session);
    // Notifications first: a client that has read the response of a commit has its notifications in the socket.
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
    // Sync closes an extended query that the client left open.
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

  #limitIdleTime(session: ClientSession): void {
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => {
      if (session === this.#holder) {
        session.fail('25P03', 'terminating connection due to idle-in-transaction timeout');
      }
    }, session.idleLimitMs);
  }
}

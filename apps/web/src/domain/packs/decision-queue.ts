import type { EndpointOutput } from '@titlenet/contract/endpoint';
import type { PackDecision, recordPackDecision } from '@titlenet/contract/pack-decisions';
import { ApiError } from '../../ui/api/api-error.ts';
import type { PersonalEntry } from '../../ui/storage/personal-storage.ts';
import type { WaitingDecision } from './waiting-decisions.ts';

type Answer = EndpointOutput<typeof recordPackDecision>;

/** Pause between attempts while the server does not respond. */
const RETRY_MS = 15_000;

/** Statuses after which the same call would be refused again. */
const REFUSALS: ReadonlySet<number> = new Set([400, 403, 404, 413]);

interface QueueParts {
  /** Where decisions wait, over reloads and for all windows. */
  entry: PersonalEntry<readonly WaitingDecision[]>;
  send(waiting: WaitingDecision): Promise<Answer>;
}

type OnStored = (packId: number, decision: PackDecision, remark: string | null) => void;

const isOfTitle = (a: Pick<WaitingDecision, 'packId' | 'titleId'>, b: Pick<WaitingDecision, 'packId' | 'titleId'>) =>
  a.packId === b.packId && a.titleId === b.titleId;

/**
 * Decisions that wait until the server has stored them, one for each title. They are kept in the browser, and sent one
 * after the other: at once, when the network is back, and every 15 s meanwhile. Several windows may send the same one.
 */
export class DecisionQueue {
  #parts: QueueParts;
  #isSending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Set<() => void>();
  #storedListeners = new Set<OnStored>();
  /** What the storage could not take is kept here. */
  #isStored = true;
  waiting: readonly WaitingDecision[];

  constructor(parts: QueueParts) {
    this.#parts = parts;
    this.waiting = parts.entry.read();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls `listener` for each decision that the server has stored. @returns ends it */
  onStored(listener: OnStored): () => void {
    this.#storedListeners.add(listener);
    return () => this.#storedListeners.delete(listener);
  }

  /** Whether decisions would be lost with this window. */
  get isOnlyHere(): boolean {
    return this.waiting.length > 0 && !this.#isStored;
  }

  /** Reads what other windows, or the person who has signed in, have stored. */
  reload(): void {
    if (!this.isOnlyHere) this.#show(this.#parts.entry.read());
    this.#tryLater();
  }

  /** Keeps a decision in place of one of the title that waits, and sends it. */
  record(decided: Omit<WaitingDecision, 'recordedAt' | 'conflict' | 'refusal'>): void {
    const added: WaitingDecision = { ...decided, recordedAt: Date.now(), conflict: null, refusal: null };
    this.#change((before) => [...before.filter((one) => !isOfTitle(one, added)), added]);
    void this.flush();
  }

  /** Ends a conflict: the user's decision replaces the other person's, or is given up. */
  settle(waiting: WaitingDecision, choice: 'mine' | 'theirs'): void {
    if (choice === 'mine') this.record({ ...waiting, base: waiting.conflict?.revision ?? waiting.base });
    else this.#change((before) => before.filter((one) => !isOfTitle(one, waiting)));
  }

  /** Sends what waits, until all is stored or the server does not respond. */
  async flush(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    clearTimeout(this.#timer);
    try {
      for (let next = this.#next(); next; next = this.#next()) await this.#send(next);
    } catch {
      // Without a network, or while the server is busy, it is tried again later.
    } finally {
      this.#isSending = false;
      this.#tryLater();
    }
  }

  #next(): WaitingDecision | undefined {
    return this.waiting.find(({ conflict, refusal }) => conflict === null && refusal === null);
  }

  async #send(sent: WaitingDecision): Promise<void> {
    const replace = (change: (one: WaitingDecision) => WaitingDecision[]) =>
      // A newer decision of the title waits for its own turn.
      this.#change((before) =>
        before.flatMap((one) => (isOfTitle(one, sent) && one.recordedAt === sent.recordedAt ? change(one) : [one])),
      );
    try {
      const { outcome, decision, remark } = await this.#parts.send(sent);
      replace((one) => (outcome === 'conflict' ? [{ ...one, conflict: decision }] : []));
      for (const listener of this.#storedListeners) listener(sent.packId, decision, remark);
    } catch (error) {
      if (!(error instanceof ApiError) || !REFUSALS.has(error.status)) throw error;
      replace((one) => [{ ...one, refusal: error.message }]);
    }
  }

  #change(change: (before: readonly WaitingDecision[]) => readonly WaitingDecision[]): void {
    const after = change(this.isOnlyHere ? this.waiting : this.#parts.entry.read());
    this.#isStored = this.#parts.entry.write(after);
    this.#show(after);
  }

  #show(waiting: readonly WaitingDecision[]): void {
    this.waiting = waiting;
    for (const listener of this.#listeners) listener();
  }

  #tryLater(): void {
    clearTimeout(this.#timer);
    if (this.#next()) this.#timer = setTimeout(() => void this.flush(), RETRY_MS);
  }
}

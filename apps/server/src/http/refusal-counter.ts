/** A refusal of a caller who is not signed in. */
export interface Refusal {
  action: 'token-refused' | 'wrong-password';
  /** The person named by the refused credentials, if known. */
  subject: string | null;
  /** Address of the caller. */
  address: string;
  /** Why, in a few words of the server; never a text of the caller. */
  reason?: string;
}

const PERIOD_MS = 60_000;
/** Maximum number of distinct addresses, users and reasons in a period. */
const MAX_KINDS = 1_000;

/**
 * Counts refusals: the first one of an address, person and reason is reported at once, the number of its repeats at the
 * end of the minute. A flood of bad tokens thus takes two events a minute, and cannot push other events out.
 */
export class RefusalCounter {
  #report: (refusal: Refusal, count: number) => void;
  #repeats = new Map<string, { refusal: Refusal; count: number }>();
  #timer: NodeJS.Timeout | undefined;

  /** @param report called with the number of refusals */
  constructor(report: (refusal: Refusal, count: number) => void) {
    this.#report = report;
  }

  add(refusal: Refusal): void {
    const known = this.#entryOf(refusal);
    if (known) known.count += 1;
    else this.#report(refusal, 1);
    this.#timer ??= setTimeout(() => this.flush(), PERIOD_MS).unref();
  }

  /** Reports the repeats of the current minute, which ends. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const ended = [...this.#repeats.values()];
    this.#repeats.clear();
    for (const { refusal, count } of ended) if (count > 0) this.#report(refusal, count);
  }

  /** Returns the entry that counts repeats of this refusal; undefined for the first one. */
  #entryOf(refusal: Refusal): { count: number } | undefined {
    const key = JSON.stringify([refusal.action, refusal.subject, refusal.address, refusal.reason]);
    const known = this.#repeats.get(key);
    if (known) return known;
    if (this.#repeats.size < MAX_KINDS) {
      this.#repeats.set(key, { refusal, count: 0 });
      return undefined;
    }
    const rest = { action: refusal.action, subject: null, address: 'other addresses' } as const;
    const restKey = `rest ${refusal.action}`;
    const others = this.#repeats.get(restKey) ?? { refusal: rest, count: 0 };
    this.#repeats.set(restKey, others);
    return others;
  }
}

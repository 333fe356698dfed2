import { ApiError } from './api-error.ts';

/** Attempts of one call. The pauses double: 2, 4, 8, 16 and 32 seconds, unless the server states one. */
const MAX_ATTEMPTS = 6;
const FIRST_PAUSE_MS = 2_000;

interface CallSeriesOptions {
  /** Ends pauses; calls have it themselves. */
  signal?: AbortSignal;
  /** Called with the time of the next attempt, in ms since the epoch, and with null when calls are sent again. */
  onWait?: (until: number | null) => void;
  /** Which failures are temporary; by default that the server is overloaded or a rate limit is used up. */
  isTemporary?: (error: ApiError) => boolean;
}

/** True if the server is overloaded or the person's calls are used up, so that the same call can succeed later. */
export const isServerBusy = ({ status }: ApiError): boolean => status === 429 || status === 503;

/** Resolves after a time in milliseconds, or rejects with the signal's reason as soon as it is aborted. */
function pause(delay: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, delay);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/**
 * The calls of one long job. A call that the server refuses temporarily is repeated after the time of its
 * `Retry-After`; until then no call of the series is sent.
 */
export class CallSeries {
  readonly #signal: AbortSignal | undefined;
  readonly #onWait: (until: number | null) => void;
  readonly #isTemporary: (error: ApiError) => boolean;
  #resumesAt = 0;
  #waiting = 0;

  constructor({ signal, onWait = () => undefined, isTemporary = isServerBusy }: CallSeriesOptions = {}) {
    this.#signal = signal;
    this.#onWait = onWait;
    this.#isTemporary = isTemporary;
  }

  /** @throws what the last attempt threw; the signal's reason when it was aborted */
  async run<Result>(call: () => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      await this.#untilResumed();
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof ApiError && this.#isTemporary(error)) || attempt === MAX_ATTEMPTS) throw error;
        const delay = error.retryAfterMs ?? FIRST_PAUSE_MS * 2 ** (attempt - 1);
        this.#resumesAt = Math.max(this.#resumesAt, Date.now() + delay);
      }
    }
  }

  async #untilResumed(): Promise<void> {
    if (this.#resumesAt <= Date.now()) return;
    this.#waiting += 1;
    try {
      // Another call may have been refused meanwhile, which prolongs the pause.
      while (this.#resumesAt > Date.now()) {
        this.#onWait(this.#resumesAt);
        await pause(this.#resumesAt - Date.now(), this.#signal);
      }
    } finally {
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#onWait(null);
    }
  }
}

import { createHash } from 'node:crypto';
import { type Granted, isGranted, type Refused } from './token-answer.ts';

interface Renewal {
  answer: Promise<Granted | Refused>;
  /** `at` in milliseconds since the epoch; undefined while the renewal runs. */
  granted?: { at: number; refreshToken: string };
}

/** Time for which a renewal is cached: longer than a reload or a second tab needs to use the old cookie again. */
const CACHE_TIME_MS = 30_000;
const MAX_CACHED_RENEWALS = 10_000;

const digestOf = (token: string) => createHash('sha256').update(token).digest('base64');

/**
 * Renews each refresh token once. A provider with rotation treats the second use of a token as theft and ends the
 * session, but concurrent tabs and a reload that did not receive the response use it twice legitimately. They get the
 * same response with the same new cookie.
 */
export class Renewals {
  #renewals = new Map<string, Renewal>();
  #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Renews with this token, or returns the result of a running or recent renewal with its remaining time. */
  async renew(token: string, renewal: () => Promise<Granted | Refused>): Promise<Granted | Refused> {
    this.#forgetOld();
    const key = digestOf(token);
    const current = this.#renewals.get(key) ?? this.#start(key, token, renewal);
    const answer = await current.answer;
    if (!isGranted(answer)) return answer;
    const secondsGone = Math.floor((this.#now() - (current.granted?.at ?? this.#now())) / 1000);
    return { ...answer, expires_in: Math.max(1, answer.expires_in - secondsGone) };
  }

  /**
   * Removes cached renewals of a token, whether they used or returned it.
   * @returns the newest token of the session, which is to be revoked
   */
  async end(token: string): Promise<string> {
    const own = this.#renewals.get(digestOf(token));
    const answer = await own?.answer.catch(() => undefined);
    const newest = (answer && isGranted(answer) && answer.refresh_token) || token;
    for (const [key, { granted }] of this.#renewals) {
      if (key === digestOf(token) || granted?.refreshToken === newest) this.#renewals.delete(key);
    }
    return newest;
  }

  #start(key: string, token: string, renewal: () => Promise<Granted | Refused>): Renewal {
    const started: Renewal = { answer: renewal() };
    this.#renewals.set(key, started);
    started.answer.then(
      (answer) => {
        if (isGranted(answer)) started.granted = { at: this.#now(), refreshToken: answer.refresh_token ?? token };
        else this.#renewals.delete(key);
      },
      () => this.#renewals.delete(key),
    );
    return started;
  }

  // The map is ordered by start, so old entries come first.
  #forgetOld(): void {
    for (const [key, { granted }] of this.#renewals) {
      const isOld = granted !== undefined && this.#now() - granted.at > CACHE_TIME_MS;
      if (!isOld && this.#renewals.size < MAX_CACHED_RENEWALS) return;
      this.#renewals.delete(key);
    }
  }
}

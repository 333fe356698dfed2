import { createHash } from 'node:crypto';
import { type Granted, isGranted, type Refused } from './token-answer.ts';

interface Renewal {
  answer: Promise<Granted | Refused>;
  /** Milliseconds since the epoch; unknown while it is under way. */
  granted?: { at: number; refreshToken: string };
}

/** How long a renewal is remembered: longer than a reload or a second tab takes to ask again with the old cookie. */
const rememberedMilliseconds = 30_000;
const renewalsRemembered = 10_000;

const digestOf = (token: string) => createHash('sha256').update(token).digest('base64');

/**
 * One renewal a refresh token. A provider that rotates takes the second use of a token for theft and ends the sign-in;
 * but two tabs that race, and a reload that never saw the first answer, use it twice in good faith. They get the one
 * answer, and with it the one new cookie.
 */
export class Renewals {
  #renewals = new Map<string, Renewal>();
  #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Renews with this token, or gives what the renewal under way or just done has given, with the time that is left. */
  async renew(token: string, renewal: () => Promise<Granted | Refused>): Promise<Granted | Refused> {
    this.#forgetOld();
    const key = digestOf(token);
    const known = this.#renewals.get(key) ?? this.#start(key, token, renewal);
    const answer = await known.answer;
    if (!isGranted(answer)) return answer;
    const secondsGone = Math.floor((this.#now() - (known.granted?.at ?? this.#now())) / 1000);
    return { ...answer, expires_in: Math.max(1, answer.expires_in - secondsGone) };
  }

  /**
   * Ends what is remembered of a token, whether it was used or given by a renewal.
   *
   * @returns the newest token of its line: the one to revoke.
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

  // Entries stand in the order of their start, so the old ones come first.
  #forgetOld(): void {
    for (const [key, { granted }] of this.#renewals) {
      const isOld = granted !== undefined && this.#now() - granted.at > rememberedMilliseconds;
      if (!isOld && this.#renewals.size < renewalsRemembered) return;
      this.#renewals.delete(key);
    }
  }
}

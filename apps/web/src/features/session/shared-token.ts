import { isSamePerson } from './jwt-payload.ts';
import { type TabChannel, type TabMessage, withTabLock } from './tab-channel.ts';
import type { TimedToken } from './timed-token.ts';

const OTHER_TABS_TIMEOUT_MS = 100;
const RETRY_DELAY_MS = 15_000;
const MAX_TIMEOUT_MS = 2 ** 31 - 1;
/** Timers stop while the machine sleeps, so these events check the clock too. */
const WAKE_EVENTS = ['focus', 'online', 'pageshow'] as const;

interface SharedTokenOptions {
  name: string;
  channel: TabChannel;
  /** Time before expiry at which the token is renewed, in ms; limited to half of its lifetime. */
  leadMs(): number;
  obtain(): Promise<TimedToken>;
  /** Called when a background renewal fails; true schedules another try. */
  onRenewalFailed(error: unknown): boolean;
}

/**
 * A token that is renewed before it expires, once for all tabs: the tab that holds the lock renews it, the others
 * receive it through the channel.
 */
export class SharedToken {
  readonly #options: SharedTokenOptions;
  readonly #stopListening: () => void;
  #token: TimedToken | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pendingRenewal: Promise<TimedToken> | undefined;
  /** Incremented by `clear`, so that a pending renewal does not restore a token. */
  #generation = 0;

  constructor(options: SharedTokenOptions) {
    this.#options = options;
    this.#stopListening = options.channel.listen((message) => this.#onMessage(message));
    for (const event of WAKE_EVENTS) window.addEventListener(event, this.#renewIfDue);
    document.addEventListener('visibilitychange', this.#renewIfDue);
  }

  current(): TimedToken | undefined {
    return this.#token;
  }

  isExpired(): boolean {
    return this.#token !== undefined && this.#token.expiresAt <= Date.now();
  }

  /** Takes a token obtained by this tab and sends it to the other tabs. */
  accept(token: TimedToken): void {
    this.#setToken(token);
    this.#post(token);
  }

  /**
   * Obtains a new token once per browser; tabs that waited for the lock take the new token of another tab. Throws what
   * `obtain` throws.
   */
  renew(): Promise<TimedToken> {
    const [stale, generation] = [this.#token, this.#generation];
    this.#pendingRenewal ??= withTabLock(`renew.${this.#options.name}`, () =>
      this.#obtainOnce(stale, generation),
    ).finally(() => {
      if (generation === this.#generation) this.#pendingRenewal = undefined;
    });
    return this.#pendingRenewal;
  }

  /** Removes the token and stops its renewal. */
  clear(): void {
    this.#generation += 1;
    this.#token = undefined;
    this.#pendingRenewal = undefined;
    clearTimeout(this.#timer);
  }

  /** Also removes the listeners. */
  dispose(): void {
    this.clear();
    this.#stopListening();
    for (const event of WAKE_EVENTS) window.removeEventListener(event, this.#renewIfDue);
    document.removeEventListener('visibilitychange', this.#renewIfDue);
  }

  #renewalTime({ expiresAt, receivedAt }: TimedToken): number {
    return expiresAt - Math.min(this.#options.leadMs(), Math.max(0, (expiresAt - receivedAt) / 2));
  }

  #scheduleRenewal(delay: number): void {
    clearTimeout(this.#timer);
    if (Number.isFinite(delay))
      this.#timer = setTimeout(this.#renewIfDue, Math.min(Math.max(delay, 0), MAX_TIMEOUT_MS));
  }

  #setToken(token: TimedToken): void {
    this.#token = token;
    this.#scheduleRenewal(this.#renewalTime(token) - Date.now());
  }

  #post(token: TimedToken): void {
    this.#options.channel.post({ kind: 'token', name: this.#options.name, token });
  }

  readonly #renewIfDue = (): void => {
    if (!this.#token) return;
    const wait = this.#renewalTime(this.#token) - Date.now();
    if (wait > 0) {
      this.#scheduleRenewal(wait);
      return;
    }
    const generation = this.#generation;
    this.renew().catch((error) => {
      if (generation === this.#generation && this.#options.onRenewalFailed(error))
        this.#scheduleRenewal(RETRY_DELAY_MS);
    });
  };

  async #obtainOnce(stale: TimedToken | undefined, generation: number): Promise<TimedToken> {
    const found = await this.#newerTokenFromOtherTabs(stale);
    const isUsable = found && found.expiresAt > Date.now();
    const token = isUsable ? found : await this.#options.obtain();
    if (generation !== this.#generation) throw new Error('The session ended during the renewal');
    this.#setToken(token);
    if (!isUsable) this.#post(token);
    return token;
  }

  /**
   * Another tab may have renewed the token while this one waited for the lock, and its message may not have arrived.
   */
  #newerTokenFromOtherTabs(stale: TimedToken | undefined): Promise<TimedToken | undefined> {
    if (!stale) return Promise.resolve(undefined);
    if (this.#token && this.#token.value !== stale.value) return Promise.resolve(this.#token);
    const { channel, name } = this.#options;
    return new Promise((resolve) => {
      const stop = channel.listen((message) => {
        if (message.kind !== 'token' || message.name !== name || message.token.value === stale.value) return;
        if (isSamePerson(message.token.value, stale.value)) finish(message.token);
      });
      const finish = (found?: TimedToken) => {
        clearTimeout(timeout);
        stop();
        resolve(found);
      };
      const timeout = setTimeout(finish, OTHER_TABS_TIMEOUT_MS);
      channel.post({ kind: 'tokenRequest', name });
    });
  }

  #onMessage(message: TabMessage): void {
    if (message.kind === 'signedOut' || message.name !== this.#options.name || !this.#token) return;
    if (message.kind === 'tokenRequest') {
      this.#post(this.#token);
      return;
    }
    const isNewer = message.token.receivedAt > this.#token.receivedAt;
    if (isNewer && isSamePerson(message.token.value, this.#token.value)) this.#setToken(message.token);
  }
}

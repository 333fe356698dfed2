import { isSamePerson } from './jwt-payload.ts';
import { type TabChannel, withTabLock } from './tab-channel.ts';
import type { TimedToken } from './timed-token.ts';

export interface SharedToken {
  current(): TimedToken | undefined;
  isExpired(): boolean;
  /** Takes a token obtained by this tab and sends it to the other tabs. */
  accept(token: TimedToken): void;
  /**
   * Obtains a new token once per browser; tabs that waited for the lock take the new token of another tab. Throws what
   * `obtain` throws.
   */
  renew(): Promise<TimedToken>;
  /** Removes the token and stops its renewal. */
  clear(): void;
  /** Also removes the listeners. */
  dispose(): void;
}

const OTHER_TABS_TIMEOUT_MS = 100;
const RETRY_DELAY_MS = 15_000;
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/**
 * A token that is renewed before it expires, once for all tabs: the tab that holds the lock renews it, the others
 * receive it through the channel. Timers stop while the machine sleeps, so wake-up events check the clock too.
 */
export function createSharedToken(options: {
  name: string;
  channel: TabChannel;
  /** Time before expiry at which the token is renewed, in ms; limited to half of its lifetime. */
  leadMs(): number;
  obtain(): Promise<TimedToken>;
  /** Called when a background renewal fails; true schedules another try. */
  onRenewalFailed(error: unknown): boolean;
}): SharedToken {
  const { name, channel } = options;
  let token: TimedToken | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pendingRenewal: Promise<TimedToken> | undefined;
  /** Incremented by `clear`, so that a pending renewal does not restore a token. */
  let generation = 0;

  const renewAt = (of: TimedToken) =>
    of.expiresAt - Math.min(options.leadMs(), Math.max(0, (of.expiresAt - of.receivedAt) / 2));

  function scheduleRenewal(delay: number) {
    clearTimeout(timer);
    if (Number.isFinite(delay)) timer = setTimeout(renewIfDue, Math.min(Math.max(delay, 0), MAX_TIMEOUT_MS));
  }

  function setToken(next: TimedToken) {
    token = next;
    scheduleRenewal(renewAt(next) - Date.now());
  }

  function renewIfDue() {
    if (!token) return;
    const wait = renewAt(token) - Date.now();
    if (wait > 0) return scheduleRenewal(wait);
    const before = generation;
    renew().catch((error) => {
      if (before === generation && options.onRenewalFailed(error)) scheduleRenewal(RETRY_DELAY_MS);
    });
  }

  /**
   * Another tab may have renewed the token while this one waited for the lock, and its message may not have arrived.
   */
  function newerTokenFromOtherTabs(stale: TimedToken | undefined): Promise<TimedToken | undefined> {
    if (!stale) return Promise.resolve(undefined);
    if (token && token.value !== stale.value) return Promise.resolve(token);
    return new Promise((resolve) => {
      const stop = channel.listen((message) => {
        if (message.kind !== 'token' || message.name !== name || message.token.value === stale.value) return;
        if (isSamePerson(message.token.value, stale.value)) finish(message.token);
      });
      const finish = (found?: TimedToken) => {
        clearTimeout(limit);
        stop();
        resolve(found);
      };
      const limit = setTimeout(finish, OTHER_TABS_TIMEOUT_MS);
      channel.post({ kind: 'ask', name });
    });
  }

  async function obtainOnce(stale: TimedToken | undefined, before: number): Promise<TimedToken> {
    const found = await newerTokenFromOtherTabs(stale);
    const isUsable = found && found.expiresAt > Date.now();
    const next = isUsable ? found : await options.obtain();
    if (before !== generation) throw new Error('The session ended during the renewal');
    setToken(next);
    if (!isUsable) channel.post({ kind: 'token', name, token: next });
    return next;
  }

  function renew(): Promise<TimedToken> {
    const [stale, before] = [token, generation];
    pendingRenewal ??= withTabLock(`renew.${name}`, () => obtainOnce(stale, before)).finally(() => {
      if (before === generation) pendingRenewal = undefined;
    });
    return pendingRenewal;
  }

  const stopListening = channel.listen((message) => {
    if (message.kind === 'ask' && message.name === name && token) channel.post({ kind: 'token', name, token });
    if (message.kind !== 'token' || message.name !== name || !token) return;
    const isNewer = message.token.receivedAt > token.receivedAt;
    if (isNewer && isSamePerson(message.token.value, token.value)) setToken(message.token);
  });
  const wakeEvents = ['focus', 'online', 'pageshow'] as const;
  for (const event of wakeEvents) window.addEventListener(event, renewIfDue);
  document.addEventListener('visibilitychange', renewIfDue);

  function clear() {
    generation += 1;
    token = undefined;
    pendingRenewal = undefined;
    clearTimeout(timer);
  }

  return {
    current: () => token,
    isExpired: () => token !== undefined && token.expiresAt <= Date.now(),
    accept(next) {
      setToken(next);
      channel.post({ kind: 'token', name, token: next });
    },
    renew,
    clear,
    dispose() {
      clear();
      stopListening();
      for (const event of wakeEvents) window.removeEventListener(event, renewIfDue);
      document.removeEventListener('visibilitychange', renewIfDue);
    },
  };
}

import { isSamePerson } from './jwt-payload.ts';
import { type TabChannel, withTabLock } from './tab-channel.ts';
import type { TimedToken } from './timed-token.ts';

export interface SharedToken {
  current(): TimedToken | undefined;
  isExpired(): boolean;
  /** Takes a token that this tab got by itself, and tells the other tabs. */
  accept(token: TimedToken): void;
  /** Gets a new token, once per browser: a tab that waited takes what another one got. Throws what `obtain` throws. */
  renew(): Promise<TimedToken>;
  /** Forgets the token and stops watching over it. */
  clear(): void;
  /** Ends the listeners too. */
  dispose(): void;
}

const answerOfOtherTabsMs = 100;
const retryMs = 15_000;
const longestTimerMs = 2 ** 31 - 1;

/**
 * A token that is renewed before it expires, once for all tabs (DESIGN §7): whoever holds the lock renews, the others
 * take its result from the channel. Timers sleep with the machine, so waking up checks the clock too.
 */
export function createSharedToken(options: {
  name: string;
  channel: TabChannel;
  /** How long before its end a token is renewed; at most half of its life, so that short lives do not spin. */
  leadMs(): number;
  obtain(): Promise<TimedToken>;
  /** A renewal in the background failed for good; true asks for another try later. */
  onRenewalFailed(error: unknown): boolean;
}): SharedToken {
  const { name, channel } = options;
  let token: TimedToken | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<TimedToken> | undefined;
  /** Counts clearings: what was under way before one must not bring a token back. */
  let generation = 0;

  const renewAt = (of: TimedToken) =>
    of.expiresAt - Math.min(options.leadMs(), Math.max(0, (of.expiresAt - of.receivedAt) / 2));

  function watch(delay: number) {
    clearTimeout(timer);
    if (Number.isFinite(delay)) timer = setTimeout(renewIfDue, Math.min(Math.max(delay, 0), longestTimerMs));
  }

  function take(next: TimedToken) {
    token = next;
    watch(renewAt(next) - Date.now());
  }

  function renewIfDue() {
    if (!token) return;
    const wait = renewAt(token) - Date.now();
    if (wait > 0) return watch(wait);
    const before = generation;
    renew().catch((error) => {
      if (before === generation && options.onRenewalFailed(error)) watch(retryMs);
    });
  }

  /** Another tab may have renewed while this one waited for the lock, its message still on the way. */
  function newerFromOtherTabs(stale: TimedToken | undefined): Promise<TimedToken | undefined> {
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
      const limit = setTimeout(finish, answerOfOtherTabsMs);
      channel.post({ kind: 'ask', name });
    });
  }

  async function obtainOnce(stale: TimedToken | undefined, before: number): Promise<TimedToken> {
    const found = await newerFromOtherTabs(stale);
    const isUsable = found && found.expiresAt > Date.now();
    const next = isUsable ? found : await options.obtain();
    if (before !== generation) throw new Error('The session ended during the renewal');
    take(next);
    if (!isUsable) channel.post({ kind: 'token', name, token: next });
    return next;
  }

  function renew(): Promise<TimedToken> {
    const [stale, before] = [token, generation];
    running ??= withTabLock(`renew.${name}`, () => obtainOnce(stale, before)).finally(() => {
      if (before === generation) running = undefined;
    });
    return running;
  }

  const stopListening = channel.listen((message) => {
    if (message.kind === 'ask' && message.name === name && token) channel.post({ kind: 'token', name, token });
    if (message.kind !== 'token' || message.name !== name || !token) return;
    const isNewer = message.token.receivedAt > token.receivedAt;
    if (isNewer && isSamePerson(message.token.value, token.value)) take(message.token);
  });
  const wakings = ['focus', 'online', 'pageshow'] as const;
  for (const event of wakings) window.addEventListener(event, renewIfDue);
  document.addEventListener('visibilitychange', renewIfDue);

  function clear() {
    generation += 1;
    token = undefined;
    running = undefined;
    clearTimeout(timer);
  }

  return {
    current: () => token,
    isExpired: () => token !== undefined && token.expiresAt <= Date.now(),
    accept(next) {
      take(next);
      channel.post({ kind: 'token', name, token: next });
    },
    renew,
    clear,
    dispose() {
      clear();
      stopListening();
      for (const event of wakings) window.removeEventListener(event, renewIfDue);
      document.removeEventListener('visibilitychange', renewIfDue);
    },
  };
}

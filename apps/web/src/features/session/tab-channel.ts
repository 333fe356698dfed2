import type { TimedToken } from './timed-token.ts';

/** Messages between the tabs of a browser. Tokens are passed in memory and never stored. */
export type TabMessage =
  | { kind: 'token'; name: string; token: TimedToken }
  | { kind: 'tokenRequest'; name: string }
  | { kind: 'signedOut' };

export interface TabChannel {
  post(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): () => void;
  close(): void;
}

/** Opens the channel between tabs; without BroadcastChannel it does nothing. */
export function openTabChannel(name = 'titlenet.session'): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { post() {}, listen: () => () => {}, close() {} };
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      // Only tabs of this application post to the channel.
      const receive = (event: MessageEvent) => listener(event.data as TabMessage);
      channel.addEventListener('message', receive);
      return () => channel.removeEventListener('message', receive);
    },
    close: () => channel.close(),
  };
}

/** Runs `work` under a lock shared by all tabs. Without the Web Locks API (plain http) it runs without a lock. */
export function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(`titlenet.${name}`, work) : work();
}

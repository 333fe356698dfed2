import type { TimedToken } from './timed-token.ts';

/** What the tabs of one browser tell each other. Tokens pass from memory to memory and are stored nowhere. */
export type TabMessage =
  | { kind: 'token'; name: string; token: TimedToken }
  | { kind: 'ask'; name: string }
  | { kind: 'signedOut' };

export interface TabChannel {
  post(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): () => void;
  close(): void;
}

/** The channel between the tabs; one that reaches nobody where the browser has none. */
export function openTabChannel(name = 'titlenet.session'): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { post() {}, listen: () => () => {}, close() {} };
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      const receive = (event: MessageEvent) => listener(event.data as TabMessage);
      channel.addEventListener('message', receive);
      return () => channel.removeEventListener('message', receive);
    },
    close: () => channel.close(),
  };
}

/** Runs `work` while no other tab runs work of this name. Without locks (plain http on a network) it just runs. */
export function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(`titlenet.${name}`, work) : work();
}

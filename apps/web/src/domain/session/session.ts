import type { Configuration } from '@titlenet/contract/configuration';
import { createContext, useContext, useSyncExternalStore } from 'react';

/**
 * Where a person is between an empty browser and the catalogue.
 * - `idle`: nothing asked for yet (an open screen).
 * - `authorizing`: on the way to both tokens; only a spinner is shown.
 * - `ready`: both tokens are there.
 * - `denied`: the enterprise security host said 403; the Access Denied toast is up.
 * - `signedOut`: logged out without redirect, or in another tab (decision G-31).
 * - `failed`: the sign-in itself went wrong.
 */
export type SessionState =
  | { phase: 'idle' | 'authorizing' | 'ready' | 'denied' | 'signedOut' }
  | { phase: 'failed'; reason: string };

/** The session as screens see it; the sign-in behind it is the session feature's own. */
export interface Session {
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Public settings of the installation. Throws before the session is ready or an open screen has loaded them. */
  configuration(): Configuration;
  /** Starts signing in where nothing has been started; does nothing otherwise. */
  begin(): void;
  /** Starts over after a log-out or a failure. */
  signIn(): void;
  /** Ends the session in every tab. With `redirect` it also ends at the identity provider. */
  signOut(options: { redirect: boolean }): Promise<void>;
  /** Who is signed in, by the identity provider's own name for the person; empty before that. Keys what is kept per person. */
  subject(): string;
  /** The name for 'Signed in as' (decision G-30). */
  displayName(): Promise<string>;
}

export const SessionContext = createContext<Session | null>(null);

/** The session. Throws outside of the app. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no session around this component');
  return session;
}

/** The session's state; the component is drawn again when it changes. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.state);
}

/** The public settings of the installation, for screens behind the sign-in. */
export function useConfiguration(): Configuration {
  return useSession().configuration();
}

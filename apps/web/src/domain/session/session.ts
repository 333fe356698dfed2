import { type ReadonlyAtom, useSelector } from '@tanstack/react-store';
import type { Configuration } from '@titlenet/contract/configuration';
import { createContext, useContext } from 'react';

/**
 * Phase of the session.
 * - `idle`: not started (open screens).
 * - `authorizing`: tokens are being requested; only a spinner is shown.
 * - `ready`: both tokens are available.
 * - `denied`: the enterprise security host returned 403; the Access Denied toast is shown.
 * - `signedOut`: logged out without redirect, or in another tab (G-31).
 * - `failed`: the sign-in failed.
 */
export type SessionState =
  | { phase: 'idle' | 'authorizing' | 'ready' | 'denied' | 'signedOut' }
  | { phase: 'failed'; reason: string };

/** The session as screens use it; the sign-in is implemented in the session feature. */
export interface Session {
  readonly state: ReadonlyAtom<SessionState>;
  /** Public settings of the installation. Throws before they are loaded. */
  configuration(): Configuration;
  /** Starts the sign-in; does nothing if it was started before. */
  begin(): void;
  /** Starts again after a log-out or a failure. */
  signIn(): void;
  /**
   * Ends the session in every tab.
   *
   * @param options.redirect also signs out at the identity provider
   */
  signOut(options: { redirect: boolean }): Promise<void>;
  /** The name for 'Signed in as' (G-30). */
  displayName(): Promise<string>;
}

export const SessionContext = createContext<Session | null>(null);

/** The session. Throws outside of the app. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no session around this component');
  return session;
}

/** The session's state; renders the component again when it changes. */
export const useSessionState = (): SessionState => useSelector(useSession().state);

/** The public settings of the installation, for screens behind the sign-in. */
export function useConfiguration(): Configuration {
  return useSession().configuration();
}

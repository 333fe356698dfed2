import type { Configuration } from '@titlenet/contract/configuration';
import type { Session, SessionState } from '../../domain/session/session.ts';
import { ApiError } from '../../ui/api/api-error.ts';
import type { ApiAccess } from '../../ui/api/call-api.ts';
import { showAccessDenied } from '../../ui/toasts/toasts.ts';
import { findDisplayName } from './display-name.ts';
import { requestEnterpriseToken } from './enterprise-token.ts';
import { type Identity, loadConfiguration, loadIdentity } from './identity.ts';
import { isSamePerson, jwtPayload } from './jwt-payload.ts';
import { clearSignInState, rememberAddress, restoreAddress, takeReturnAddress } from './remembered-address.ts';
import { createSharedToken } from './shared-token.ts';
import { openTabChannel } from './tab-channel.ts';

/** Maximum wait for a token before the sign-in starts [SIGN-13]. */
const TOKEN_TIMEOUT_MS = 1500;
const ACCESS_TOKEN_LEAD_MS = 60_000;

export interface AppSession extends Session {
  /** Tokens and settings for API calls. */
  readonly access: ApiAccess;
  /** Stops timers and listeners; used by tests. */
  dispose(): void;
}

const isRefusal = (error: unknown, ...statuses: number[]) =>
  error instanceof ApiError && statuses.includes(error.status);

const delay = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/**
 * Obtains both tokens: configuration, discovery, a token from the login address or the sign-in flow, then the
 * enterprise token. The tokens exist only in this closure.
 */
export function createSession(options: {
  /** Navigates to the identity provider. */
  redirectTo(address: string): void;
  /** Removes the user's data: cached responses and toasts. */
  onSessionEnd(): void;
}): AppSession {
  const listeners = new Set<() => void>();
  const channel = openTabChannel();
  let state: SessionState = { phase: 'idle' };
  let configuration: Configuration | undefined;
  let identity: Identity | undefined;
  let idToken: string | undefined;
  let isRedirecting = false;
  // Read first, so that code and state are removed from the address at once.
  let returnAddress = takeReturnAddress();

  function setState(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  const ssoToken = createSharedToken({
    name: 'access',
    channel,
    leadMs: () => ACCESS_TOKEN_LEAD_MS,
    async obtain() {
      const grant = await identity!.refresh();
      const current = ssoToken.current();
      if (current && !isSamePerson(current.value, grant.token.value)) {
        endSession();
        throw new Error('Another user has signed in in this browser');
      }
      idToken = grant.idToken ?? idToken;
      return grant.token;
    },
    // A refused background renewal does not redirect, so that no form input is lost; the next call starts the sign-in.
    onRenewalFailed: (error) => !isRefusal(error, 400, 401),
  });

  const enterpriseToken = createSharedToken({
    name: 'enterprise',
    channel,
    leadMs: () => (configuration?.enterprise.refreshLeadMinutes ?? 2) * 60_000,
    obtain: () => requestEnterpriseToken(configuration!.enterprise, ssoToken.current()!.value),
    onRenewalFailed(error) {
      if (isRefusal(error, 403)) deny();
      return !isRefusal(error, 401, 403);
    },
  });

  function clearTokens() {
    ssoToken.clear();
    enterpriseToken.clear();
    idToken = undefined;
  }

  /** Handles a 403 of the security host: no token, no renewals, and a toast that logs out [SIGN-28, SIGN-29]. */
  function deny() {
    enterpriseToken.clear();
    setState({ phase: 'denied' });
    showAccessDenied(() => void signOut({ redirect: false }));
  }

  async function redirectToSignIn(prompt?: 'login') {
    if (isRedirecting) return;
    isRedirecting = true;
    rememberAddress();
    try {
      options.redirectTo(await (await identity!.flow()).signInAddress(prompt));
    } catch (error) {
      isRedirecting = false;
      throw error;
    }
  }

  /** Loads the settings and the discovery document [SIGN-09]. */
  async function prepare() {
    configuration ??= await loadConfiguration();
    identity ??= await loadIdentity(configuration);
    return identity;
  }

  /** Resolves to true with a single-sign-on token, to false after a redirect to the provider. */
  async function obtainSsoToken(): Promise<boolean> {
    const { flow } = await prepare();
    const returned = returnAddress;
    returnAddress = undefined;
    const grant = returned === undefined ? undefined : await (await flow()).exchange(returned);
    if (grant) {
      idToken = grant.idToken;
      ssoToken.accept(grant.token);
      return true;
    }
    const token = await Promise.race([ssoToken.renew().catch(() => undefined), delay(TOKEN_TIMEOUT_MS)]);
    if (!token) await redirectToSignIn();
    return token !== undefined;
  }

  async function authorize() {
    setState({ phase: 'authorizing' });
    try {
      if (!(await obtainSsoToken())) return;
      await enterpriseToken.renew();
      restoreAddress();
      setState({ phase: 'ready' });
    } catch (error) {
      if (state.phase === 'signedOut') return;
      if (isRefusal(error, 403) && ssoToken.current()) {
        // A user who signs in again with another account continues at this address.
        restoreAddress();
        deny();
      } else setState({ phase: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
  }

  function endSession() {
    clearTokens();
    clearSignInState();
    options.onSessionEnd();
    setState({ phase: 'signedOut' });
  }

  async function signOut({ redirect }: { redirect: boolean }) {
    const hint = idToken;
    endSession();
    channel.post({ kind: 'signedOut' });
    await identity?.signOut().catch(() => undefined);
    if (redirect && identity) options.redirectTo(await (await identity.flow()).signOutAddress(hint));
  }

  /** Renews the tokens that need it; starts the sign-in if that is refused. */
  async function renewAll(isNeeded: (token: typeof ssoToken) => boolean): Promise<boolean> {
    try {
      if (isNeeded(ssoToken)) await ssoToken.renew();
      if (isNeeded(enterpriseToken)) await enterpriseToken.renew();
      return true;
    } catch (error) {
      if (isRefusal(error, 403)) deny();
      else if (isRefusal(error, 400, 401)) await redirectToSignIn();
      return false;
    }
  }

  const stopListening = channel.listen((message) => {
    if (message.kind === 'signedOut' && state.phase !== 'idle') endSession();
  });

  /** Browsers may restore this page from the back/forward cache after the provider's page. */
  const onPageShow = (event: PageTransitionEvent) => {
    if (!event.persisted || !isRedirecting) return;
    isRedirecting = false;
    void authorize();
  };
  window.addEventListener('pageshow', onPageShow);

  const access: ApiAccess = {
    subscriptionKey: () => configuration?.subscriptionKey ?? '',
    // Without a configuration there are neither keys nor tokens.
    headerNames: () => configuration?.headers,
    supportExtension: () => configuration?.supportExtension ?? 'x1234',
    async tokens() {
      configuration ??= await loadConfiguration().catch(() => undefined);
      if (state.phase !== 'ready') return {};
      await renewAll((token) => token.isExpired());
      return { accessToken: ssoToken.current()?.value, enterpriseToken: enterpriseToken.current()?.value };
    },
    renewAfterRefusal: () => (state.phase === 'ready' ? renewAll(() => true) : Promise.resolve(false)),
    logOut: () => void signOut({ redirect: false }),
  };

  return {
    access,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    configuration() {
      if (!configuration) throw new Error('The settings are not loaded yet');
      return configuration;
    },
    begin() {
      if (state.phase === 'idle') void authorize();
    },
    signIn() {
      if (state.phase === 'failed') return void authorize();
      setState({ phase: 'authorizing' });
      // After a log-out the provider must ask for the account, even if it still has a session.
      prepare()
        .then(() => redirectToSignIn('login'))
        .catch((error) => setState({ phase: 'failed', reason: String(error) }));
    },
    signOut,
    subject: () => String(jwtPayload(ssoToken.current()?.value ?? '').sub ?? ''),
    displayName: async () =>
      findDisplayName(identity?.discovery.userinfo_endpoint, ssoToken.current()?.value ?? '', idToken),
    dispose() {
      ssoToken.dispose();
      enterpriseToken.dispose();
      stopListening();
      window.removeEventListener('pageshow', onPageShow);
      channel.close();
    },
  };
}

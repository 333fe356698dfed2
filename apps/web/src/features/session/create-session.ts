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

/** The longest wait for a token from the login address before sign-in starts (TS §4, decisions part 3, W4). */
const TOKEN_TIMEOUT_MS = 1500;
const ACCESS_TOKEN_LEAD_MS = 60_000;

export interface AppSession extends Session {
  /** What API calls borrow from the session. */
  readonly access: ApiAccess;
  /** Ends timers and listeners; the page itself never needs it, tests do. */
  dispose(): void;
}

const isRefusal = (error: unknown, ...statuses: number[]) =>
  error instanceof ApiError && statuses.includes(error.status);

const delay = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/**
 * The way from an empty browser to both tokens and back (DESIGN §7): configuration, discovery, a token from the login
 * address or the sign-in flow, the enterprise token, the remembered address. Tokens stay in this closure.
 */
export function createSession(options: {
  /** Leaves the page for the identity provider. */
  redirectTo(address: string): void;
  /** Drops what belongs to the person: cached answers, toasts. */
  onSessionEnd(): void;
}): AppSession {
  const listeners = new Set<() => void>();
  const channel = openTabChannel();
  let state: SessionState = { phase: 'idle' };
  let configuration: Configuration | undefined;
  let identity: Identity | undefined;
  let idToken: string | undefined;
  let isRedirecting = false;
  // At once, before anything is awaited or drawn: code and state must not stay in the address.
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
        throw new Error('Somebody else has signed in in this browser');
      }
      idToken = grant.idToken ?? idToken;
      return grant.token;
    },
    // Refused in the background: the next call starts sign-in, so that nobody loses a half-filled form to it.
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

  /** A 403 of the security host: no token, no more asking, and the toast that logs out (TS §6, §8). */
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

  /** The settings and the discovery document, before anything else (TS §4). */
  async function prepare() {
    configuration ??= await loadConfiguration();
    identity ??= await loadIdentity(configuration);
    return identity;
  }

  /** True once the single-sign-on token is there; false when the person is on the way to the provider. */
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
        // Whoever logs out and signs in as somebody else still wants to go there.
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

  /** Renews both tokens; when the login address has nothing left, sign-in starts. */
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

  /** Back from the provider's page: browsers may show this page as it was left. */
  const onPageShow = (event: PageTransitionEvent) => {
    if (!event.persisted || !isRedirecting) return;
    isRedirecting = false;
    void authorize();
  };
  window.addEventListener('pageshow', onPageShow);

  const access: ApiAccess = {
    subscriptionKey: () => configuration?.subscriptionKey ?? '',
    // Without a configuration there is neither a key nor a token to name.
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
      // Whoever logged out on purpose is asked who they are, also where the provider still knows the last person.
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

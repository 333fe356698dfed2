import { createAtom, type ReadonlyAtom } from '@tanstack/react-store';
import type { Configuration } from '@titlenet/contract/configuration';
import type { Session, SessionState } from '../../domain/session/session.ts';
import { ApiError } from '../../ui/api/api-error.ts';
import type { ApiAccess } from '../../ui/api/call-api.ts';
import { clearPersonalStorage, closePersonalStorage, openPersonalStorage } from '../../ui/storage/personal-storage.ts';
import { showAccessDenied } from '../../ui/toasts/toasts.ts';
import { findDisplayName } from './display-name.ts';
import { requestEnterpriseToken } from './enterprise-token.ts';
import { type Identity, loadConfiguration, loadIdentity } from './identity.ts';
import { isSamePerson, jwtPayload } from './jwt-payload.ts';
import { clearSignInState, rememberAddress, restoreAddress, takeReturnAddress } from './remembered-address.ts';
import { SharedToken } from './shared-token.ts';
import { openTabChannel } from './tab-channel.ts';
import type { TimedToken } from './timed-token.ts';

/** Maximum wait for a token before the sign-in starts [SIGN-13]. */
const TOKEN_TIMEOUT_MS = 1500;
const ACCESS_TOKEN_LEAD_MS = 60_000;

const isRefusal = (error: unknown, ...statuses: number[]) =>
  error instanceof ApiError && statuses.includes(error.status);

const delay = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

interface BrowserSessionOptions {
  /** Navigates to the identity provider. */
  redirectTo(address: string): void;
  /** Removes the user's data: cached responses and toasts. */
  onSessionEnd(): void;
}

/**
 * Obtains both tokens: configuration, discovery, a token from the login address or the sign-in flow, then the
 * enterprise token. The tokens exist only in private fields.
 */
export class BrowserSession implements Session {
  readonly #options: BrowserSessionOptions;
  readonly #channel = openTabChannel();
  readonly #ssoToken: SharedToken;
  readonly #enterpriseToken: SharedToken;
  readonly #stopListening: () => void;
  readonly #state = createAtom<SessionState>({ phase: 'idle' });
  #configuration: Configuration | undefined;
  #identity: Identity | undefined;
  #idToken: string | undefined;
  #isRedirecting = false;
  // Read first, so that code and state are removed from the address at once.
  #returnAddress = takeReturnAddress();

  constructor(options: BrowserSessionOptions) {
    this.#options = options;
    this.#ssoToken = new SharedToken({
      name: 'access',
      channel: this.#channel,
      leadMs: () => ACCESS_TOKEN_LEAD_MS,
      obtain: () => this.#refreshSsoToken(),
      // A refused background renewal does not redirect, so that no form input is lost; the next call starts the
      // sign-in.
      onRenewalFailed: (error) => !isRefusal(error, 400, 401),
    });
    this.#enterpriseToken = new SharedToken({
      name: 'enterprise',
      channel: this.#channel,
      leadMs: () => (this.#configuration?.enterprise.refreshLeadMinutes ?? 2) * 60_000,
      // The configuration and the sign-in precede this token.
      obtain: () => requestEnterpriseToken(this.#configuration!.enterprise, this.#ssoToken.current()!.value),
      onRenewalFailed: (error) => {
        if (isRefusal(error, 403)) this.#deny();
        return !isRefusal(error, 401, 403);
      },
    });
    this.#stopListening = this.#channel.listen((message) => {
      if (message.kind === 'signedOut' && this.#state.get().phase !== 'idle') this.#endSession();
    });
    window.addEventListener('pageshow', this.#onPageShow);
  }

  /** Tokens and settings for API calls. */
  readonly access: ApiAccess = {
    subscriptionKey: () => this.#configuration?.subscriptionKey ?? '',
    // Without a configuration there are neither keys nor tokens.
    headerNames: () => this.#configuration?.headers,
    supportExtension: () => this.#configuration?.supportExtension ?? 'x1234',
    tokens: async () => {
      this.#configuration ??= await loadConfiguration().catch(() => undefined);
      if (this.#state.get().phase !== 'ready') return {};
      await this.#renewAll((token) => token.isExpired());
      return { accessToken: this.#ssoToken.current()?.value, enterpriseToken: this.#enterpriseToken.current()?.value };
    },
    renewAfterRefusal: () =>
      this.#state.get().phase === 'ready' ? this.#renewAll(() => true) : Promise.resolve(false),
    logOut: () => void this.signOut({ redirect: false }),
  };

  readonly state: ReadonlyAtom<SessionState> = this.#state;

  configuration(): Configuration {
    if (!this.#configuration) throw new Error('The settings are not loaded yet');
    return this.#configuration;
  }

  begin(): void {
    if (this.#state.get().phase === 'idle') void this.#authorize();
  }

  signIn(): void {
    if (this.#state.get().phase === 'failed') return void this.#authorize();
    this.#state.set({ phase: 'authorizing' });
    // After a log-out the provider must ask for the account, even if it still has a session.
    this.#prepare()
      .then(() => this.#redirectToSignIn('login'))
      .catch((error) => this.#state.set({ phase: 'failed', reason: String(error) }));
  }

  async signOut({ redirect }: { redirect: boolean }): Promise<void> {
    const hint = this.#idToken;
    this.#endSession();
    this.#channel.post({ kind: 'signedOut' });
    await this.#identity?.signOut().catch(() => undefined);
    if (redirect && this.#identity) this.#options.redirectTo(await (await this.#identity.flow()).signOutAddress(hint));
  }

  displayName(): Promise<string> {
    const userinfoAddress = this.#identity?.discovery.userinfo_endpoint;
    return findDisplayName(userinfoAddress, this.#ssoToken.current()?.value ?? '', this.#idToken);
  }

  /** Stops timers and listeners; used by tests. */
  dispose(): void {
    this.#state.set({ phase: 'idle' });
    closePersonalStorage();
    this.#ssoToken.dispose();
    this.#enterpriseToken.dispose();
    this.#stopListening();
    window.removeEventListener('pageshow', this.#onPageShow);
    this.#channel.close();
  }

  /** The person's id at the identity provider. */
  #subject(): string {
    return String(jwtPayload(this.#ssoToken.current()?.value ?? '').sub ?? '');
  }

  async #refreshSsoToken(): Promise<TimedToken> {
    // The configuration, loaded before, gives the provider.
    const grant = await this.#identity!.refresh();
    const current = this.#ssoToken.current();
    if (current && !isSamePerson(current.value, grant.token.value)) {
      this.#endSession();
      throw new Error('Another user has signed in in this browser');
    }
    this.#idToken = grant.idToken ?? this.#idToken;
    return grant.token;
  }

  /** Handles a 403 of the security host: no token, no renewals, and a toast that logs out [SIGN-28, SIGN-29]. */
  #deny(): void {
    this.#enterpriseToken.clear();
    this.#state.set({ phase: 'denied' });
    showAccessDenied(() => void this.signOut({ redirect: false }));
  }

  async #redirectToSignIn(prompt?: 'login'): Promise<void> {
    if (this.#isRedirecting) return;
    this.#isRedirecting = true;
    rememberAddress();
    try {
      // The configuration, loaded before, gives the provider.
      this.#options.redirectTo(await (await this.#identity!.flow()).signInAddress(prompt));
    } catch (error) {
      this.#isRedirecting = false;
      throw error;
    }
  }

  /** Loads the settings and the discovery document [SIGN-09]. */
  async #prepare(): Promise<Identity> {
    this.#configuration ??= await loadConfiguration();
    this.#identity ??= await loadIdentity(this.#configuration);
    return this.#identity;
  }

  /** Resolves to true with a single-sign-on token, to false after a redirect to the provider. */
  async #obtainSsoToken(): Promise<boolean> {
    const { flow } = await this.#prepare();
    const returned = this.#returnAddress;
    this.#returnAddress = undefined;
    const grant = returned === undefined ? undefined : await (await flow()).exchange(returned);
    if (grant) {
      this.#idToken = grant.idToken;
      this.#ssoToken.accept(grant.token);
      return true;
    }
    const token = await Promise.race([this.#ssoToken.renew().catch(() => undefined), delay(TOKEN_TIMEOUT_MS)]);
    if (!token) await this.#redirectToSignIn();
    return token !== undefined;
  }

  async #authorize(): Promise<void> {
    this.#state.set({ phase: 'authorizing' });
    try {
      if (!(await this.#obtainSsoToken())) return;
      await this.#enterpriseToken.renew();
      restoreAddress(this.#subject());
      openPersonalStorage(this.#subject());
      this.#state.set({ phase: 'ready' });
    } catch (error) {
      if (this.#state.get().phase === 'signedOut') return;
      if (isRefusal(error, 403) && this.#ssoToken.current()) {
        // A user who signs in again with another account continues at this address.
        restoreAddress(this.#subject());
        this.#deny();
      } else this.#state.set({ phase: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
  }

  #endSession(): void {
    this.#ssoToken.clear();
    this.#enterpriseToken.clear();
    this.#idToken = undefined;
    clearSignInState();
    clearPersonalStorage();
    closePersonalStorage();
    this.#options.onSessionEnd();
    this.#state.set({ phase: 'signedOut' });
  }

  /** Renews the tokens that need it; starts the sign-in if that is refused. */
  async #renewAll(isNeeded: (token: SharedToken) => boolean): Promise<boolean> {
    try {
      if (isNeeded(this.#ssoToken)) await this.#ssoToken.renew();
      if (isNeeded(this.#enterpriseToken)) await this.#enterpriseToken.renew();
      return true;
    } catch (error) {
      if (isRefusal(error, 403)) this.#deny();
      else if (isRefusal(error, 400, 401)) await this.#redirectToSignIn();
      return false;
    }
  }

  /** Browsers may restore this page from the back/forward cache after the provider's page. */
  readonly #onPageShow = (event: PageTransitionEvent): void => {
    if (!event.persisted || !this.#isRedirecting) return;
    this.#isRedirecting = false;
    void this.#authorize();
  };
}

import type { Configuration } from '@titlenet/contract/configuration';
import { ErrorResponse, OidcClient, WebStorageStateStore } from 'oidc-client-ts';
import type { Discovery } from './discovery.ts';
import { type Grant, grantOf } from './grant.ts';
import { homeAddress } from './home-address.ts';
import { loginHeader } from './login-address.ts';
import { signInStatePrefix } from './remembered-address.ts';

/*
 * Authorization code flow with PKCE [SIGN-02, SIGN-03]. In its own chunk, because most visits get a token from the
 * login address.
 */

export interface SignInFlow {
  signInAddress(prompt: 'login' | undefined): Promise<string>;
  /** Exchanges the code of a return address; undefined if the sign-in was not started in this tab. */
  exchange(returnAddress: string): Promise<Grant | undefined>;
  signOutAddress(idToken: string | undefined): Promise<string>;
}

/** Creates the flow from the public settings; code grants go to the login address (G-29). */
export function createSignInFlow(
  { authority, clientId, audience, scope, resource }: Configuration['oidc'],
  discovery: Discovery,
  loginAddress: string,
): SignInFlow {
  const client = new OidcClient({
    authority,
    metadata: { ...discovery, token_endpoint: loginAddress },
    client_id: clientId,
    redirect_uri: homeAddress(),
    post_logout_redirect_uri: homeAddress(),
    response_type: 'code',
    scope,
    extraQueryParams: { audience },
    resource,
    stateStore: new WebStorageStateStore({ store: window.sessionStorage, prefix: signInStatePrefix }),
  });

  return {
    async signInAddress(prompt) {
      await client.clearStaleState();
      // The id token must repeat the nonce; some providers require one.
      return (await client.createSigninRequest({ prompt, nonce: crypto.randomUUID() })).url;
    },
    async exchange(returnAddress) {
      try {
        return grantOf(await client.processSigninResponse(returnAddress, loginHeader));
      } catch (error) {
        if (error instanceof Error && error.message.includes('No matching state')) return undefined;
        if (error instanceof ErrorResponse) throw new Error(error.error_description ?? error.error ?? error.message);
        throw error;
      }
    },
    async signOutAddress(idToken) {
      return (await client.createSignoutRequest({ id_token_hint: idToken, client_id: client.settings.client_id })).url;
    },
  };
}

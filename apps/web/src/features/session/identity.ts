import { type Configuration, getConfiguration } from '@titlenet/contract/configuration';
import { errorOfResponse } from '../../ui/api/api-error.ts';
import { readResponse } from '../../ui/api/request.ts';
import { newTrace } from '../../ui/api/trace.ts';
import { type Discovery, loadDiscovery } from './discovery.ts';
import type { Grant } from './grant.ts';
import { homeAddress } from './home-address.ts';
import { refreshGrant, signOutAtLogin } from './login-address.ts';
import type { SignInFlow } from './sign-in-flow.ts';

/** Identity provider and login address of this installation. */
export interface Identity {
  readonly discovery: Discovery;
  refresh(): Promise<Grant>;
  /** Deletes the refresh token of this browser at the login address. */
  signOut(): Promise<void>;
  /** The redirects, loaded when they are needed. */
  flow(): Promise<SignInFlow>;
}

/** Loads the public settings, before there are tokens. */
export async function loadConfiguration(): Promise<Configuration> {
  const { traceId, traceparent } = newTrace();
  const response = await fetch(getConfiguration.path, { headers: { traceparent } });
  if (!response.ok) throw await errorOfResponse(response, traceId);
  return readResponse(getConfiguration, response);
}

/** Loads the discovery document of the configured provider. */
export async function loadIdentity({ oidc, loginAddress }: Configuration): Promise<Identity> {
  const discovery = await loadDiscovery(oidc.authority);
  // An empty setting means the provider's token endpoint (G-29).
  const address = loginAddress ? new URL(loginAddress, homeAddress()).href : discovery.token_endpoint;
  return {
    discovery,
    refresh: () => refreshGrant(address, oidc.clientId),
    signOut: () => (loginAddress ? signOutAtLogin(address) : Promise.resolve()),
    async flow() {
      const { createSignInFlow } = await import('./sign-in-flow.ts');
      return createSignInFlow(oidc, discovery, address);
    },
  };
}

import { errorOfResponse } from '../../ui/api/api-error.ts';
import { newTrace } from '../../ui/api/trace.ts';

/** The members of the discovery document that the product uses. */
export interface Discovery {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  userinfo_endpoint?: string;
  end_session_endpoint?: string;
}

/**
 * Loads the discovery document (OpenID Connect Discovery §4).
 *
 * @throws ApiError if the provider has none
 */
export async function loadDiscovery(authority: string): Promise<Discovery> {
  const address = `${authority.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(address, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw await errorOfResponse(response, newTrace().traceId);
  // The form of the document is that of OpenID Connect Discovery.
  return (await response.json()) as Discovery;
}

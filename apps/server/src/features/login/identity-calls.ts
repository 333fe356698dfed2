import type { FastifyInstance } from 'fastify';
import { INTERNAL_ADDRESS } from '../../http/internal-address.ts';

/** Response of a provider as text, not validated yet. */
export interface ProviderAnswer {
  status: number;
  body: string;
}

/** The two calls that the login address makes to the identity provider. */
export interface IdentityCalls {
  sendGrant(grant: URLSearchParams): Promise<ProviderAnswer>;
  revoke(token: URLSearchParams): Promise<ProviderAnswer>;
}

const formType = 'application/x-www-form-urlencoded';
const REQUEST_TIMEOUT_MS = 5_000;

export interface RemoteProvider {
  tokenEndpoint: string;
  /** Undefined when the provider has none; signing out then only deletes the cookie. */
  revocationEndpoint?: string | undefined;
  /** Id and secret of a confidential client, sent as HTTP Basic (RFC 6749, 2.3.1). */
  client?: { id: string; secret: string } | undefined;
}

/** Encodes one part of the credentials as a form does. */
const formEncoded = (text: string) => new URLSearchParams({ '': text }).toString().slice(1);

/** Calls an external provider. */
export function identityCallsOverHttp({ tokenEndpoint, revocationEndpoint, client }: RemoteProvider): IdentityCalls {
  const credentials = client && Buffer.from(`${formEncoded(client.id)}:${formEncoded(client.secret)}`);
  const headers = {
    accept: 'application/json',
    ...(credentials && { authorization: `Basic ${credentials.toString('base64')}` }),
  };

  async function post(address: string, form: URLSearchParams): Promise<ProviderAnswer> {
    const response = await fetch(address, {
      method: 'POST',
      headers,
      body: form,
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    return { status: response.status, body: await response.text() };
  }

  return {
    sendGrant: (grant) => post(tokenEndpoint, grant),
    revoke: async (token) => (revocationEndpoint ? post(revocationEndpoint, token) : { status: 200, body: '' }),
  };
}

/** Calls the embedded provider, which is part of this server. */
export function identityCallsWithin(
  app: FastifyInstance,
  { tokenPath, revocationPath }: { tokenPath: string; revocationPath: string },
): IdentityCalls {
  async function post(url: string, form: URLSearchParams): Promise<ProviderAnswer> {
    const headers = { 'content-type': formType };
    const response = await app.inject({
      method: 'POST',
      url,
      headers,
      payload: form.toString(),
      remoteAddress: INTERNAL_ADDRESS,
    });
    return { status: response.statusCode, body: response.body };
  }
  return { sendGrant: (grant) => post(tokenPath, grant), revoke: (token) => post(revocationPath, token) };
}

import type { FastifyInstance } from 'fastify';
import { INTERNAL_ADDRESS } from '../../http/limits.ts';

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

export interface RemoteEndpoints {
  token: string;
  /** Undefined when the provider has none; signing out then only deletes the cookie. */
  revocation?: string | undefined;
}

/** Calls an external provider. The endpoints may be found later, by discovery. */
export function identityCallsOverHttp(endpoints: RemoteEndpoints | (() => Promise<RemoteEndpoints>)): IdentityCalls {
  const find = async () => (typeof endpoints === 'function' ? endpoints() : endpoints);

  async function post(address: string, form: URLSearchParams): Promise<ProviderAnswer> {
    const response = await fetch(address, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: form,
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    return { status: response.status, body: await response.text() };
  }

  return {
    sendGrant: async (grant) => post((await find()).token, grant),
    revoke: async (token) => {
      const { revocation } = await find();
      return revocation ? post(revocation, token) : { status: 200, body: '' };
    },
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

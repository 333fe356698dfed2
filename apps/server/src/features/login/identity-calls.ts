import type { FastifyInstance } from 'fastify';

/** What a provider answered, as text: nobody has judged it yet. */
export interface ProviderAnswer {
  status: number;
  body: string;
}

/** The two calls that the login address makes to the identity provider. */
export interface IdentityCalls {
  passOn(grant: URLSearchParams): Promise<ProviderAnswer>;
  revoke(token: URLSearchParams): Promise<ProviderAnswer>;
}

const formType = 'application/x-www-form-urlencoded';
const answerTimeout = 5000;

export interface RemoteEndpoints {
  token: string;
  /** Absent when the provider has none: a sign-out then only forgets the cookie. */
  revocation?: string | undefined;
}

/** Calls a provider elsewhere. The endpoints may be found later, by discovery. */
export function identityCallsOverHttp(endpoints: RemoteEndpoints | (() => Promise<RemoteEndpoints>)): IdentityCalls {
  const find = async () => (typeof endpoints === 'function' ? endpoints() : endpoints);

  async function post(address: string, form: URLSearchParams): Promise<ProviderAnswer> {
    const response = await fetch(address, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: form,
      redirect: 'error',
      signal: AbortSignal.timeout(answerTimeout),
    });
    return { status: response.status, body: await response.text() };
  }

  return {
    passOn: async (grant) => post((await find()).token, grant),
    revoke: async (token) => {
      const { revocation } = await find();
      return revocation ? post(revocation, token) : { status: 200, body: '' };
    },
  };
}

/** Calls the embedded provider, which is mounted in this same server. */
export function identityCallsWithin(
  app: FastifyInstance,
  { tokenPath, revocationPath }: { tokenPath: string; revocationPath: string },
): IdentityCalls {
  async function post(url: string, form: URLSearchParams): Promise<ProviderAnswer> {
    const headers = { 'content-type': formType };
    const response = await app.inject({ method: 'POST', url, headers, payload: form.toString() });
    return { status: response.statusCode, body: response.body };
  }
  return { passOn: (grant) => post(tokenPath, grant), revoke: (token) => post(revocationPath, token) };
}

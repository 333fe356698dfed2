import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

interface Visit {
  method?: 'GET' | 'POST';
  form?: Record<string, string>;
  headers?: Record<string, string>;
}

interface Cookie {
  value: string;
  path: string;
}

/** A minimal browser for sign-in: cookies by path, redirects, forms. */
export class SignInBrowser {
  #app: FastifyInstance;
  #origin: string;
  cookies = new Map<string, Cookie>();

  constructor(app: FastifyInstance, origin: string) {
    this.#app = app;
    this.#origin = origin;
  }

  async visit(address: string, { method = 'GET', form, headers = {} }: Visit = {}): Promise<LightMyRequestResponse> {
    const { pathname, search, host } = new URL(address, this.#origin);
    const cookie = [...this.cookies]
      .filter(([, { path }]) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const response = await this.#app.inject({
      method,
      url: `${pathname}${search}`,
      headers: {
        host,
        ...(cookie && { cookie }),
        ...(method === 'POST' && { origin: this.#origin, 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    });
    for (const { name, value, path = '/', expires, maxAge } of response.cookies) {
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() <= Date.now());
      if (isGone) this.cookies.delete(name);
      else this.cookies.set(name, { value, path });
    }
    return response;
  }

  /** Follows redirects within the provider; stops at a page or at the redirect to the app. */
  async follow(response: LightMyRequestResponse, until: string): Promise<LightMyRequestResponse> {
    let current = response;
    while (current.statusCode >= 300 && current.statusCode < 400) {
      const location = String(current.headers.location);
      if (location.startsWith(until)) return current;
      current = await this.visit(location);
    }
    return current;
  }
}

export interface AuthorizeRequest {
  issuer: string;
  clientId: string;
  redirectUri: string;
  parameters?: Record<string, string | undefined>;
}

/** The authorize URL of a code flow with PKCE, and its verifier. */
export function authorizeAddress({ issuer, clientId, redirectUri, parameters = {} }: AuthorizeRequest): {
  address: string;
  verifier: string;
} {
  const verifier = randomBytes(32).toString('base64url');
  const query = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email offline_access',
    state: 'back-to-here',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...parameters,
  };
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { address: `${issuer}/auth?${new URLSearchParams(given)}`, verifier };
}

/**
 * Signs in a demo person by their button.
 *
 * @returns the form of the code grant, ready for the token endpoint or the login address.
 * @throws Error if the provider does not redirect with a code
 */
export async function signInAs(
  browser: SignInBrowser,
  name: string,
  request: AuthorizeRequest,
): Promise<Record<string, string>> {
  const { address, verifier } = authorizeAddress(request);
  const until = `${request.redirectUri}?`;
  let response = await browser.follow(await browser.visit(address), until);
  if (response.statusCode === 200) {
    const action = /action="([^"]+)"/.exec(response.body)?.[1] ?? '';
    response = await browser.follow(await browser.visit(action, { method: 'POST', form: { person: name } }), until);
  }
  const code = new URL(String(response.headers.location)).searchParams.get('code');
  if (!code) throw new Error(`no code for ${name}: ${response.statusCode} ${response.headers.location ?? ''}`);
  return {
    grant_type: 'authorization_code',
    client_id: request.clientId,
    code,
    redirect_uri: request.redirectUri,
    code_verifier: verifier,
  };
}

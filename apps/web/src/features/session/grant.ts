import { lifetimeMs } from './jwt-payload.ts';
import type { TimedToken } from './timed-token.ts';

/** Tokens of a grant; the id token identifies the session at sign-out. */
export interface Grant {
  token: TimedToken;
  idToken: string | undefined;
}

/** Reads a token response. Without `expires_in` the lifetime is read from the token. */
export function grantOf(response: { access_token: string; expires_in?: number; id_token?: string }): Grant {
  const receivedAt = Date.now();
  const life = response.expires_in === undefined ? lifetimeMs(response.access_token) : response.expires_in * 1000;
  return {
    token: { value: response.access_token, receivedAt, expiresAt: receivedAt + (life ?? Number.POSITIVE_INFINITY) },
    idToken: response.id_token,
  };
}

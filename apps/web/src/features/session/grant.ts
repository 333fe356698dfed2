import { lifetimeMs } from './jwt-payload.ts';
import type { TimedToken } from './timed-token.ts';

/** What a grant brings: the access token, and the id token that tells the provider at sign-out whose session ends. */
export interface Grant {
  token: TimedToken;
  idToken: string | undefined;
}

/** Reads a token answer. Where it does not say how long it is good, the token itself may. */
export function grantOf(answer: { access_token: string; expires_in?: number; id_token?: string }): Grant {
  const receivedAt = Date.now();
  const life = answer.expires_in === undefined ? lifetimeMs(answer.access_token) : answer.expires_in * 1000;
  return {
    token: { value: answer.access_token, receivedAt, expiresAt: receivedAt + (life ?? Number.POSITIVE_INFINITY) },
    idToken: answer.id_token,
  };
}

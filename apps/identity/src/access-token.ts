import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { signingAlgorithm } from './key-files.ts';

export type FindBearer = (authorization: string | undefined) => Promise<string | undefined>;

/**
 * Reads the subject of a single-sign-on access token from an Authorization header, with the provider's keys. Returns
 * undefined if the token is missing, expired, of another type, or for another audience.
 */
export function subjectOfBearer(issuer: string, audience: string, jwks: JSONWebKeySet): FindBearer {
  const keys = createLocalJWKSet(jwks);
  return async (authorization) => {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
    if (!token) return undefined;
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        typ: 'at+jwt',
        algorithms: [signingAlgorithm],
        requiredClaims: ['sub', 'exp'],
      });
      return payload.sub;
    } catch {
      return undefined;
    }
  };
}

import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { readOrCreate } from '@titlenet/private-files/stored-once';
import {
  CompactSign,
  calculateJwkThumbprint,
  compactVerify,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JSONWebKeySet,
  type JWK,
} from 'jose';

export interface IdentityKeys {
  /** Private key of the provider: ID tokens and access tokens. */
  sso: JWK;
  /** Private key of the enterprise token service; separate, so that one token cannot be used as the other. */
  enterprise: JWK;
  /** Secret that signs the provider's cookies. */
  cookieSecret: string;
}

export const signingAlgorithm = 'ES256';

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: signingAlgorithm, use: 'sig' };
}

/** The public key as a key set for verification. */
export function publicKeySet({ kty, crv, x, y, kid, alg, use }: JWK): JSONWebKeySet {
  return { keys: [{ kty, crv, x, y, kid, alg, use }] };
}

/** 32 random bytes as base64url. */
const SECRET = /^[\w-]{43}$/;

/**
 * Reads the provider's keys, created on the first start, so that sessions survive a restart.
 *
 * @throws PrivateFileError if the file is damaged, or cannot be read or written
 */
export function loadKeys(folder: string): Promise<IdentityKeys> {
  return readOrCreate({
    path: join(resolve(folder), 'keys.json'),
    content: 'key',
    afterDeletion: 'everyone signs in again',
    create: async () => {
      const keys: IdentityKeys = {
        sso: await newSigningKey(),
        enterprise: await newSigningKey(),
        cookieSecret: randomBytes(32).toString('base64url'),
      };
      return JSON.stringify(keys);
    },
    parse: parseKeys,
  });
}

/** @returns undefined if a key is missing, or cannot sign what its public part verifies */
async function parseKeys(text: string): Promise<IdentityKeys | undefined> {
  try {
    const keys: Partial<IdentityKeys> | null = JSON.parse(text);
    const { sso, enterprise, cookieSecret } = keys ?? {};
    if (!sso || !enterprise || typeof cookieSecret !== 'string' || !SECRET.test(cookieSecret)) return undefined;
    await assertSigns(sso);
    await assertSigns(enterprise);
    return { sso, enterprise, cookieSecret };
  } catch {
    return undefined;
  }
}

/** Signs and verifies once. @throws an error of jose if the private and the public part do not belong together */
async function assertSigns(key: JWK): Promise<void> {
  const probe = new CompactSign(new Uint8Array(1)).setProtectedHeader({ alg: signingAlgorithm, kid: key.kid });
  await compactVerify(await probe.sign(key), createLocalJWKSet(publicKeySet(key)));
}

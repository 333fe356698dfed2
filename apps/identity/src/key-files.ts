import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JSONWebKeySet, type JWK } from 'jose';

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
  return { keys: [{ kty, crv, x, y, kid, alg, use } as JSONWebKeySet['keys'][number]] };
}

/**
 * Reads the provider's keys, created on the first start, so that sessions survive a restart.
 *
 * The file is created atomically (written to a temporary file, then linked); of two processes the first one wins.
 *
 * @throws Error if the file exists and contains no valid keys
 */
export async function loadKeys(folder: string): Promise<IdentityKeys> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'keys.json');
  const stored = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (stored !== undefined) return JSON.parse(stored) as IdentityKeys;

  const keys: IdentityKeys = {
    sso: await newSigningKey(),
    enterprise: await newSigningKey(),
    cookieSecret: randomBytes(32).toString('base64url'),
  };
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, JSON.stringify(keys), { mode: 0o600 });
  try {
    await link(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(aside, { force: true });
  }
  return JSON.parse(await readFile(file, 'utf8')) as IdentityKeys;
}

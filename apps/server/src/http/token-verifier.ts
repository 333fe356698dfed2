import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { type KeySource, TokenKeys } from './token-keys.ts';
import { VerifiedTokenCache } from './verified-token-cache.ts';

export interface TokenIssuer {
  issuer: string;
  audience: string;
  jwks: KeySource;
  /** Required type in the token's header: `at+jwt` for single sign-on, `enterprise+jwt` for the enterprise token. */
  type?: string;
}

export interface TokenVerifierSettings {
  sso: TokenIssuer;
  enterprise: TokenIssuer;
  /** Seconds between two loads of published keys; 600 by default, 5 while they have never been loaded. */
  refreshSeconds?: number;
  /** Called when loading keys failed; the current keys are kept. */
  onRefreshError?: (error: unknown, issuer: string) => void;
}

/** The caller named by both tokens. */
export interface VerifiedCaller {
  subject: string;
  displayName?: string;
  /** Expiry of the token that expires first, in milliseconds since the epoch. */
  expires: number;
}

/** A token was refused. The message is for the log and the audit trail, without texts of the token; the caller gets 401. */
export class TokenRefusedError extends Error {
  override name = 'TokenRefusedError';
}

/** The issuer's keys have not been loaded since the start, so the token may be valid (502). */
export class TokenKeysMissingError extends Error {
  override name = 'TokenKeysMissingError';
}

export interface TokenVerifier {
  /**
   * Verifies both headers: signature, issuer, audience, type, time, and the same subject. Makes no outgoing calls.
   * @throws TokenRefusedError, or TokenKeysMissingError while an issuer's keys have never been loaded
   */
  verify(authorization: string | undefined, enterprise: string | undefined): Promise<VerifiedCaller>;
  /** Loads published keys again. Rejects when one of them cannot be loaded. */
  refresh(): Promise<void>;
  close(): void;
}

// Only asymmetric algorithms, so that a public key is never used as a shared secret.
const algorithms = [
  'ES256',
  'ES384',
  'ES512',
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'EdDSA',
  'Ed25519',
];
const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;
const MAX_TOKEN_LENGTH = 8 * 1024;
const CLOCK_TOLERANCE_S = 5;
const MAX_CACHED_PAIRS = 10_000;
const RETRY_S = 5;

function tokenOf(header: string | undefined, name: string): string {
  if (header === undefined || header.length > MAX_TOKEN_LENGTH)
    throw new TokenRefusedError(`${name}: none, or one too long`);
  const token = bearer.exec(header)?.[1];
  if (!token) throw new TokenRefusedError(`${name}: not one bearer token`);
  return token;
}

/** What is wrong with a token: the claim that is not as wanted, or the library's code; never a text of the token. */
function faultOf(error: unknown): string {
  if (error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired)
    return `"${error.claim}" is not as wanted`;
  return error instanceof errors.JOSEError ? error.code : 'not valid';
}

type VerifiedPayload = Required<Pick<JWTPayload, 'sub' | 'exp'>> & JWTPayload;

interface ExpectedToken extends Pick<Required<TokenIssuer>, 'issuer' | 'audience' | 'type'> {
  /** For the reason of a refusal. */
  name: string;
  find: JWTVerifyGetKey;
}

const expected = (issuer: TokenIssuer, find: JWTVerifyGetKey, name: string, usualType: string): ExpectedToken => ({
  ...issuer,
  type: issuer.type ?? usualType,
  name,
  find,
});

async function verifyToken(
  header: string | undefined,
  { issuer, audience, type: typ, name, find }: ExpectedToken,
): Promise<VerifiedPayload> {
  const token = tokenOf(header, name);
  try {
    const required = { requiredClaims: ['sub', 'exp'], algorithms, clockTolerance: CLOCK_TOLERANCE_S };
    const { payload } = await jwtVerify(token, find, { issuer, audience, typ, ...required });
    const { sub, exp } = payload;
    if (typeof sub !== 'string' || sub === '' || exp === undefined) throw new TokenRefusedError('no subject');
    return { ...payload, sub, exp };
  } catch (error) {
    if (error instanceof TokenRefusedError) throw error;
    throw new TokenRefusedError(`${name}: ${faultOf(error)}`, { cause: error });
  }
}

/** @throws TokenRefusedError if the tokens have different subjects */
function callerOf(sso: VerifiedPayload, enterprise: VerifiedPayload): VerifiedCaller {
  if (sso.sub !== enterprise.sub) throw new TokenRefusedError('the tokens have different subjects');
  const name = sso.displayname;
  return {
    subject: sso.sub,
    ...(typeof name === 'string' && { displayName: name }),
    expires: Math.min(sso.exp, enterprise.exp) * 1000,
  };
}

/**
 * Creates a verifier for the two tokens of a product call. Key sets are loaded at the start and periodically, never
 * because of a token, so that no token causes outgoing calls. Never rejects: an unavailable issuer is tried again, and
 * `verify` throws TokenKeysMissingError until then.
 */
export async function createTokenVerifier(settings: TokenVerifierSettings): Promise<TokenVerifier> {
  const { sso, enterprise, refreshSeconds = 600, onRefreshError } = settings;
  const ssoKeys = new TokenKeys(sso.jwks);
  const enterpriseKeys = new TokenKeys(enterprise.jwks);
  const pairs = new VerifiedTokenCache<VerifiedCaller>(MAX_CACHED_PAIRS);
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function load(keys: TokenKeys, { issuer }: TokenIssuer): Promise<void> {
    try {
      // Pairs that were verified with a withdrawn key must not stay cached.
      if (await keys.refresh()) pairs.clear();
    } catch (error) {
      onRefreshError?.(error, issuer);
      throw error;
    }
  }

  async function refresh(): Promise<void> {
    const results = await Promise.allSettled([load(ssoKeys, sso), load(enterpriseKeys, enterprise)]);
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }

  function schedule(): void {
    if (isClosed || !(ssoKeys.isRemote || enterpriseKeys.isRemote)) return;
    const seconds = ssoKeys.find && enterpriseKeys.find ? refreshSeconds : Math.min(RETRY_S, refreshSeconds);
    timer = setTimeout(async () => {
      await refresh().catch(() => undefined);
      schedule();
    }, seconds * 1000);
    timer.unref();
  }

  async function verify(authorization: string | undefined, enterpriseHeader: string | undefined) {
    const digest = VerifiedTokenCache.digest(authorization ?? '', enterpriseHeader ?? '');
    const cached = pairs.get(digest);
    if (cached) return cached;
    if (!ssoKeys.find || !enterpriseKeys.find)
      throw new TokenKeysMissingError('the keys of an issuer have never been loaded');
    const ssoToken = await verifyToken(authorization, expected(sso, ssoKeys.find, 'access token', 'at+jwt'));
    const enterpriseToken = await verifyToken(
      enterpriseHeader,
      expected(enterprise, enterpriseKeys.find, 'enterprise token', 'enterprise+jwt'),
    );
    const caller = callerOf(ssoToken, enterpriseToken);
    pairs.set(digest, caller);
    return caller;
  }

  await refresh().catch(() => undefined);
  schedule();
  return {
    verify,
    refresh,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Settings } from '../settings.ts';
import { type Caller, callerOf, type Rights } from './caller.ts';
import type { PermissionCache } from './permission-cache.ts';
import { TokenKeysMissingError, TokenRefusedError, type TokenVerifier, type VerifiedCaller } from './token-verifier.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Authenticates the caller and counts the call against the person's rate limit.
     * @throws AppError `not-signed-in` or `too-many-requests`
     */
    authenticate: (request: FastifyRequest, reply: FastifyReply, limit: 'person' | 'bulk') => Promise<Caller>;
  }
  interface FastifyRequest {
    caller: Caller | undefined;
  }
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

function isSame(given: string | undefined, wanted: string): boolean {
  if (given === undefined) return false;
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A call without a token was never signed in and is not recorded. */
function recordRefusedToken(app: FastifyInstance, { headers, ip }: FastifyRequest): void {
  if (headers.authorization) app.audit.recordRefusal({ action: 'token-refused', subject: null, address: ip });
}

export interface AuthenticationOptions {
  settings: Pick<Settings, 'ENTERPRISE_HEADER' | 'SUBSCRIPTION_HEADER' | 'SUBSCRIPTION_KEY'>;
  verifier: Pick<TokenVerifier, 'verify'>;
  permissions: PermissionCache<Rights>;
}

/** Adds authentication: product calls have both tokens and, if configured, the subscription key (G-27). */
export function addAuthentication(
  app: FastifyInstance,
  { settings, verifier, permissions }: AuthenticationOptions,
): void {
  const enterpriseHeader = settings.ENTERPRISE_HEADER.toLowerCase();
  const subscriptionHeader = settings.SUBSCRIPTION_HEADER.toLowerCase();
  const subscriptionKey = settings.SUBSCRIPTION_KEY;

  const identify = async (request: FastifyRequest): Promise<VerifiedCaller | undefined> => {
    if (subscriptionKey !== '' && !isSame(headerOf(request, subscriptionHeader), subscriptionKey)) return undefined;
    try {
      return await verifier.verify(request.headers.authorization, headerOf(request, enterpriseHeader));
    } catch (error) {
      if (error instanceof TokenKeysMissingError) throw new AppError('bad-gateway', undefined, { cause: error });
      if (!(error instanceof TokenRefusedError)) throw error;
      request.log.debug({ reason: error.message }, 'token refused');
      recordRefusedToken(app, request);
      return undefined;
    }
  };

  app.decorateRequest('caller', undefined);
  app.decorate('authenticate', async (request: FastifyRequest, reply: FastifyReply, limit: 'person' | 'bulk') => {
    const person = await identify(request);
    if (!person) {
      await app.limits.address(request, reply, request.ip);
      throw new AppError('not-signed-in');
    }
    await app.limits[limit](request, reply, person.subject);
    const caller = callerOf(person, await permissions.get(person.subject));
    request.caller = caller;
    return caller;
  });
}

import { timingSafeEqual } from 'node:crypto';
import type { Endpoint } from '@titlenet/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Settings } from '../settings.ts';
import { type Caller, callerOf, type Rights } from './caller.ts';
import type { PermissionCache } from './permission-cache.ts';
import { type ReadTokenAuthentication, readTokenOf } from './read-token-authentication.ts';
import { TokenKeysMissingError, TokenRefusedError, type TokenVerifier, type VerifiedCaller } from './token-verifier.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Authenticates the caller and counts the call against the rate limit of the person or of the read token.
     * @throws AppError `not-signed-in`, `too-many-requests`, or `denied` for a read token without the endpoint's scope
     */
    authenticate: (
      request: FastifyRequest,
      reply: FastifyReply,
      endpoint: Pick<Endpoint, 'isBulk' | 'readTokenScope'>,
    ) => Promise<Caller>;
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
function recordRefusedToken(app: FastifyInstance, { headers, ip }: FastifyRequest, reason: string): void {
  if (headers.authorization) app.audit.recordRefusal({ action: 'token-refused', subject: null, address: ip, reason });
}

export interface AuthenticationOptions {
  settings: Pick<Settings, 'ENTERPRISE_HEADER' | 'SUBSCRIPTION_HEADER' | 'SUBSCRIPTION_KEY'>;
  verifier: Pick<TokenVerifier, 'verify'>;
  permissions: PermissionCache<Rights>;
  readTokens: Pick<ReadTokenAuthentication, 'authenticate'>;
}

/**
 * Adds authentication: product calls have both tokens, or a read token (G-430), and, if configured, the subscription key
 * (G-27).
 */
export function addAuthentication(
  app: FastifyInstance,
  { settings, verifier, permissions, readTokens }: AuthenticationOptions,
): void {
  const enterpriseHeader = settings.ENTERPRISE_HEADER.toLowerCase();
  const subscriptionHeader = settings.SUBSCRIPTION_HEADER.toLowerCase();
  const subscriptionKey = settings.SUBSCRIPTION_KEY;

  const hasSubscription = (request: FastifyRequest) =>
    subscriptionKey === '' || isSame(headerOf(request, subscriptionHeader), subscriptionKey);

  const identify = async (request: FastifyRequest): Promise<VerifiedCaller | undefined> => {
    try {
      return await verifier.verify(request.headers.authorization, headerOf(request, enterpriseHeader));
    } catch (error) {
      if (error instanceof TokenKeysMissingError) throw new AppError('bad-gateway', undefined, { cause: error });
      if (!(error instanceof TokenRefusedError)) throw error;
      recordRefusedToken(app, request, error.message);
      return undefined;
    }
  };

  app.decorateRequest('caller', undefined);
  const personOf = async (request: FastifyRequest, reply: FastifyReply, isBulk: boolean) => {
    const person = await identify(request);
    if (!person) return undefined;
    await app.limits[isBulk ? 'bulk' : 'person'](request, reply, person.subject);
    return callerOf(person, await permissions.get(person.subject));
  };

  app.decorate('authenticate', async (request, reply, { isBulk = false, readTokenScope }) => {
    const token = readTokenOf(request);
    let caller: Caller | undefined;
    if (hasSubscription(request))
      caller = await (token === undefined
        ? personOf(request, reply, isBulk)
        : readTokens.authenticate(request, reply, { token, scope: readTokenScope }));
    if (!caller) {
      if (token !== undefined) recordRefusedToken(app, request, 'read token');
      await app.limits.address(request, reply, request.ip);
      // Feed readers ask for a password when they are challenged only.
      if (readTokenScope === 'following') reply.header('www-authenticate', 'Basic realm="TitleNet"');
      throw new AppError('not-signed-in');
    }
    request.caller = caller;
    return caller;
  });
}

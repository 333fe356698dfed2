import { READ_TOKEN_PREFIX, type ReadTokenScope } from '@titlenet/contract/read-token-scopes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Tables } from '../database/tables.ts';
import { findValidToken, recordTokenUse, type ValidReadToken } from '../people/read-tokens.queries.ts';
import { type Caller, callerOf, type Rights, rightsOf } from './caller.ts';
import type { Limit } from './limits.ts';

/** A bearer token of 47 characters: the prefix and 32 bytes in Base64url. */
const bearer = /^Bearer ([\w-]{47})$/i;

/** User name and password in Base64; feed readers know no bearer tokens. */
const basic = /^Basic ([\w+/=-]{1,400})$/i;

/** The password of HTTP Basic, whatever the user name. */
function passwordOf(authorization: string): string | undefined {
  const [, encoded] = basic.exec(authorization) ?? [];
  const text = encoded && Buffer.from(encoded, 'base64').toString();
  return text?.slice(text.indexOf(':') + 1);
}

/** Returns the read token of a request; undefined if it has none or one of another form. */
export function readTokenOf({ headers }: FastifyRequest): string | undefined {
  const authorization = headers.authorization ?? '';
  const token = bearer.exec(authorization)?.[1] ?? passwordOf(authorization);
  return token?.startsWith(READ_TOKEN_PREFIX) ? token : undefined;
}

/** The owner's current rights without companies that the token does not name, and without administration. */
function rightsOfToken({ granted }: Rights, { companies }: ValidReadToken): Rights {
  const narrowed = { ...granted, companies: granted.companies.filter((code) => companies.includes(code)) };
  return { ...rightsOf(narrowed), isAdministrator: false };
}

export interface ReadTokenParts {
  db: Kysely<Tables>;
  /** Calls per minute of one token. */
  callsPerMinute: number;
  rightsOf: (subject: string) => Promise<Rights>;
}

/** Authenticates calls with a read token, which may only read and only what an endpoint's scope allows (G-430). */
export class ReadTokenAuthentication {
  readonly #app: FastifyInstance;
  readonly #parts: ReadTokenParts;
  readonly #limit: Limit;

  constructor(app: FastifyInstance, parts: ReadTokenParts) {
    this.#app = app;
    this.#parts = parts;
    this.#limit = app.limits.create(parts.callsPerMinute);
  }

  /**
   * @param scope the endpoint's scope; undefined if it accepts no read token
   * @returns undefined if the token is unknown, revoked or expired
   * @throws AppError `denied` without the scope, `too-many-requests`
   */
  async authenticate(
    request: FastifyRequest,
    reply: FastifyReply,
    { token, scope }: { token: string; scope: ReadTokenScope | undefined },
  ): Promise<Caller | undefined> {
    const found = await findValidToken(this.#parts.db, token);
    if (!found) return undefined;
    await this.#limit(request, reply, String(found.id));
    if (scope === undefined || !found.scopes.includes(scope)) {
      const detail = { token: String(found.id), call: `${request.method} ${request.routeOptions.url}` };
      this.#app.audit.record({ subject: found.subject, action: 'denied', detail });
      throw new AppError('denied', scopeMessage(scope));
    }
    this.#recordUse(found, request);
    return callerOf(found, rightsOfToken(await this.#parts.rightsOf(found.subject), found));
  }

  /** In the background: a call succeeds even if the time of its use cannot be stored. */
  #recordUse({ id, name, subject }: ValidReadToken, { log, ip }: FastifyRequest): void {
    recordTokenUse(this.#parts.db, id)
      .then((isFirstOfDay) => {
        const detail = { token: String(id), name, address: ip };
        if (isFirstOfDay) this.#app.audit.record({ subject, action: 'read-token-used', detail });
      })
      .catch((error: unknown) => log.warn({ err: error }, 'the use of a read token could not be stored'));
  }
}

const scopeMessage = (scope: ReadTokenScope | undefined) =>
  scope === undefined
    ? 'This call does not accept read tokens.'
    : `This read token does not have the scope '${scope}'.`;

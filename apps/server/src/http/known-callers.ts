import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { LRUCache } from 'lru-cache';
import type { TrustedProxies } from '../trusted-proxies.ts';

const MAX_CREDENTIALS = 10_000;
/** Less than the lifetime of most tokens. Afterwards one request of the caller counts for its address. */
const KNOWN_MS = 10 * 60_000;

/** What identifies a caller; pictures are loaded with a cookie only. */
const credentialsOf = ({ headers }: IncomingMessage) => headers.authorization ?? headers.cookie;

/**
 * Caches whose credentials were accepted, by digest, so that the caller of a request is known before it is authenticated.
 * It grants nothing: the credentials are verified when the request is handled. Forged ones are never added.
 */
export class KnownCallers {
  readonly #subjects = new LRUCache<string, string>({ max: MAX_CREDENTIALS, ttl: KNOWN_MS });
  readonly #addressOf: (request: IncomingMessage) => string;

  /** @param trustedProxies as for Fastify, so that addresses are those of `FastifyRequest.ip` */
  constructor(trustedProxies: TrustedProxies) {
    const trusts = Array.isArray(trustedProxies) ? proxyAddr.compile(trustedProxies) : trustedProxies;
    this.#addressOf = (request) => (trusts ? proxyAddr(request, trusts) : (request.socket.remoteAddress ?? ''));
  }

  /** @returns the subject of a request whose credentials were accepted lately, else its address */
  callerOf(request: IncomingMessage): string {
    const credentials = credentialsOf(request);
    const subject = credentials && this.#subjects.get(digestOf(credentials));
    return subject || this.#addressOf(request);
  }

  /** Called when the credentials of a request were accepted. */
  remember(request: IncomingMessage, subject: string): void {
    const credentials = credentialsOf(request);
    if (credentials) this.#subjects.set(digestOf(credentials), subject);
  }
}

const digestOf = (credentials: string) => hash('sha256', credentials, 'base64');

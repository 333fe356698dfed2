import type { Endpoint } from '@titlenet/contract/endpoint';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type AuditEvent, insertAuditEvent } from './audit.queries.ts';
import type { Caller } from './caller.ts';

/** Writes that may be under way at once: whoever floods us with denied calls must not fill the pool. */
const MAXIMUM_PENDING = 50;

/**
 * Who signed in, was denied, or emptied the caches (DESIGN §8). Every event is a line of the log; the row in the table
 * follows without holding the call up, and a row that cannot be written fails no call.
 */
export class AuditTrail {
  #db: Kysely<Tables>;
  #log: FastifyBaseLogger;
  #pending = new Set<Promise<void>>();

  constructor(db: Kysely<Tables>, log: FastifyBaseLogger) {
    this.#db = db;
    this.#log = log;
  }

  record(event: AuditEvent): void {
    this.#log.info({ audit: event }, 'audit');
    if (this.#pending.size >= MAXIMUM_PENDING) {
      this.#log.warn({ audit: event }, 'audit event only in the log: too many are being written');
      return;
    }
    const writing = insertAuditEvent(this.#db, event)
      .catch((error: unknown) => this.#log.error({ err: error, audit: event }, 'audit event only in the log'))
      .finally(() => this.#pending.delete(writing));
    this.#pending.add(writing);
  }

  /** Resolves when all that was recorded is written, or has failed. */
  async settle(): Promise<void> {
    await Promise.all(this.#pending);
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    audit: AuditTrail;
    recordDenial: (caller: Caller, endpoint: Endpoint, request: FastifyRequest) => void;
  }
}

/** Gives the routes the audit trail; what is under way is written before the server closes. */
export function addAudit(app: FastifyInstance, db: Kysely<Tables>): void {
  const audit = new AuditTrail(db, app.log);
  app.decorate('audit', audit);
  app.decorate('recordDenial', (caller: Caller, endpoint: Endpoint, request: FastifyRequest) => {
    const { method, url, id } = request;
    const detail = { endpoint: endpoint.name, call: `${method} ${url.slice(0, 500)}`, traceId: id };
    audit.record({ subject: caller.subject, action: 'denied', detail });
  });
  app.addHook('onClose', () => audit.settle());
}

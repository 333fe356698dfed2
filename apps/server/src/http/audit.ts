import type { Endpoint } from '@titlenet/contract/endpoint';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type AuditEvent, insertAuditEvent } from './audit.queries.ts';
import type { Caller } from './caller.ts';

/** Maximum number of concurrent writes, so that many denied calls do not fill the pool. */
const MAX_PENDING = 50;

/**
 * Audit trail of sign-ins, denials, exports, imports and cache clearing. Each event is logged at once and written to
 * the database in the background; a failed write fails no call.
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
    if (this.#pending.size >= MAX_PENDING) {
      this.#log.warn({ audit: event }, 'audit event only in the log: too many are being written');
      return;
    }
    const writing = insertAuditEvent(this.#db, event)
      .catch((error: unknown) => this.#log.error({ err: error, audit: event }, 'audit event only in the log'))
      .finally(() => this.#pending.delete(writing));
    this.#pending.add(writing);
  }

  /** Resolves when all recorded events are written or have failed. */
  async flush(): Promise<void> {
    await Promise.all(this.#pending);
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    audit: AuditTrail;
    recordDenial: (caller: Caller, endpoint: Endpoint, request: FastifyRequest) => void;
  }
}

/** Adds the audit trail; pending events are written before the server closes. */
export function addAudit(app: FastifyInstance, db: Kysely<Tables>): void {
  const audit = new AuditTrail(db, app.log);
  app.decorate('audit', audit);
  app.decorate('recordDenial', (caller: Caller, endpoint: Endpoint, request: FastifyRequest) => {
    const { method, url, id } = request;
    const detail = { endpoint: endpoint.name, call: `${method} ${url.slice(0, 500)}`, traceId: id };
    audit.record({ subject: caller.subject, action: 'denied', detail });
  });
  app.addHook('onClose', () => audit.flush());
}

import { isIP } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Endpoint } from '@titlenet/contract/endpoint';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { databaseFailure } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { type AuditEvent, insertAuditEvents, type TimedEvent } from './audit.queries.ts';
import type { Caller } from './caller.ts';
import { loggedCall } from './logged-call.ts';
import { type Refusal, RefusalCounter } from './refusal-counter.ts';

/** Events of one statement. */
const BATCH_SIZE = 200;
/** Maximum number of events that wait for the database; more are only logged. */
const MAX_WAITING = 20_000;
const RETRY_DELAY_MS = 1_000;

/**
 * Audit trail of sign-ins, sign-outs, denials, refused tokens, wrong passwords, exports, imports and cache clearing;
 * changes of rights are recorded by a trigger of the database.
 * Each event is logged at once and written to the database in the background, one statement for all that wait. Events
 * wait while the database is busy or does not respond; a failed write fails no call.
 */
export class AuditTrail {
  #db: Kysely<Tables>;
  #log: FastifyBaseLogger;
  #waiting: TimedEvent[] = [];
  #writing: Promise<void> | undefined;
  readonly #closing = new AbortController();
  #refusals = new RefusalCounter(({ action, subject, address, reason }, count) =>
    this.record({ subject, action, detail: { address, ...(reason && { reason }), count: String(count) } }),
  );

  constructor(db: Kysely<Tables>, log: FastifyBaseLogger) {
    this.#db = db;
    this.#log = log;
  }

  record(event: AuditEvent): void {
    this.#log.info({ audit: event }, 'audit');
    if (this.#waiting.length >= MAX_WAITING) {
      this.#log.warn({ audit: event }, 'audit event only in the log: too many are being written');
      return;
    }
    this.#waiting.push({ ...event, at: new Date() });
    this.#writing ??= this.#write();
  }

  /** Records a refusal; repeats are recorded as one event per minute. */
  recordRefusal(refusal: Refusal): void {
    // A proxy may pass on any text as the caller's address.
    this.#refusals.add(isIP(refusal.address) ? refusal : { ...refusal, address: 'not an address' });
  }

  /** Resolves when all recorded events are written, or have failed for good. */
  async flush(): Promise<void> {
    this.#refusals.flush();
    await this.#writing;
  }

  /** As `flush`, but events that cannot be written now are only in the log. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.flush();
  }

  async #write(): Promise<void> {
    // Events of the same turn of the event loop are written together.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const events = this.#waiting.slice(0, BATCH_SIZE);
      try {
        await insertAuditEvents(this.#db, events);
      } catch (error) {
        if (await this.#mayRetry(error)) continue;
        // A server that stops does not try each of the batches that wait.
        if (this.#closing.signal.aborted) events.push(...this.#waiting.slice(events.length));
        this.#log.error({ err: error }, 'audit events only in the log');
        for (const event of events) this.#log.error({ audit: event }, 'audit event only in the log');
      }
      this.#waiting.splice(0, events.length);
    }
    this.#writing = undefined;
  }

  /** Waits before the next attempt. @returns false for an error that would repeat, and when the server stops */
  async #mayRetry(error: unknown): Promise<boolean> {
    const kind = databaseFailure(error)?.kind;
    if (kind === undefined || kind === 'bad-input' || kind === 'conflict' || kind === 'bug') return false;
    const { signal } = this.#closing;
    if (signal.aborted) return false;
    await sleep(RETRY_DELAY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    return true;
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
    const { method, id } = request;
    const detail = { endpoint: endpoint.name, call: `${method} ${loggedCall(request)}`, traceId: id };
    audit.record({ subject: caller.subject, action: 'denied', detail });
  });
  app.addHook('onClose', () => audit.close());
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers';
import { required } from '@titlenet/catalogue/required';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { TrustedProxies } from '../trusted-proxies.ts';
import { CallerLines } from './caller-lines.ts';
import { prepareOverloadAnswer } from './errors.ts';
import { INTERNAL_ADDRESS } from './internal-address.ts';
import { KnownCallers } from './known-callers.ts';

export interface RequestQueueLimits {
  /** Requests that are handled at the same time; further ones wait. */
  handled: number;
  /** The same of one caller, so that it leaves room for others. */
  handledOfCaller: number;
  /** Longest wait in milliseconds. */
  waitMs: number;
}

/**
 * More than the connections to the database (`REQUEST_LIMITS`), so that those are used, and few enough to wait for one.
 * One caller can use all connections.
 */
const requestQueueLimits: RequestQueueLimits = { handled: 64, handledOfCaller: 16, waitMs: 3_000 };

/** Turns of the event loop between two starts while connections arrive: Node accepts one connection per turn. */
const MAX_ACCEPTING_TURNS = 32;
/** While turns are shorter than this, the next ones start twice as many requests, up to `MAX_STARTS`; else one. */
const SHORT_TURN_MS = 5;
const MAX_STARTS = 16;
const LOG_INTERVAL_MS = 1_000;

interface Waiting {
  request: FastifyRequest;
  reply: FastifyReply;
  caller: string;
  since: number;
  /** Starts the request, or refuses it. */
  end: (isStarted: boolean) => void;
}

/** Its time has passed (`handlerTimeout`), or its client is gone. */
const hasEnded = ({ raw }: FastifyRequest, reply: FastifyReply) => reply.sent || raw.socket.destroyed;

declare module 'fastify' {
  interface FastifyRequest {
    /** Refused because the server has too much to do: one line of the log counts all of them. */
    isRefusedByQueue: boolean;
    /** Whose request it is before it is authenticated, by `KnownCallers`; undefined for one that does not wait. */
    presumedCaller: string | undefined;
  }
}

/**
 * Requests that wait to be handled. Callers take turns, each with its requests in the order of arrival. One request is
 * started per turn of the event loop, so that answers of the database and new requests are read between two of them;
 * several while turns are short, because turns take time too.
 */
export class RequestQueue {
  readonly #limits: RequestQueueLimits;
  /** Handled requests with their callers. */
  readonly #handled = new Map<FastifyRequest, string>();
  readonly #lines: CallerLines<Waiting>;
  #hasTurnBegun = false;
  #turnBegan = 0;
  /** Requests started in this turn, and how many may be. */
  #starts = 0;
  #maxStarts = 1;
  #hasAccepted = false;

  constructor(limits: RequestQueueLimits) {
    this.#limits = limits;
    // Half of the time, because the mean interval may be off by as much.
    this.#lines = new CallerLines({ handled: limits.handledOfCaller, waitMs: limits.waitMs / 2 });
  }

  /** @returns true when the request may be handled, false when it is refused */
  async enter(request: FastifyRequest, reply: FastifyReply, caller: string): Promise<boolean> {
    if (this.#mayStart && this.#lines.isNext(caller)) {
      this.#lines.noteStart();
      this.#start(request, caller);
      return true;
    }
    if (!this.#lines.hasPlace(caller)) return false;
    return new Promise((end) => {
      this.#lines.push(caller, { request, reply, caller, since: performance.now(), end })?.end(false);
    });
  }

  /**
   * Whether a further request of a caller would be refused.
   * @param callerOf called only if it matters
   */
  isFullFor(callerOf: () => string): boolean {
    return !this.#lines.isEmpty && !this.#lines.hasPlace(callerOf());
  }

  /** Called when a connection was accepted: others may wait for it. */
  accepted(): void {
    this.#hasAccepted = true;
  }

  /** Counts a started request as handled. */
  hold(request: FastifyRequest, caller: string): void {
    if (this.#handled.has(request)) return;
    this.#handled.set(request, caller);
    this.#lines.begin(caller);
  }

  /** No longer counts a request as handled. */
  release(request: FastifyRequest): void {
    const caller = this.#handled.get(request);
    if (caller === undefined) return;
    this.#handled.delete(request);
    this.#lines.end(caller);
    if (!this.#hasTurnBegun) this.#beginTurn();
  }

  get #mayStart(): boolean {
    return this.#handled.size < this.#limits.handled && this.#starts < this.#maxStarts;
  }

  #start(request: FastifyRequest, caller: string): void {
    this.hold(request, caller);
    this.#starts += 1;
    if (!this.#hasTurnBegun) this.#beginTurn();
  }

  #beginTurn(): void {
    this.#hasTurnBegun = true;
    this.#hasAccepted = false;
    this.#turnBegan = performance.now();
    setImmediate(() => this.#endTurn(0));
  }

  #endTurn(acceptingTurns: number): void {
    if (this.#hasAccepted && acceptingTurns < MAX_ACCEPTING_TURNS) {
      this.#hasAccepted = false;
      setImmediate(() => this.#endTurn(acceptingTurns + 1));
      return;
    }
    const isShort = performance.now() - this.#turnBegan < SHORT_TURN_MS;
    this.#maxStarts = isShort ? Math.min(2 * this.#maxStarts, MAX_STARTS) : 1;
    this.#hasTurnBegun = false;
    this.#starts = 0;
    this.#startNext();
  }

  #startNext(): void {
    const now = performance.now();
    while (this.#mayStart) {
      const next = this.#lines.shift();
      if (!next) return;
      const { request, reply, caller, since, end } = next.item;
      const isLate = now - since > this.#limits.waitMs;
      const isStarted = !isLate && !hasEnded(request, reply);
      if (isStarted) {
        this.#lines.noteTurn(next);
        this.#start(request, caller);
      }
      end(isStarted);
    }
  }
}

export interface HandledRequestsOptions {
  /** Security headers, which a hook sets elsewhere. */
  headers: readonly [name: string, value: string][];
  trustedProxies: TrustedProxies;
  limits?: RequestQueueLimits;
}

/**
 * Limits the requests that are handled at the same time, and refuses those that would wait too long (G-729), before the
 * caller is authenticated and the body is read. Callers take turns and share the places of the queue (G-748). Requests do
 * not count while their body arrives and when their answer is composed, which last as long as the network takes. Health
 * and metrics are always answered. Needs `requireDeclaredAccess` and `addMetrics`.
 */
export function limitHandledRequests(app: FastifyInstance, options: HandledRequestsOptions): void {
  const queue = new RequestQueue(options.limits ?? requestQueueLimits);
  const countRefusal = refusalCounter(app);
  const knownCallers = new KnownCallers(options.trustedProxies);
  const isExempt = ({ routeOptions, ip }: FastifyRequest) =>
    routeOptions.config.access === 'machine' || ip === INTERNAL_ADDRESS;
  app.server.on('connection', () => queue.accepted());
  refuseWhileFull(app, queue, { headers: options.headers, knownCallers, countRefusal });
  app.decorateRequest('isRefusedByQueue', false);
  app.decorateRequest('presumedCaller', undefined);
  app.addHook('onRequest', async (request, reply) => {
    if (isExempt(request) || reply.sent) return;
    reply.raw.once('close', () => queue.release(request));
    const caller = knownCallers.callerOf(request.raw);
    request.presumedCaller = caller;
    if (await queue.enter(request, reply, caller)) return;
    if (hasEnded(request, reply)) {
      if (!reply.sent) reply.hijack();
      return;
    }
    request.isRefusedByQueue = true;
    countRefusal();
    throw new AppError('overload');
  });
  app.addHook('preParsing', async (request) => queue.release(request));
  app.addHook('preValidation', async (request, reply) => {
    const { presumedCaller } = request;
    if (presumedCaller === undefined || hasEnded(request, reply)) return;
    const subject = request.caller?.subject ?? request.pictureSubject;
    if (subject !== undefined && subject !== presumedCaller) knownCallers.remember(request.raw, subject);
    queue.hold(request, presumedCaller);
  });
  app.addHook('onSend', async (request) => queue.release(request));
}

interface Refusing extends Pick<HandledRequestsOptions, 'headers'> {
  knownCallers: KnownCallers;
  countRefusal: () => void;
}

/**
 * Refuses requests while the queue is full for their callers, before Fastify sees them: routing, hooks and an error with
 * its stack would take five times as long, and under ten times the capacity all of the thread (G-745).
 */
function refuseWhileFull({ server, machinePaths }: FastifyInstance, queue: RequestQueue, refusing: Refusing): void {
  const { knownCallers, countRefusal } = refusing;
  const refuse = prepareOverloadAnswer(refusing.headers);
  const isForMachine = ({ url = '' }: IncomingMessage) => machinePaths.has(url.split('?', 1).join().toLowerCase());
  // Those before Fastify's count the requests of a connection. Node's types do not name what listeners accept.
  const handle = required(server.listeners('request').at(-1), 'the listener of Fastify') as RequestListener;
  server.off('request', handle);
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (queue.isFullFor(() => knownCallers.callerOf(request)) && !isForMachine(request)) {
      countRefusal();
      refuse(request, response);
    } else handle(request, response);
  });
}

/** @returns a function that counts refusals in the metrics, and whose number is logged each second */
function refusalCounter({ log, metrics }: FastifyInstance): () => void {
  const counter = new metrics.client.Counter({
    name: 'titlenet_refused_requests_total',
    help: 'Requests that were refused because too many wait',
  });
  let refused = 0;
  const report = () => {
    log.warn({ refused }, 'requests were refused because too many wait');
    refused = 0;
  };
  return () => {
    counter.inc();
    if (refused === 0) setTimeout(report, LOG_INTERVAL_MS).unref();
    refused += 1;
  };
}

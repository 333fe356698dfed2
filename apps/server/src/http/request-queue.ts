import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers';
import { required } from '@titlenet/catalogue/required';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { prepareOverloadAnswer } from './errors.ts';
import { INTERNAL_ADDRESS } from './internal-address.ts';

export interface RequestQueueLimits {
  /** Requests that are handled at the same time; further ones wait. */
  handled: number;
  /** Longest wait in milliseconds. */
  waitMs: number;
}

/** More than the connections to the database (`REQUEST_LIMITS`), so that those are used, and few enough to wait for one. */
const requestQueueLimits: RequestQueueLimits = { handled: 64, waitMs: 3_000 };

/** Turns of the event loop between two starts while connections arrive: Node accepts one connection per turn. */
const MAX_ACCEPTING_TURNS = 32;
/** While turns are shorter than this, the next ones start twice as many requests, up to `MAX_STARTS`; else one. */
const SHORT_TURN_MS = 5;
const MAX_STARTS = 16;
/** Weight of the newest interval in the mean interval: starts come in bunches, when several answers are ready. */
const INTERVAL_WEIGHT = 0.01;
const LOG_INTERVAL_MS = 1_000;

interface Waiting {
  request: FastifyRequest;
  reply: FastifyReply;
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
  }
}

/**
 * Requests that wait to be handled, in the order of arrival. One is started per turn of the event loop, so that answers of
 * the database and new requests are read between two of them; several while turns are short, because turns take time too.
 */
export class RequestQueue {
  readonly #limits: RequestQueueLimits;
  readonly #handled = new Set<FastifyRequest>();
  readonly #waiting: Waiting[] = [];
  #hasTurnBegun = false;
  #turnBegan = 0;
  /** Requests started in this turn, and how many may be. */
  #starts = 0;
  #maxStarts = 1;
  #hasAccepted = false;
  #startedAt = 0;
  /** Mean interval between two starts while requests wait, in milliseconds. */
  #meanInterval = 5;

  constructor(limits: RequestQueueLimits) {
    this.#limits = limits;
  }

  /** @returns true when the request may be handled, false when it is refused */
  async enter(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    if (this.#waiting.length === 0 && this.#mayStart) {
      this.#start(request);
      return true;
    }
    if (this.isFull) return false;
    return new Promise((end) => this.#waiting.push({ request, reply, since: performance.now(), end }));
  }

  /** Whether a further request would wait too long. */
  get isFull(): boolean {
    // Half of it, because the mean interval may be off by as much.
    return this.#waiting.length * this.#meanInterval > this.#limits.waitMs / 2;
  }

  /** Called when a connection was accepted: others may wait for it. */
  accepted(): void {
    this.#hasAccepted = true;
  }

  /** Counts a started request as handled. */
  hold(request: FastifyRequest): void {
    this.#handled.add(request);
  }

  /** No longer counts a request as handled. */
  release(request: FastifyRequest): void {
    if (this.#handled.delete(request) && !this.#hasTurnBegun) this.#beginTurn();
  }

  get #mayStart(): boolean {
    return this.#handled.size < this.#limits.handled && this.#starts < this.#maxStarts;
  }

  #start(request: FastifyRequest): void {
    this.hold(request);
    this.#startedAt = performance.now();
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
      const next = this.#waiting.shift();
      if (!next) return;
      const { request, reply, since, end } = next;
      const isLate = now - since > this.#limits.waitMs;
      const isStarted = !isLate && !hasEnded(request, reply);
      if (isStarted) {
        this.#meanInterval += (now - Math.max(since, this.#startedAt) - this.#meanInterval) * INTERVAL_WEIGHT;
        this.#start(request);
      }
      end(isStarted);
    }
  }
}

export interface HandledRequestsOptions {
  /** Security headers, which a hook sets elsewhere. */
  headers: readonly [name: string, value: string][];
  limits?: RequestQueueLimits;
}

/**
 * Limits the requests that are handled at the same time, and refuses those that would wait too long (G-729), before the
 * caller is known and the body is read. Requests do not count while their body arrives and when their answer is composed,
 * which last as long as the network takes. Health and metrics are always answered. Needs `requireDeclaredAccess` and
 * `addMetrics`.
 */
export function limitHandledRequests(app: FastifyInstance, options: HandledRequestsOptions): void {
  const queue = new RequestQueue(options.limits ?? requestQueueLimits);
  const countRefusal = refusalCounter(app);
  const isExempt = ({ routeOptions, ip }: FastifyRequest) =>
    routeOptions.config.access === 'machine' || ip === INTERNAL_ADDRESS;
  app.server.on('connection', () => queue.accepted());
  refuseWhileFull(app, queue, { headers: options.headers, countRefusal });
  app.decorateRequest('isRefusedByQueue', false);
  app.addHook('onRequest', async (request, reply) => {
    if (isExempt(request) || reply.sent) return;
    reply.raw.once('close', () => queue.release(request));
    if (await queue.enter(request, reply)) return;
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
    if (!isExempt(request) && !hasEnded(request, reply)) queue.hold(request);
  });
  app.addHook('onSend', async (request) => queue.release(request));
}

interface Refusing extends Pick<HandledRequestsOptions, 'headers'> {
  countRefusal: () => void;
}

/**
 * Refuses requests while the queue is full, before Fastify sees them: routing, hooks and an error with its stack would
 * take five times as long, and under ten times the capacity all of the thread (G-745).
 */
function refuseWhileFull({ server, machinePaths }: FastifyInstance, queue: RequestQueue, refusing: Refusing): void {
  const refuse = prepareOverloadAnswer(refusing.headers);
  const isForMachine = ({ url = '' }: IncomingMessage) => machinePaths.has(url.split('?', 1).join().toLowerCase());
  // Those before Fastify's count the requests of a connection. Node's types do not name what listeners accept.
  const handle = required(server.listeners('request').at(-1), 'the listener of Fastify') as RequestListener;
  server.off('request', handle);
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (queue.isFull && !isForMachine(request)) {
      refusing.countRefusal();
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

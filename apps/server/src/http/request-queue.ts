import { setImmediate } from 'node:timers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
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
    // Half of it, because the mean interval may be off by as much.
    if (this.#waiting.length * this.#meanInterval > this.#limits.waitMs / 2) return false;
    return new Promise((end) => this.#waiting.push({ request, reply, since: performance.now(), end }));
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

/**
 * Limits the requests that are handled at the same time, and refuses those that would wait too long (G-729), before the
 * caller is known and the body is read. Requests do not count while their body arrives and when their answer is composed,
 * which last as long as the network takes. Health and metrics are always answered.
 */
export function limitHandledRequests(app: FastifyInstance, limits = requestQueueLimits): void {
  const queue = new RequestQueue(limits);
  const countRefusal = refusalCounter(app);
  const isExempt = ({ routeOptions, ip }: FastifyRequest) =>
    routeOptions.config.access === 'machine' || ip === INTERNAL_ADDRESS;
  app.server.on('connection', () => queue.accepted());
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

/** @returns a function that counts refusals, whose number is logged each second */
function refusalCounter({ log }: FastifyInstance): () => void {
  let refused = 0;
  const report = () => {
    log.warn({ refused }, 'requests were refused because too many wait');
    refused = 0;
  };
  return () => {
    if (refused === 0) setTimeout(report, LOG_INTERVAL_MS).unref();
    refused += 1;
  };
}

import { Agent, type ClientRequest, type RequestOptions, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadedProduct } from './product.ts';

const TICK_MS = 10;
const REQUEST_MS = 30_000;
/** Requests without an answer above which arrivals are counted as not sent, so that the sender stays bounded. */
const MAX_IN_FLIGHT = 3_000;

/** How requests of a rate ended. */
export interface Arrivals {
  /** Times of the requests that were answered with 200, in ms. */
  times: number[];
  /** Times of the requests that were refused with 503, in ms. */
  refusalTimes: number[];
  /** Numbers by status, or by the error of a lost connection. */
  outcomes: Map<number | string, number>;
  notSent: number;
  /** Answers of 503 without `Retry-After`. */
  withoutRetryAfter: number;
  /** Longest time that the sender itself was late, in ms. */
  senderLateMs: number;
  /** Resolves when all requests have ended. */
  drained: Promise<unknown>;
}

/** Sends searches, sheets and long results at a rate, whether those before were answered or not. */
export async function sendAtRate(product: LoadedProduct, perSecond: number, seconds: number): Promise<Arrivals> {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_IN_FLIGHT });
  const inFlight = new Set<Promise<void>>();
  const arrivals: Arrivals = {
    times: [],
    refusalTimes: [],
    outcomes: new Map(),
    notSent: 0,
    withoutRetryAfter: 0,
    senderLateMs: 0,
    drained: Promise.resolve(),
  };
  const from = performance.now();
  let last = from;
  for (let sent = 0; performance.now() - from < seconds * 1_000; await sleep(TICK_MS)) {
    const now = performance.now();
    arrivals.senderLateMs = Math.max(arrivals.senderLateMs, now - last - TICK_MS);
    last = now;
    const due = ((now - from) / 1_000) * perSecond;
    for (; sent < due; sent += 1) {
      if (inFlight.size >= MAX_IN_FLIGHT) arrivals.notSent += 1;
      else {
        const one: Promise<void> = send(product, agent, sent, arrivals).finally(() => inFlight.delete(one));
        inFlight.add(one);
      }
    }
  }
  arrivals.drained = Promise.all(inFlight).then(() => agent.destroy());
  return arrivals;
}

/** A search, a sheet, and a search with many result rows, one after another. */
function requestOf({ titles }: LoadedProduct, turn: number): { path: string; body?: object } {
  const title = titles[turn % titles.length];
  if (turn % 3 === 0) return { path: `/api/TitleSheet/${title?.company}/${title?.isbn}` };
  if (turn % 3 === 1)
    return { path: '/api/Searching/QuickSearch', body: { title: title?.title.slice(0, 12).trim(), company: 1 } };
  return {
    path: '/api/Searching/PowerSearch/HarperCollins',
    body: { title: title?.title.slice(0, 2), titleSwitch: 1 },
  };
}

function send(product: LoadedProduct, agent: Agent, turn: number, arrivals: Arrivals): Promise<void> {
  const { path, body } = requestOf(product, turn);
  const options: RequestOptions = {
    agent,
    host: '127.0.0.1',
    port: product.port,
    path,
    method: body ? 'POST' : 'GET',
    headers: { ...product.headers, ...(body && { 'content-type': 'application/json' }) },
    timeout: REQUEST_MS,
  };
  const from = performance.now();
  return new Promise((resolve) => {
    const end = (outcome: number | string) => {
      arrivals.outcomes.set(outcome, (arrivals.outcomes.get(outcome) ?? 0) + 1);
      if (outcome === 200) arrivals.times.push(performance.now() - from);
      if (outcome === 503) arrivals.refusalTimes.push(performance.now() - from);
      resolve();
    };
    const sent: ClientRequest = request(options, (response) => {
      const { statusCode = 0 } = response;
      if (statusCode === 503 && !response.headers['retry-after']) arrivals.withoutRetryAfter += 1;
      response.resume().once('close', () => end(response.complete ? statusCode : 'answer cut off'));
    });
    sent.once('timeout', () => sent.destroy(new Error(`no answer in ${REQUEST_MS / 1_000} s`)));
    sent.once('error', (error: Error & { code?: string }) => end(error.code ?? error.message));
    sent.end(body && JSON.stringify(body));
  });
}

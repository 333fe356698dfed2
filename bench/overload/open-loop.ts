import { Agent, request } from 'node:http';
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
  /** Numbers by status; 0 is a lost connection. */
  statuses: Map<number, number>;
  notSent: number;
  /** Answers of 503 without `Retry-After`. */
  withoutRetryAfter: number;
}

/** Sends searches and requests for sheets at a rate, whether those before were answered or not. */
export async function sendAtRate(product: LoadedProduct, perSecond: number, seconds: number): Promise<Arrivals> {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_IN_FLIGHT });
  const arrivals: Arrivals = { times: [], statuses: new Map(), notSent: 0, withoutRetryAfter: 0 };
  const from = performance.now();
  const inFlight = new Set<Promise<void>>();
  for (let sent = 0; performance.now() - from < seconds * 1_000; await sleep(TICK_MS)) {
    const due = ((performance.now() - from) / 1_000) * perSecond;
    for (; sent < due; sent += 1) {
      if (inFlight.size >= MAX_IN_FLIGHT) arrivals.notSent += 1;
      else {
        const one: Promise<void> = send(product, agent, sent, arrivals).finally(() => inFlight.delete(one));
        inFlight.add(one);
      }
    }
  }
  await Promise.all(inFlight);
  agent.destroy();
  return arrivals;
}

function send({ port, headers, titles }: LoadedProduct, agent: Agent, turn: number, arrivals: Arrivals): Promise<void> {
  const title = titles[turn % titles.length];
  const body = turn % 2 === 0 ? JSON.stringify({ title: title?.title.slice(0, 12).trim(), company: 1 }) : undefined;
  const path = body ? '/api/Searching/QuickSearch' : `/api/TitleSheet/${title?.company}/${title?.isbn}`;
  const from = performance.now();
  return new Promise((resolve) => {
    const end = (status: number) => {
      arrivals.statuses.set(status, (arrivals.statuses.get(status) ?? 0) + 1);
      if (status === 200) arrivals.times.push(performance.now() - from);
      resolve();
    };
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        method: body ? 'POST' : 'GET',
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        timeout: REQUEST_MS,
      },
      (response) => {
        const { statusCode = 0 } = response;
        if (statusCode === 503 && !response.headers['retry-after']) arrivals.withoutRetryAfter += 1;
        response.resume().once('close', () => end(response.complete ? statusCode : 0));
      },
    );
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => end(0));
    sent.end(body);
  });
}

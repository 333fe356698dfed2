import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Watches how long the answers of this process take: from a request's headers until the last byte of its answer is with
 * the operating system, without the way there and back and without what the caller does.
 *
 * @returns gives the milliseconds of those that have ended since it was called last, in their order
 */
export function watchAnswers(isWatched: (url: string) => boolean): () => number[] {
  const started = new WeakMap<IncomingMessage, number>();
  let times: number[] = [];
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (isWatched(request.url ?? '')) started.set(request, performance.now());
  });
  subscribe('http.server.response.finish', (message) => {
    const start = started.get((message as { request: IncomingMessage }).request);
    if (start !== undefined) times.push(performance.now() - start);
  });
  return () => {
    const taken = times;
    times = [];
    return taken;
  };
}

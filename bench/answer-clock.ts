import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Measures the response times of this process: from a request's headers until the last byte of the response is handed
 * to the operating system, without network and client.
 *
 * @returns a function that returns the milliseconds of the responses completed since its last call, in order
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

import type { BrowserContext, Request } from '@playwright/test';

/** A request as it went over the wire. */
export interface Call {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: string | null;
}

/** Writes down every request of a browser's pages from now on. */
export function recordCalls(context: BrowserContext): Call[] {
  const calls: Call[] = [];
  context.on('request', (request: Request) => {
    const [method, url, headers] = [request.method(), new URL(request.url()), request.headers()];
    calls.push({ method, url, headers, body: request.postData() });
  });
  return calls;
}

/** Those to one path, or to every path below it when it ends in a slash. */
export const callsTo = (calls: readonly Call[], path: string): Call[] =>
  calls.filter(({ url }) => url.pathname === path || (path.endsWith('/') && url.pathname.startsWith(path)));

import type { BrowserContext, Request } from '@playwright/test';

/** A recorded request. */
export interface Call {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: string | null;
}

/** Records every request of the context's pages from now on. */
export function recordCalls(context: BrowserContext): Call[] {
  const calls: Call[] = [];
  context.on('request', (request: Request) => {
    const [method, url, headers] = [request.method(), new URL(request.url()), request.headers()];
    calls.push({ method, url, headers, body: request.postData() });
  });
  return calls;
}

/** Calls to a path, or to all paths below it if it ends with a slash. */
export const callsTo = (calls: readonly Call[], path: string): Call[] =>
  calls.filter(({ url }) => url.pathname === path || (path.endsWith('/') && url.pathname.startsWith(path)));

import { createStackParser, createTransport, Scope } from '@sentry/core';
import { ServerRuntimeClient } from '@sentry/core/server';
import type { ErrorReport } from './report-text.ts';

const REQUEST_TIMEOUT_MS = 5_000;

/**
 * Sends reports to Sentry in the background. Failures of Sentry are ignored. It uses @sentry/core, because @sentry/node
 * is much larger (docs/decisions/0023).
 */
export class SentryReporter {
  #client: ServerRuntimeClient;

  constructor(dsn: string, environment: string) {
    this.#client = new ServerRuntimeClient({
      dsn,
      environment,
      integrations: [],
      stackParser: createStackParser(),
      transport: (options) =>
        createTransport(options, async ({ body }) => {
          const response = await fetch(options.url, {
            method: 'POST',
            // The body is a text or bytes.
            body: body as BodyInit,
            headers: options.headers,
            signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
          });
          const headers = {
            'x-sentry-rate-limits': response.headers.get('x-sentry-rate-limits'),
            'retry-after': response.headers.get('retry-after'),
          };
          return { statusCode: response.status, headers };
        }),
    });
    this.#client.init();
  }

  report(report: ErrorReport): void {
    this.#client.captureEvent(
      {
        level: 'error',
        message: report.message,
        tags: { kind: report.kind, traceId: report.traceId },
        request: { url: report.url, headers: { 'User-Agent': report.userAgent } },
        extra: { stack: report.stack },
      },
      undefined,
      new Scope(),
    );
  }

  async close(): Promise<void> {
    await this.#client.close(2_000);
  }
}

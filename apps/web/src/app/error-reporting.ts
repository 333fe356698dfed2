import { type ClientError, reportClientError } from '@titlenet/contract/client-errors';
import { newTrace } from '../ui/api/trace.ts';

let lastTraceId: string | undefined;
let lastReport = { message: '', at: 0 };
const REPEAT_INTERVAL_MS = 10_000;

/** Trace id of the last reported error. */
export function lastReportedTraceId(): string | undefined {
  return lastTraceId;
}

/** The query is left out because it contains what the user typed. */
const addressWithoutQuery = () => window.location.pathname + (window.location.hash.split('?')[0] ?? '');

/**
 * Reports an uncaught error to the console and the server, without tokens. Repeats within ten seconds are not reported
 * again, and neither are failed reports.
 *
 * @returns the trace id that the server logs (G-144)
 */
export function reportError(error: unknown, kind: ClientError['kind']): string {
  const { traceId, traceparent } = newTrace();
  const message = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 2_000);
  console.error(`TitleNet ${kind} (trace id ${traceId})`, error);
  if (message === lastReport.message && Date.now() - lastReport.at < REPEAT_INTERVAL_MS) return lastTraceId ?? traceId;
  lastReport = { message, at: Date.now() };
  lastTraceId = traceId;
  const stack = error instanceof Error ? error.stack?.slice(0, 20_000) : undefined;
  const body: ClientError = { message, stack, url: addressWithoutQuery().slice(0, 2_000), traceId, kind };
  fetch(reportClientError.path, {
    method: reportClientError.method,
    headers: { 'Content-Type': 'application/json', traceparent },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => undefined);
  return traceId;
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Reports uncaught errors and unhandled rejections [ERR-14..ERR-17].
 *
 * @returns a function that stops it
 */
export function watchUncaughtErrors(): () => void {
  const onError = (event: ErrorEvent) => reportError(event.error ?? event.message, 'error');
  const onRejection = (event: PromiseRejectionEvent) => {
    if (!isAbort(event.reason)) reportError(event.reason, 'unhandledRejection');
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

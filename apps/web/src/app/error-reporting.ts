import { type ClientError, reportClientError } from '@titlenet/contract/client-errors';
import { newTrace } from '../ui/api/trace.ts';

let lastTraceId: string | undefined;
let lastReport = { message: '', at: 0 };
const REPEAT_INTERVAL_MS = 10_000;

/** The id under which the last error was reported. */
export function lastReportedTraceId(): string | undefined {
  return lastTraceId;
}

/** The address without its query: what people typed is nobody's business (contract of ClientErrors). */
const addressWithoutQuery = () => window.location.pathname + (window.location.hash.split('?')[0] ?? '');

/**
 * Tells the console and the server of an uncaught error, without tokens, and gives the trace id that its log entry has
 * (decision G-144). The same error in a loop is told once in ten seconds; a report that fails is not reported itself.
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

/** Reports what nobody caught. Returns how to stop. */
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

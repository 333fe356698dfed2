import type { Configuration } from '@titlenet/contract/configuration';
import type { Endpoint, EndpointInput } from '@titlenet/contract/endpoint';
import { showBlockingSpinner } from '../spinner/blocking-spinner.ts';
import { ApiError, errorOfAnswer } from './api-error.ts';
import { toastForFailure } from './failure-toasts.ts';
import { addressOfCall, type CallAnswer, contentOfAnswer, type RawInput } from './request.ts';
import { newTrace } from './trace.ts';

/** What the session lends to calls. Tokens are asked for anew at each call and never kept here. */
export interface ApiAccess {
  subscriptionKey(): string;
  /** What this installation calls its two headers (decision G-27); undefined before its configuration is known. */
  headerNames(): Configuration['headers'] | undefined;
  supportExtension(): string;
  /** The tokens of this moment; expired ones are renewed first. Without a session there are none. */
  tokens(): Promise<{ accessToken?: string; enterpriseToken?: string }>;
  /** The authentication error handler (TS §8): renews after a 401. False when there is nothing left to renew with. */
  renewAfterRefusal(): Promise<boolean>;
  logOut(): void;
}

export interface CallOptions {
  /** False for calls that must not cover the page: autocomplete and the single calls of long runs (decision G-79). */
  blocking?: boolean;
  /** False when the caller itself says that the call failed. */
  toast?: boolean;
  signal?: AbortSignal;
  /** What goes out as it is, in place of a body of JSON. */
  bytes?: Blob;
}

type CallArguments<E extends Endpoint> = keyof EndpointInput<E> extends never
  ? [input?: undefined, options?: CallOptions]
  : [input: EndpointInput<E>, options?: CallOptions];

let access: ApiAccess | undefined;

/** Gives all calls their session. Called once, when the app starts. */
export function connectApi(to: ApiAccess): void {
  access = to;
}

async function headersOf(
  endpoint: Endpoint,
  sent: 'bytes' | 'json' | 'nothing',
  traceparent: string,
): Promise<Headers> {
  const headers = new Headers({ traceparent, Accept: endpoint.produces ?? 'application/json' });
  if (sent === 'bytes') headers.set('Content-Type', 'application/octet-stream');
  else if (sent === 'json' || endpoint.method === 'GET') headers.set('Content-Type', 'application/json');
  const tokens = (await access?.tokens()) ?? {};
  const key = access?.subscriptionKey();
  const names = access?.headerNames();
  if (key && names) headers.set(names.subscriptionKey, key);
  if (tokens.accessToken) headers.set('Authorization', `Bearer ${tokens.accessToken}`);
  if (tokens.enterpriseToken && names) headers.set(names.enterpriseToken, `Bearer ${tokens.enterpriseToken}`);
  return headers;
}

type SendOptions = Pick<CallOptions, 'signal' | 'bytes'>;

async function send(endpoint: Endpoint, input: RawInput, { signal, bytes }: SendOptions): Promise<unknown> {
  const { traceId, traceparent } = newTrace();
  const body = bytes ?? (input.body === undefined ? undefined : JSON.stringify(input.body));
  const headers = await headersOf(endpoint, bytes ? 'bytes' : body === undefined ? 'nothing' : 'json', traceparent);
  let answer: Response;
  try {
    answer = await fetch(addressOfCall(endpoint, input), {
      method: endpoint.method,
      headers,
      body,
      signal,
      credentials: 'same-origin',
      redirect: 'error',
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw Object.assign(new ApiError(0, { traceId }), { cause });
  }
  if (!answer.ok) throw await errorOfAnswer(answer, traceId);
  return contentOfAnswer(endpoint, answer);
}

/** A 401 is no denial until a renewal and one more try have failed too (decision G-33). */
async function sendWithRenewal(endpoint: Endpoint, input: RawInput, options: SendOptions): Promise<unknown> {
  try {
    return await send(endpoint, input, options);
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === 401 && endpoint.access !== 'open';
    if (!isRefused || !(await access?.renewAfterRefusal())) throw error;
    return send(endpoint, input, options);
  }
}

/**
 * Calls an endpoint of the product's API, typed by the contract (TS §7). Covers the page while it runs, shows the
 * toast of TS §8 when it fails, and always passes the failure on.
 * Throws an ApiError; an AbortError, silently, when `signal` ended it.
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  ...[input, options = {}]: CallArguments<E>
): Promise<CallAnswer<E>> {
  const hideSpinner = options.blocking === false ? undefined : showBlockingSpinner();
  try {
    return (await sendWithRenewal(endpoint, (input ?? {}) as RawInput, options)) as CallAnswer<E>;
  } catch (error) {
    if (error instanceof ApiError && options.toast !== false) {
      toastForFailure(error.status, {
        supportExtension: access?.supportExtension(),
        onAccessDeniedClick: () => access?.logOut(),
      });
    }
    throw error;
  } finally {
    hideSpinner?.();
  }
}

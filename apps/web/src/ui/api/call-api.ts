import type { Configuration } from '@titlenet/contract/configuration';
import type { Endpoint, EndpointInput } from '@titlenet/contract/endpoint';
import { showBlockingSpinner } from '../spinner/blocking-spinner.ts';
import { showWarning } from '../toasts/toasts.ts';
import { ApiError, errorOfResponse } from './api-error.ts';
import { toastForFailure } from './failure-toasts.ts';
import { addressOfCall, type CallResult, type RawInput, readResponse } from './request.ts';
import { newTrace } from './trace.ts';

/** What the session provides for calls. Tokens are requested for each call and not stored here. */
export interface ApiAccess {
  subscriptionKey(): string;
  /** Configured names of the two headers (G-27); undefined before the configuration is loaded. */
  headerNames(): Configuration['headers'] | undefined;
  supportExtension(): string;
  /** Current tokens, renewed if they have expired; empty without a session. */
  tokens(): Promise<{ accessToken?: string; enterpriseToken?: string }>;
  /** Renews the tokens after a 401 [SIGN-37]; false if that is not possible. */
  renewAfterRefusal(): Promise<boolean>;
  logOut(): void;
}

export interface CallOptions {
  /** False for calls that must not block the page, such as autocomplete and the calls of a long series (G-79). */
  blocking?: boolean;
  /** False if the caller shows the error itself. */
  toast?: boolean;
  /** True if the caller says what is wrong when the server refuses the input (400). */
  explainsRefusal?: boolean;
  /** True if the server's message for what it does not find (404) is for the user, in place of 'Server error'. */
  showsNotFound?: boolean;
  /** True if the caller repeats the call until the search is ready. */
  isRepeatedUntilReady?: boolean;
  signal?: AbortSignal;
  /** Binary body, instead of a JSON one. */
  bytes?: Blob;
}

type CallArguments<E extends Endpoint> = keyof EndpointInput<E> extends never
  ? [input?: undefined, options?: CallOptions]
  : [input: EndpointInput<E>, options?: CallOptions];

let access: ApiAccess | undefined;

/** Sets the session of all calls, once at the start of the app. */
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
  let response: Response;
  try {
    response = await fetch(addressOfCall(endpoint, input), {
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
  if (!response.ok) throw await errorOfResponse(response, traceId);
  return readResponse(endpoint, response);
}

/** After a 401 the call is repeated once with renewed tokens (G-33). */
async function sendWithRenewal(endpoint: Endpoint, input: RawInput, options: SendOptions): Promise<unknown> {
  try {
    return await send(endpoint, input, options);
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === 401 && endpoint.access !== 'open';
    if (!isRefused || !(await access?.renewAfterRefusal())) throw error;
    return send(endpoint, input, options);
  }
}

function showFailure(error: ApiError, { isRepeatedUntilReady, explainsRefusal, showsNotFound }: CallOptions): void {
  if (explainsRefusal && error.status === 400) return;
  if (showsNotFound && error.code === 'not-found') {
    showWarning(error.message);
    return;
  }
  if (error.code === 'search-not-ready') {
    if (!isRepeatedUntilReady) showWarning(error.message);
    return;
  }
  toastForFailure(error.status, {
    supportExtension: access?.supportExtension(),
    onAccessDeniedClick: () => access?.logOut(),
  });
}

/**
 * Calls an endpoint of the product's API. Blocks the page meanwhile [API-07] and shows a toast on failure.
 *
 * @throws ApiError on failure; AbortError, without a toast, if `signal` was aborted
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  ...[input, options = {}]: CallArguments<E>
): Promise<CallResult<E>> {
  const hideSpinner = options.blocking === false ? undefined : showBlockingSpinner();
  try {
    // Input and result depend on the same members of the endpoint, which TypeScript cannot follow.
    return (await sendWithRenewal(endpoint, (input ?? {}) as RawInput, options)) as CallResult<E>;
  } catch (error) {
    if (error instanceof ApiError && options.toast !== false) showFailure(error, options);
    throw error;
  } finally {
    hideSpinner?.();
  }
}

import { ApiError, errorOfResponse } from '../../ui/api/api-error.ts';
import { newTrace } from '../../ui/api/trace.ts';
import { type Grant, grantOf } from './grant.ts';

/** Required by the login address as protection against cross-site requests: HTML forms cannot send it. */
export const loginHeader = { 'X-TitleNet-Login': '1' };

/** Maximum wait for the server at sign-out. */
const SIGN_OUT_TIMEOUT_MS = 3_000;

const post = (address: string, form: Record<string, string>, signal?: AbortSignal) =>
  fetch(address, {
    signal,
    method: 'POST',
    headers: { ...loginHeader, 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
    body: new URLSearchParams(form),
    credentials: 'same-origin',
  });

/**
 * Requests a token from the login address, whose HttpOnly cookie holds the refresh token (G-29) [SIGN-33].
 *
 * @throws ApiError; 400 and 401 mean that there is no valid refresh token, 401 that there is none
 */
export async function refreshGrant(loginAddress: string, clientId: string): Promise<Grant> {
  const response = await post(loginAddress, { grant_type: 'refresh_token', client_id: clientId });
  if (response.status === 204) throw new ApiError(401, { message: 'Not signed in', traceId: newTrace().traceId });
  if (!response.ok) throw await errorOfResponse(response, newTrace().traceId);
  return grantOf(await response.json());
}

/** Deletes the refresh token at the login address, by a call to its sibling `sign-out`. */
export async function signOutAtLogin(loginAddress: string): Promise<void> {
  await post(new URL('sign-out', loginAddress).href, {}, AbortSignal.timeout(SIGN_OUT_TIMEOUT_MS));
}

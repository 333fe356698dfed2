import { errorOfAnswer } from '../../ui/api/api-error.ts';
import { newTrace } from '../../ui/api/trace.ts';
import { type Grant, grantOf } from './grant.ts';

/** The login address asks for this header: a form of another site cannot send it (DESIGN §7). */
export const loginHeader = { 'X-TitleNet-Login': '1' };

/** A sign-out waits no longer for a server that does not answer. */
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
 * Asks the login address for a token. Its HttpOnly cookie holds the refresh token: script never sees one (decision
 * G-29). Throws an ApiError; 400 and 401 mean that there is nothing to renew with.
 */
export async function refreshGrant(loginAddress: string, clientId: string): Promise<Grant> {
  const answer = await post(loginAddress, { grant_type: 'refresh_token', client_id: clientId });
  if (!answer.ok) throw await errorOfAnswer(answer, newTrace().traceId);
  return grantOf(await answer.json());
}

/** Makes the login address forget this browser: its cookie goes. The address is the sibling `sign-out`. */
export async function signOutAtLogin(loginAddress: string): Promise<void> {
  await post(new URL('sign-out', loginAddress).href, {}, AbortSignal.timeout(SIGN_OUT_TIMEOUT_MS));
}

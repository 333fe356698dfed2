import { membersOf } from '@titlenet/catalogue/members-of';
import type { Configuration } from '@titlenet/contract/configuration';
import { ApiError, errorOfResponse } from '../../ui/api/api-error.ts';
import { newTrace } from '../../ui/api/trace.ts';
import { lifetimeMs } from './jwt-payload.ts';
import type { TimedToken } from './timed-token.ts';

/**
 * Requests the enterprise token with the single-sign-on bearer [SIGN-14, SIGN-15], without the subscription key
 * [API-06].
 *
 * @throws ApiError; status 403 means that the user has no access
 */
export async function requestEnterpriseToken(
  { tokenUrl, tenantid, applicationid }: Configuration['enterprise'],
  accessToken: string,
): Promise<TimedToken> {
  const { traceId, traceparent } = newTrace();
  const response = await fetch(tokenUrl, {
    method: 'POST',
    headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json', traceparent },
    body: JSON.stringify({ tenantid, applicationid }),
  });
  if (!response.ok) throw await errorOfResponse(response, traceId);
  const { token } = membersOf(await response.json());
  if (typeof token !== 'string') throw new ApiError(502, { message: 'The security host returned no token', traceId });
  const receivedAt = Date.now();
  return { value: token, receivedAt, expiresAt: receivedAt + (lifetimeMs(token) ?? Number.POSITIVE_INFINITY) };
}

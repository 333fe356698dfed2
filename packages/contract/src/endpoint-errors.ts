import type { Endpoint } from './endpoint.ts';
import { type ErrorCode, errorCodes } from './error-codes.ts';

/** Errors of every call: limits, a server or database that is busy, stopped or broken, and a full disk. */
const ofEveryCall: readonly ErrorCode[] = [
  'too-many-requests',
  'internal',
  'overload',
  'disk-full',
  'database-unavailable',
];

/** Errors of calls by people: no valid tokens, other roles or companies, or the identity provider does not respond. */
const ofPeople: readonly ErrorCode[] = ['not-signed-in', 'denied', 'bad-gateway'];

/** Returns the statuses of the errors with which an endpoint may respond, ascending. */
export function errorStatuses({ access, params, query, body, errors = [] }: Endpoint): number[] {
  const codes: ErrorCode[] = [
    ...ofEveryCall,
    ...(access === 'open' ? [] : ofPeople),
    ...(params || query || body ? (['bad-input'] as const) : []),
    // A path value that is too long, or not encoded correctly, matches no route.
    ...(params ? (['not-found'] as const) : []),
    ...(body ? (['too-large'] as const) : []),
    ...errors,
  ];
  return [...new Set(codes.map((code) => errorCodes[code]))].sort((one, other) => one - other);
}

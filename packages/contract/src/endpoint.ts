import type { DivisionNumber } from '@titlenet/catalogue/divisions';
import type { Role } from '@titlenet/catalogue/roles';
import type * as z from 'zod';
import type { ErrorCode } from './error-codes.ts';
import type { ReadTokenScope } from './read-token-scopes.ts';

/**
 * Required authorization of an endpoint: `open` needs no sign-in, `signedIn` both tokens, a list one of its roles,
 * `administrator` the role name that implies all roles. The server does not start with an endpoint that declares none.
 */
export type Access = 'open' | 'signedIn' | 'administrator' | readonly Role[];

/**
 * Rule that determines and checks the company of a request (G-26, G-81, G-165).
 * - `none`: no title data is involved.
 * - `path`, `query`: the `companyCode` of the path or of the query must be one of the caller's.
 * - `division`: the caller's companies of the endpoint's division, or else of the division in the body's `company`.
 * - `title`: the caller's companies in their order, or only the `companyCode` of the query if it has one. A title that
 *   the caller may not access returns the same response as an unknown title.
 */
export type CompanyRule = 'none' | 'path' | 'query' | 'division' | 'title';

export interface Endpoint {
  /** Operation name in the API documentation. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:parameters`; matched case-insensitively (G-53). */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly company: CompanyRule;
  /** Fixed division, for the company rule `division`. */
  readonly division?: DivisionNumber;
  /** The response is a file whose creation may be queued, so it may take longer than other calls. */
  readonly isExport?: true;
  /**
   * A call of a long series, such as a batch of many titles: it counts against a rate limit of its own, so that a series
   * does not use up the calls of the person's other tabs.
   */
  readonly isBulk?: true;
  /** Scope of the read tokens with which the endpoint may be called; absent: with none. It must not change data. */
  readonly readTokenScope?: ReadTokenScope;
  /** Maximum size of the request's body, if it is more than that of other requests (256 KB). */
  readonly maxBodyBytes?: number;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Errors beside those that follow from the other members (see `errorStatuses`). */
  readonly errors?: readonly ErrorCode[];
  /** Schema of a 200 response; absent for 204. */
  readonly response?: z.ZodType;
  /** Media type of the response if it is not JSON. */
  readonly produces?: 'text/plain' | 'application/xml' | 'application/atom+xml' | 'application/octet-stream';
  /** The response may also be 204: there is nothing to send. */
  readonly isSometimesEmpty?: boolean;
  /** Media type of a request body that is not JSON: bytes, which the handler reads itself. */
  readonly accepts?: 'application/octet-stream';
}

/** Preserves the literal types of an endpoint, which type the server's handler and the client's call. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

/** Input of a call: the parameters, query and body that the endpoint declares. */
export type EndpointInput<E extends Endpoint> = (E['params'] extends z.ZodObject
  ? { params: z.input<E['params']> }
  : unknown) &
  (E['query'] extends z.ZodObject ? { query: z.input<E['query']> } : unknown) &
  (E['body'] extends z.ZodType ? { body: z.input<E['body']> } : unknown);

/** Result of a call. */
export type EndpointOutput<E extends Endpoint> = E['response'] extends z.ZodType ? z.output<E['response']> : undefined;

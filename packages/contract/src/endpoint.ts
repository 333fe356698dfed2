import type { DivisionNumber } from '@titlenet/catalogue/divisions';
import type { Role } from '@titlenet/catalogue/roles';
import type * as z from 'zod';

/**
 * Who may call an endpoint. `open` needs no sign-in, `signedIn` needs both tokens and nothing more (the person's own
 * permissions), a list needs one of the roles, `administrator` the role name that implies them all. The server refuses
 * to start with an endpoint that declares nothing.
 */
export type Access = 'open' | 'signedIn' | 'administrator' | readonly Role[];

/**
 * How the company of a call is found and checked (decisions G-26, G-81, G-165).
 * - `none`: no title data is involved.
 * - `path`, `query`: the `companyCode` of the path or of the query must be one of the caller's.
 * - `division`: the endpoint's own division, or else the body's `company`, is searched, and of it only the caller's
 *   companies.
 * - `title`: the title's own company decides, and a title of others is answered exactly as an unknown one.
 */
export type CompanyRule = 'none' | 'path' | 'query' | 'division' | 'title';

export interface Endpoint {
  /** Operation name in the API documentation. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:parameters`; matched without regard to case (decision G-53). */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly company: CompanyRule;
  /** The division of an endpoint that has one of its own, for the company rule of that name. */
  readonly division?: DivisionNumber;
  /** The response is a file whose creation may be queued, so it may take longer than other calls. */
  readonly isExport?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** What a 200 answers; absent where the answer is 204. */
  readonly response?: z.ZodType;
  /** Media type of the answer where it is not JSON. */
  readonly produces?: 'text/plain' | 'application/xml' | 'application/octet-stream';
}

/** Keeps an endpoint's literal types, so that the server's handler and the client's call are typed by it. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

/** What a caller passes: parameters, query and body as far as the endpoint has them. */
export type EndpointInput<E extends Endpoint> = (E['params'] extends z.ZodObject
  ? { params: z.input<E['params']> }
  : unknown) &
  (E['query'] extends z.ZodObject ? { query: z.input<E['query']> } : unknown) &
  (E['body'] extends z.ZodType ? { body: z.input<E['body']> } : unknown);

/** What a caller gets. */
export type EndpointOutput<E extends Endpoint> = E['response'] extends z.ZodType ? z.output<E['response']> : undefined;

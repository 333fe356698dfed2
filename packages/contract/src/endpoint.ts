import type { Role } from '@titlenet/catalogue/roles';
import type * as z from 'zod';

/**
 * Who may call an endpoint. `open` needs no sign-in, `signedIn` needs both tokens and nothing more (the person's own
 * permissions), a list needs one of the roles. The server refuses to start with an endpoint that declares nothing.
 */
export type Access = 'open' | 'signedIn' | readonly Role[];

/**
 * How the company of a call is found and checked (decisions G-26, G-81, G-165).
 * - `none`: no title data is involved.
 * - `path`: the `companyCode` of the path must be one of the caller's.
 * - `division`: the body's `company` is a division; only the caller's companies inside it are searched.
 * - `title`: the title's own company decides, and a title of others is answered exactly as an unknown one.
 */
export type CompanyRule = 'none' | 'path' | 'division' | 'title';

export interface Endpoint {
  /** Operation name in the API documentation. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:parameters`; matched without regard to case (decision G-53). */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly company: CompanyRule;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** What a 200 answers; absent where the answer is 204. */
  readonly response?: z.ZodType;
  /** Media type of the answer where it is not JSON. */
  readonly produces?: 'text/plain' | 'application/xml';
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

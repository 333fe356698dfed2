import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { Role } from '@titlenet/catalogue/roles';
import type { Endpoint } from '@titlenet/contract/endpoint';

/** A line of the access matrix: who may call an endpoint, and how it is called. */
export interface MatrixLine {
  endpoint: Endpoint;
  /**
   * `nobody signed in`, `anybody signed in`, or at least one company and one of these roles (PERM-10, G-20), or
   * administrator, which includes all roles.
   */
  for: 'nobody signed in' | 'anybody signed in' | 'administrators' | readonly Role[];
  /**
   * Rule for the called company: `any`, one that the caller `holds`, one of a division of which the caller holds one
   * (`same division`), or `hidden`: never refused, but titles of other companies are unknown (G-165).
   */
  company: 'any' | 'holds' | 'same division' | 'hidden';
  /** The company of a call whose titles are always of one company or its division. */
  about?: CompanyCode;
  /** The call names an object of another person: every permitted caller gets 404. */
  isOthers?: true;
  /** Builds a call for a company's title by ISBN. */
  call(company: CompanyCode, isbn: string): { url: string; payload?: object };
}

export const everyRole: readonly Role[] = ['employee', 'user', 'cacheClearer'];

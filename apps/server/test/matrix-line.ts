import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { Role } from '@titlenet/catalogue/roles';
import type { Endpoint } from '@titlenet/contract/endpoint';

/** An endpoint's line in the access matrix: who may call it, and how it is called. */
export interface MatrixLine {
  endpoint: Endpoint;
  /**
   * `nobody signed in`, `anybody signed in`, or at least one company and one of these roles (TS §5, §6, G-20) or the name
   * that implies them all.
   */
  for: 'nobody signed in' | 'anybody signed in' | 'administrators' | readonly Role[];
  /**
   * What the called company must be: `any`, one that the caller `holds`, one of a division of which the caller holds
   * one (`same division`), or `hidden`: never a refusal, but others' titles are as unknown (G-165).
   */
  company: 'any' | 'holds' | 'same division' | 'hidden';
  /** Where a call is about the titles of one company, or of its division, whatever company is called. */
  about?: CompanyCode;
  /** The call names a thing of somebody else's: whoever may call is told that there is no such thing (404). */
  isOthers?: true;
  /** A call for this company's title with this ISBN: its path and its body. */
  call(company: CompanyCode, isbn: string): { url: string; payload?: object };
}

export const everyRole: readonly Role[] = ['employee', 'user', 'cacheClearer'];

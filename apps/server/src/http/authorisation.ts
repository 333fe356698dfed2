import type { CompanyCode } from '@titlenet/catalogue/companies';
import { companiesOfDivision, findDivision } from '@titlenet/catalogue/divisions';
import { membersOf } from '@titlenet/catalogue/members-of';
import type { Endpoint } from '@titlenet/contract/endpoint';
import { AppError } from '../app-error.ts';
import type { Caller } from './caller.ts';

/**
 * Checks what is known before the body is read: roles, and the company of the path. An unknown code is denied like one
 * without permission (G-24).
 * @throws AppError `denied`
 */
export function assertMayCall(endpoint: Pick<Endpoint, 'access' | 'company'>, caller: Caller, params: unknown): void {
  const { access } = endpoint;
  if (access === 'open' || access === 'signedIn') return;
  const hasRole =
    access === 'administrator' ? caller.isAdministrator : access.some((role) => caller.roles.includes(role));
  if (!caller.hasAnyAccess || !hasRole) throw new AppError('denied');
  if (endpoint.company === 'path') {
    const { companyCode } = membersOf(params);
    if (!caller.companies.some((code) => code === companyCode)) throw new AppError('denied');
  }
}

/**
 * Determines the companies whose titles a call may access: the company of the path or query, the caller's companies in
 * the division, or all of the caller's; with the rule `title` only the company of the query if it has one (G-81,
 * G-165).
 * @param input the validated params, query and body
 * @throws AppError `denied` without permission for the query's company or any of the division
 */
export function companiesOfCall(
  endpoint: Pick<Endpoint, 'name' | 'company' | 'division'>,
  caller: Caller,
  input: { params: unknown; query: unknown; body: unknown },
): readonly CompanyCode[] {
  if (endpoint.company === 'path') {
    // The endpoint's schema has validated the path.
    const { companyCode } = input.params as { companyCode: CompanyCode };
    return [companyCode];
  }
  if (endpoint.company === 'query') {
    const { companyCode } = membersOf(input.query);
    const company = caller.companies.find((code) => code === companyCode);
    if (!company) throw new AppError('denied');
    return [company];
  }
  if (endpoint.company === 'division') {
    // The endpoint's schema has validated the body.
    const division = findDivision(endpoint.division ?? (input.body as { company?: number }).company);
    if (!division) throw new TypeError(`${endpoint.name} has the company rule "division" and no division in its body`);
    const companies = companiesOfDivision(division.number).filter((code) => caller.companies.includes(code));
    if (companies.length === 0) throw new AppError('denied');
    return companies;
  }
  // The endpoint's schema has validated the query.
  const { companyCode } = (input.query ?? {}) as { companyCode?: CompanyCode };
  return companyCode === undefined ? caller.companies : caller.companies.filter((code) => code === companyCode);
}

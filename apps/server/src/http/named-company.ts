import { type CompanyCode, findCompany } from '@titlenet/catalogue/companies';
import { companiesOfDivision, findDivision } from '@titlenet/catalogue/divisions';
import type { Caller } from './caller.ts';

/**
 * Returns the caller's companies for a company code ('006') or a division number ('6'), in the order of the company
 * table (G-19, G-84); empty without permission for any.
 */
export function companiesNamed(text: string, caller: Pick<Caller, 'companies'>): CompanyCode[] {
  const company = findCompany(text);
  const division = company ? undefined : findDivision(text);
  const named: readonly CompanyCode[] = company ? [company.code] : division ? companiesOfDivision(division.number) : [];
  return named.filter((code) => caller.companies.includes(code));
}

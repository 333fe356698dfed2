import { type CompanyCode, findCompany } from '@titlenet/catalogue/companies';
import { companiesOfDivision, findDivision } from '@titlenet/catalogue/divisions';
import type { Caller } from './caller.ts';

/**
 * The caller's companies behind a text that is a company's code ('006') or a division's number ('6'), in the order of
 * the company table (G-19, G-84); none when the caller holds none of them.
 */
export function companiesNamed(text: string, caller: Pick<Caller, 'companies'>): CompanyCode[] {
  const company = findCompany(text);
  const division = company ? undefined : findDivision(text);
  const named: readonly CompanyCode[] = company ? [company.code] : division ? companiesOfDivision(division.number) : [];
  return named.filter((code) => caller.companies.includes(code));
}

import { type CompanyCode, companyCodes } from '@titlenet/catalogue/companies';
import { companyProfiles } from './company-profiles.ts';

/**
 * Apportions titles to companies by their shares with the Sainte-Laguë method, so that every prefix of the catalogue is
 * proportional: the first thirty titles already include all seven companies.
 */
export class CompanyApportionment {
  readonly #counts = new Map<CompanyCode, number>(companyCodes.map((company) => [company, 0]));

  /** @returns the company of the next title. */
  next(): CompanyCode {
    // The constructor counts every company.
    const quotient = (company: CompanyCode) => companyProfiles[company].share / (2 * this.#counts.get(company)! + 1);
    return companyCodes.reduce((best, company) => (quotient(company) > quotient(best) ? company : best));
  }

  /** Counts a title of a company. */
  count(company: CompanyCode): void {
    this.#counts.set(company, (this.#counts.get(company) ?? 0) + 1);
  }
}

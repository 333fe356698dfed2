import { type CompanyCode, companyCodes } from '@titlenet/catalogue/companies';
import { companyProfiles } from './company-profiles.ts';

/**
 * Deals the catalogue's places out to the companies: every beginning of it, however short, is as fair a sample as can
 * be (by highest averages, as Sainte-Laguë seats parliaments), so that thirty titles are of all seven companies.
 */
export class FairShares {
  readonly #given = new Map<CompanyCode, number>(companyCodes.map((company) => [company, 0]));

  /** Whose title comes next. */
  next(): CompanyCode {
    const claim = (company: CompanyCode) => companyProfiles[company].share / (2 * this.#given.get(company)! + 1);
    return companyCodes.reduce((most, company) => (claim(company) > claim(most) ? company : most));
  }

  give(company: CompanyCode): void {
    this.#given.set(company, this.#given.get(company)! + 1);
  }
}

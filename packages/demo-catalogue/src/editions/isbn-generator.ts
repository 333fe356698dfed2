import { type CompanyCode, companyCodes } from '@titlenet/catalogue/companies';
import { companyProfiles } from '../companies/company-profiles.ts';

export interface GeneratedIsbn {
  isbn: string;
  /** Stable: the same ISBN of the same company always has the same product id. */
  productId: number;
}

const TITLES_PER_REGISTRANT = 10_000;
/** Coprime to 10,000, so that all title numbers of a registrant are used once, in a scattered order. */
const STRIDE = 3_877;
const IDS_PER_COMPANY = 10_000_000;
/** United States range of prefix 979, which has no ISBN-10 form. */
const PREFIX_979 = '979-8';
const FIRST_979_REGISTRANT = 4_000;
const REGISTRANTS_979_PER_COMPANY = 100;

function withCheckDigit(first12: string): string {
  let sum = 0;
  for (let index = 0; index < 12; index += 1) sum += Number(first12[index]) * (index % 2 === 0 ? 1 : 3);
  return `${first12}${(10 - (sum % 10)) % 10}`;
}

/** Generates unique valid ISBNs; a company uses its registrants one after the other. */
export class IsbnGenerator {
  readonly #counts = new Map<string, number>();

  /** @throws RangeError when all registrants of a company are used up (after some million titles). */
  next(company: CompanyCode, is979 = false): GeneratedIsbn {
    const key = is979 ? `979 ${company}` : company;
    const count = this.#counts.get(key) ?? 0;
    this.#counts.set(key, count + 1);
    const companyIndex = companyCodes.indexOf(company);
    const [prefix, first, last] = is979
      ? ([
          PREFIX_979,
          FIRST_979_REGISTRANT + companyIndex * REGISTRANTS_979_PER_COMPANY,
          FIRST_979_REGISTRANT + companyIndex * REGISTRANTS_979_PER_COMPANY + REGISTRANTS_979_PER_COMPANY - 1,
        ] as const)
      : companyProfiles[company].registrants;
    const registrant = first + Math.floor(count / TITLES_PER_REGISTRANT);
    if (registrant > last) throw new RangeError(`Company ${company} has no ISBNs left`);
    const number = (1 + count * STRIDE) % TITLES_PER_REGISTRANT;
    return {
      isbn: withCheckDigit(prefix.replace('-', '') + registrant + String(number).padStart(4, '0')),
      productId: companyIndex * IDS_PER_COMPANY + (is979 ? 9_000_000 : 1_000_000) + count,
    };
  }
}

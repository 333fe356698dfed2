import { type CompanyCode, companyCodes } from '@titlenet/catalogue/companies';
import { companyProfiles } from './company-profiles.ts';

export interface SuppliedIsbn {
  isbn: string;
  /** Belongs to this ISBN for ever: the same ISBN of the same company always has the same id. */
  productId: number;
}

const TITLES_OF_A_REGISTRANT = 10_000;
/** Prime to 10,000: walks through a registrant's numbers without ever meeting one twice, and not one by one. */
const STRIDE = 3_877;
const IDS_OF_A_COMPANY = 10_000_000;
/** The United States' share of 979, whose numbers have no ISBN-10. */
const PREFIX_979 = '979-8';
const FIRST_979 = 4_000;
const BLOCKS_979 = 100;

function withCheckDigit(first12: string): string {
  let sum = 0;
  for (let index = 0; index < 12; index += 1) sum += Number(first12[index]) * (index % 2 === 0 ? 1 : 3);
  return `${first12}${(10 - (sum % 10)) % 10}`;
}

/** Gives out ISBNs, each once: a company goes through its registrants one after the other, as publishers do. */
export class IsbnSupply {
  readonly #given = new Map<string, number>();

  /** Throws a RangeError when a company's registrants are used up, some millions of titles later. */
  next(company: CompanyCode, is979 = false): SuppliedIsbn {
    const key = is979 ? `979 ${company}` : company;
    const count = this.#given.get(key) ?? 0;
    this.#given.set(key, count + 1);
    const place = companyCodes.indexOf(company);
    const [prefix, first, last] = is979
      ? ([PREFIX_979, FIRST_979 + place * BLOCKS_979, FIRST_979 + place * BLOCKS_979 + BLOCKS_979 - 1] as const)
      : companyProfiles[company].registrants;
    const registrant = first + Math.floor(count / TITLES_OF_A_REGISTRANT);
    if (registrant > last) throw new RangeError(`Company ${company} has no ISBNs left`);
    const number = (1 + count * STRIDE) % TITLES_OF_A_REGISTRANT;
    return {
      isbn: withCheckDigit(prefix.replace('-', '') + registrant + String(number).padStart(4, '0')),
      productId: place * IDS_OF_A_COMPANY + (is979 ? 9_000_000 : 1_000_000) + count,
    };
  }
}

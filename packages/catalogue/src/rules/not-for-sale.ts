import { countriesOfName, countryName } from './countries.ts';

interface NotForSaleCode {
  code: string;
  description: string;
}

/** Code and label by which titles are found that are not for sale in a country: '-FR', 'Not for sale in France'. */
export function notForSaleCode(country: string): NotForSaleCode {
  return { code: `-${country}`, description: `Not for sale in ${countryName(country) ?? country}` };
}

/** Returns the codes of territories in words, 'France' or 'World except Canada'; unknown words are their own codes. */
export const notForSaleCodes = (names: readonly string[]): NotForSaleCode[] =>
  names
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .flatMap((name) => (countriesOfName(name) ?? [name]).map(notForSaleCode));

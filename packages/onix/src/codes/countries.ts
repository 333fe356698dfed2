import { isCountry } from '@titlenet/catalogue/rules/countries';

/** Codes of list 91 for countries that no longer exist, with those that have replaced them. */
const formerCountries: ReadonlyMap<string, readonly string[]> = new Map([
  ['AN', ['BQ', 'CW', 'SX']],
  ['CS', ['ME', 'RS']],
  ['YU', ['ME', 'RS']],
]);

/** Returns the countries (ISO 3166-1) for a code of list 91 (upper case); empty for other codes. */
export const countriesOfCode = (code: string): readonly string[] =>
  isCountry(code) ? [code] : (formerCountries.get(code) ?? []);

/** Not in list 91; in list 49 it is the region RS-KM. */
export const KOSOVO = 'XK';

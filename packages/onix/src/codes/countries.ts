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

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

const languages = new Map<string, string | undefined>();

/** English name of a language by its ISO 639-2/B code (`fre` → French), undefined when unknown. */
export function languageName(code: string): string | undefined {
  if (!/^[a-z]{2,3}$/i.test(code) || code.toLowerCase() === 'und') return undefined;
  const key = code.toLowerCase();
  if (!languages.has(key)) languages.set(key, languageNames.of(key));
  return languages.get(key);
}

const names = new Intl.DisplayNames('en-US', { type: 'region', fallback: 'none' });

/** Codes that have a name and are no country: the United Kingdom is GB. */
const notCountries: readonly string[] = ['UK', 'EU', 'EZ', 'UN', 'ZZ', 'XA', 'XB', 'QO'];

/**
 * Name of the country in which copies were sold.
 *
 * @param code of ISO 3166: two capital letters
 * @returns null if no country has the code
 */
export function marketName(code: string): string | null {
  if (!/^[A-Z]{2}$/.test(code) || notCountries.includes(code)) return null;
  return names.of(code) ?? null;
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => String(index + 1));

/** Lower and upper ages in their order (PSCOM-54). */
export const ages: readonly string[] = ['Nwbrn', ...upTo(13), ...upTo(16).map((age) => `${age}up`), 'Adult', 'All'];

/** The upper ages of HQNA (PSHQNA-39); its lower ages are the common list (G-70). */
export const hqnaUpperAges: readonly string[] = upTo(15);

/**
 * Numeric value of an age for sorting and comparison (G-70).
 *
 * @param age one of the lists
 * @returns 'Nwbrn' is 0, '8' and '8up' are 8, 'Adult' is 18 and 'All' is 99; null for anything else
 */
export function ageValue(age: string | null | undefined): number | null {
  if (age === 'Nwbrn') return 0;
  if (age === 'Adult') return 18;
  if (age === 'All') return 99;
  const match = /^(\d{1,2})(?:up)?$/.exec(age ?? '');
  return match ? Number(match[1]) : null;
}

/**
 * Whether a lower age includes its upper bound, so that the upper age is disabled and cleared (PSCOM-49 to PSCOM-51).
 */
export function isOpenEndedAge(lowerAge: string | null | undefined): boolean {
  return lowerAge === 'Adult' || lowerAge === 'All' || (lowerAge?.endsWith('up') ?? false);
}

/**
 * Upper ages that are valid for a lower age (PSCOM-52).
 *
 * @param lowerAge blank for no restriction
 * @param upperAges all upper ages of the form
 * @returns the ages from the lower age on; empty if the lower age is open-ended
 */
export function upperAgesFrom(lowerAge: string | null | undefined, upperAges: readonly string[]): readonly string[] {
  if (isOpenEndedAge(lowerAge)) return [];
  const lowest = ageValue(lowerAge);
  return lowest === null ? upperAges : upperAges.filter((age) => (ageValue(age) ?? -1) >= lowest);
}

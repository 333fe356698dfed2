/**
 * A copy without the members that are undefined, so that a mapped title is equal to what is stored of it and two
 * mappings of one record compare equal.
 */
export function compact<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;
}

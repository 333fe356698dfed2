/** Returns a copy without undefined members, so that a value that was read equals the same value after JSON. */
export function compact<T extends object>(value: T): T {
  // Only undefined members are left out, which equals their absence.
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;
}

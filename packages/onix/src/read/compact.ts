/** Returns a copy without undefined members, so that a value that was read equals the same value after JSON. */
export function compact<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;
}

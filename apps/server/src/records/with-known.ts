/** @returns `base` with the members of `other` that are not undefined in place of its own */
export function withKnown<T extends object>(base: T, other: Partial<T> | undefined): T {
  const present = Object.entries(other ?? {}).filter(([, value]) => value !== undefined);
  return present.length === 0 ? base : { ...base, ...Object.fromEntries(present) };
}

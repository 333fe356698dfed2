/** The members of a value from outside, such as parsed JSON; none if it is not an object. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  // A member that an object lacks is undefined, which `unknown` includes.
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

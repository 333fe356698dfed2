/** Whether a list of constants has a value. `includes` takes only values of the list's own type. */
export function isOneOf<const Value>(list: readonly Value[], value: unknown): value is Value {
  // Any value may be compared.
  return (list as readonly unknown[]).includes(value);
}

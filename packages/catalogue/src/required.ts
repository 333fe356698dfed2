/**
 * Returns a value that the code around the call makes certain, so that its absence is a fault of the program.
 * @param name the value in the message of the error
 * @throws Error if the value is null or undefined
 */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`${name} is missing`);
  return value;
}

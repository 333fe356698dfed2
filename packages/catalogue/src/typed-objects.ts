/** The names of an object that has no other members than its type. */
export function keysOf<Table extends object>(table: Table): (keyof Table & string)[] {
  // `Object.keys` gives texts, because an object may have more members than its type.
  return Object.keys(table) as (keyof Table & string)[];
}

/** The members of an object that has no other members than its type. */
export function entriesOf<Table extends object>(table: Table): [keyof Table & string, Table[keyof Table]][] {
  // `Object.entries` gives texts, because an object may have more members than its type.
  return Object.entries(table) as [keyof Table & string, Table[keyof Table]][];
}

/** An object with a member for each of the names. */
export function objectOf<Name extends string, Value>(
  names: readonly Name[],
  makeValue: (name: Name) => Value,
): Record<Name, Value> {
  // `Object.fromEntries` loses the names.
  return Object.fromEntries(names.map((name) => [name, makeValue(name)])) as Record<Name, Value>;
}

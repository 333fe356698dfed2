/** The different ones of links or prizes: one person in two composites may have the same ones in both. */
export const distinct = <Value extends object>(values: readonly Value[]): Value[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

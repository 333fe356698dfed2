/** What one feed may ask of the machine; everything beyond is refused or rejected with its reason. */
export type OnixLimits = {
  /** Bytes before the first record. */
  readonly header: number;
  /** Bytes of one record. */
  readonly record: number;
  /** Levels of elements. */
  readonly depth: number;
  /** Elements of one record. */
  readonly elements: number;
  /** Records in a row that begin before the last one has ended. */
  readonly unclosedInARow: number;
};

export const defaultLimits: OnixLimits = {
  header: 1_048_576,
  record: 8 * 1_048_576,
  depth: 100,
  elements: 50_000,
  unclosedInARow: 100,
};

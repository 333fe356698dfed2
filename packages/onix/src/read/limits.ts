/** Resource limits of one feed; a file beyond them is refused, a record beyond them is rejected. */
export type OnixLimits = {
  /** Maximum size of the header before the first record, in bytes. */
  readonly header: number;
  /** Maximum size of one record in bytes. */
  readonly record: number;
  /** Maximum nesting of elements. */
  readonly depth: number;
  /** Maximum number of elements in one record. */
  readonly elements: number;
  /** Maximum number of consecutive records without an end tag. */
  readonly unclosedInARow: number;
  /** Maximum number of consecutive records that name neither themselves nor their product. */
  readonly unidentifiedInARow: number;
};

export const defaultLimits: OnixLimits = {
  header: 1_048_576,
  record: 8 * 1_048_576,
  depth: 100,
  elements: 50_000,
  unclosedInARow: 100,
  unidentifiedInARow: 100,
};

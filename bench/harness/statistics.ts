/** Summary of a set of times in milliseconds. */
export interface Summary {
  count: number;
  p50: number;
  p95: number;
  worst: number;
}

/**
 * The nearest-rank percentile: the smallest of the values that at least `percent` of them do not exceed.
 *
 * @throws RangeError if there are no values, or the percentage is not above 0 and at most 100
 */
export function percentile(values: readonly number[], percent: number): number {
  if (values.length === 0 || !(percent > 0 && percent <= 100))
    throw new RangeError(`No ${percent}th percentile of ${values.length} values`);
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1]!;
}

/** The median; for an even number of values the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new RangeError('No median of no values');
  return (lower + upper) / 2;
}

export function summarise(values: readonly number[]): Summary {
  return {
    count: values.length,
    p50: percentile(values, 50),
    p95: percentile(values, 95),
    worst: percentile(values, 100),
  };
}

/** Splits an integer by weights into integers that sum exactly to it; without any weight the last part gets all. */
export function partition(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let reached = 0;
  let given = 0;
  return weights.map((weight, index) => {
    reached += weight;
    const isLast = index === weights.length - 1;
    const until = isLast ? total : sum === 0 ? 0 : Math.round((total * reached) / sum);
    const part = until - given;
    given = until;
    return part;
  });
}

/**
 * Distributes groups over columns in their order, so that the highest column is as low as possible.
 *
 * @param heights height of each group, in any unit
 * @param count number of columns
 * @returns for each column, the indexes of its groups
 */
export function distributeOverColumns(heights: readonly number[], count: number): number[][] {
  const pack = (maxHeight: number): number[][] | null => {
    const columns: number[][] = [[]];
    let height = 0;
    for (const [index, own] of heights.entries()) {
      if (height > 0 && height + own > maxHeight) {
        columns.push([]);
        height = 0;
      }
      columns.at(-1)?.push(index);
      height += own;
    }
    return columns.length <= count ? columns : null;
  };
  // The result's height is always a sum of neighbouring groups. There are few groups, so all sums are tried.
  const sums = heights.flatMap((_, first) =>
    heights
      .slice(first)
      .map((_, length) => heights.slice(first, first + length + 1).reduce((sum, one) => sum + one, 0)),
  );
  for (const maxHeight of sums.sort((a, b) => a - b)) {
    const columns = pack(maxHeight);
    if (columns) return columns;
  }
  return [[]];
}

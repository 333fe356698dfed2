/** @returns the minimum width in px at which a label fits on two lines. */
export function minimumHeaderWidth(label: string): number {
  const longest = Math.max(...label.split(' ').map((word) => word.length), label.length / 2);
  return Math.max(56, Math.ceil(longest * 7.5) + 22);
}

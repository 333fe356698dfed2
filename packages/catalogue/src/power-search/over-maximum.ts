import { formatCount } from '../formatting/numbers.ts';

/** The heading of a result that is not listed. @param isUncounted true if there may be more than `total` titles */
export function overMaximumText({ total, isUncounted }: { total: number; isUncounted?: boolean | undefined }): string {
  const titles = isUncounted ? 'Too many Titles to be counted' : `${formatCount(total)} Titles`;
  return `${titles}. (*note: over maximum size, please refine your search.)`;
}

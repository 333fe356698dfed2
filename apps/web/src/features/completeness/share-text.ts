import { percentOf } from '@titlenet/catalogue/formatting/rounding';

/** A share in percent; a small one is not shown as none, nor a large one as all. */
export function shareText(some: number, all: number): string {
  const share = percentOf(some, all, 0) ?? 0;
  if (share === 0 && some > 0) return 'under 1 %';
  return share === 100 && some < all ? 'over 99 %' : `${share} %`;
}

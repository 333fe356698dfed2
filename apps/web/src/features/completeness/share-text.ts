import { percentOf } from '@titlenet/catalogue/formatting/rounding';

/** A share in percent; a small one is not shown as none. */
export function shareText(some: number, all: number): string {
  return some > 0 && some * 200 < all ? 'under 1 %' : `${percentOf(some, all, 0) ?? 0} %`;
}

import type { TitleBar } from '../title-bar.ts';

/** @returns the label of a title's format; the short one if the feed sends no other */
export function formatLabel({ formatDesc, formatDescSRP5 }: Partial<Pick<TitleBar, 'formatDesc' | 'formatDescSRP5'>>) {
  return formatDesc ?? formatDescSRP5 ?? null;
}

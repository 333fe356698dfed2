import { formatCount } from '@titlenet/catalogue/formatting/numbers';

/** '1 ISBN', '1,240 ISBNs'. */
export function countIsbns(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'ISBN' : 'ISBNs'}`;
}

/** ' 3 already on the list.', with a leading blank; empty for 0. */
export function alreadyText(count: number): string {
  return count === 0 ? '' : ` ${formatCount(count)} already on the list.`;
}

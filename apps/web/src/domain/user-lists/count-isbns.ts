/** '1 ISBN', '1,240 ISBNs'. */
export function countIsbns(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'ISBN' : 'ISBNs'}`;
}

/** ' 3 already on the list.', with a leading blank; empty for 0. */
export function alreadyText(count: number): string {
  return count === 0 ? '' : ` ${count.toLocaleString('en-US')} already on the list.`;
}
